"""Invoices are made from the date alone, so the same day gives the same numbers, amounts and bytes."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from e2e.site.billing.variants import Variant
from e2e.site.pdf import make_pdf

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
ISSUED = 24
UPCOMING = 8
PAGE_SIZE = 8


@dataclass(frozen=True)
class Invoice:
    """`offset` counts months back: 0 is this month, 1 last month, negative ones are still to come."""

    offset: int
    year: int
    month: int
    word: str
    file_kind: str

    @property
    def key(self) -> str:
        """Year and month, as `2026-10`."""
        return f"{self.year}-{self.month:02d}"

    @property
    def title(self) -> str:
        """Month and year in words, as `October 2026`."""
        return f"{MONTHS[self.month - 1]} {self.year}"

    @property
    def number(self) -> str:
        """The document number, as `INV-2026-1010`."""
        return f"{self.word[:3].upper()}-{self.year}-{1000 + self.month}"

    @property
    def cents(self) -> int:
        """The amount due, in cents."""
        return 4900 + (self.year * 12 + self.month) * 137 % 9000

    @property
    def amount(self) -> str:
        """The amount due, as `€63.70`."""
        return f"€{self.cents / 100:.2f}"

    @property
    def status(self) -> str:
        """Scheduled, Open (this month) or Paid."""
        if self.offset < 0:
            return "Scheduled"
        return "Open" if self.offset == 0 else "Paid"

    @property
    def filename(self) -> str:
        """The name of the download, as `invoice-2026-10.pdf`."""
        return f"{self.word.lower()}-{self.key}.{self.file_kind}"

    @property
    def content(self) -> bytes:
        """The bytes of the download."""
        if self.file_kind == "csv":
            rows = ("number,month,amount,status", f"{self.number},{self.title},{self.amount},{self.status}")
            return ("\r\n".join(rows) + "\r\n").encode()
        title = f"{self.word} {self.number}"
        return make_pdf(("Northwind Supplies", title, self.title, f"Total {self.amount}", self.status))

    @property
    def content_type(self) -> str:
        """The media type of the download."""
        return "text/csv; charset=utf-8" if self.file_kind == "csv" else "application/pdf"


def make_invoice(today: date, offset: int, variant: Variant) -> Invoice:
    """Return the invoice of the month that lies `offset` months before today's."""
    months = today.year * 12 + today.month - 1 - offset
    return Invoice(offset, months // 12, months % 12 + 1, variant.word, variant.file_kind)


def list_invoices(today: date, variant: Variant) -> list[Invoice]:
    """Return all invoices in the order in which the variant shows them."""
    first = -UPCOMING if variant.order == "upcoming" else 0
    found = [make_invoice(today, offset, variant) for offset in range(first, ISSUED)]
    return found[::-1] if variant.order == "oldest" else found
