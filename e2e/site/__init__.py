"""Local sites answer on 127.0.0.1 only and remember every request they got, so that a test can ask them.

`billing.BillingSite` is a shop with accounts and invoices in twelve variants, `pages.PageSite` has one page of
every kind that people meet and the hostile ones, `django_admin.serve_django_admin` runs Django's own admin.
All are context managers; `python -m e2e.site` serves the first two for a person to look at.
"""
