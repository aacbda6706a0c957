"""A shop with accounts and invoices, in variants that each hide last month's invoice in another way."""

from e2e.site.billing.site import BillingSite
from e2e.site.billing.variants import VARIANTS

__all__ = ["VARIANTS", "BillingSite"]
