"""Django's own administration site, unchanged, as a page that nobody wrote for us."""

from e2e.site.django_admin.serving import ADMIN, ADMIN_PASSWORD, DjangoAdmin, serve_django_admin

__all__ = ["ADMIN", "ADMIN_PASSWORD", "DjangoAdmin", "serve_django_admin"]
