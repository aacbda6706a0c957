"""Shops whose invoices lie in different places, as pages in memory."""

from __future__ import annotations

from browser_copilot.protocol.tools import Cell
from tests.agent.fake_site import Blank, Form, Listing, Page, Thing

MONTHS = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
]
NAV = [
    Thing("Home", goes="/", landmark="nav"),
    Thing("Products", goes="/products", landmark="nav"),
    Thing("Orders", goes="/orders", landmark="nav"),
    Thing("Billing", goes="/billing", landmark="nav"),
    Thing("Account", goes="/account", landmark="nav"),
    Thing("Team", goes="/team", landmark="nav"),
    Thing("Log out", goes="/logout", landmark="header"),
]


def invoice_row(back: int, label: str = "Download PDF") -> tuple[dict[str, Cell], list[Thing]]:
    """The invoice of `back` months before November 2026."""
    months = 2026 * 12 + 10 - back
    year, month = months // 12, months % 12 + 1
    amount = 50 + back
    cells = {
        "Number": Cell(type="link", text=f"INV-{year}-{1000 + month}", href=f"/billing/invoices/{year}-{month:02d}"),
        "Month": Cell(type="date", text=f"{MONTHS[month - 1]} {year}", value=f"{year}-{month:02d}-01"),
        "Amount": Cell(type="money", text=f"€{amount}.00", value=float(amount), currency="EUR"),
        "Status": Cell(type="text", text="Open" if back == 0 else "Paid"),
        "File": Cell(type="text", text=label),
    }
    controls = [
        Thing(f"INV-{year}-{1000 + month}", goes="/detail"),
        Thing(label, file=f"invoice-{year}-{month:02d}.pdf"),
    ]
    return cells, controls


def pages_of_invoices(path: str, backs: list[int], size: int = 8) -> dict[str, Page]:
    """The list, `size` on a page, with a pager."""
    pages = {}
    chunks = [backs[start : start + size] for start in range(0, len(backs), size)]
    for number, chunk in enumerate(chunks, start=1):
        pager = [Thing(str(n), goes=f"{path}?page={n}") for n in range(1, len(chunks) + 1)]
        if number < len(chunks):
            pager.append(Thing("Next", goes=f"{path}?page={number + 1}"))
        rows = [invoice_row(back) for back in chunk]
        pages[f"{path}?page={number}"] = pages[path if number == 1 else f"{path}?page={number}"] = Page(
            "Invoices", [*NAV, *pager], lists=[Listing("Invoices", rows)]
        )
    return pages


def plain_shop() -> dict[str, Page]:
    """Billing in the navigation, invoices one link further."""
    return {
        "/": Page("Home", list(NAV)),
        "/products": Page("Products", list(NAV)),
        "/orders": Page("Orders", list(NAV)),
        "/account": Page("Account", [*NAV, Thing("Profile", goes="/profile"), Thing("Usage", goes="/usage")]),
        "/billing": Page("Billing", [*NAV, Thing("Invoices", goes="/billing/invoices"), Thing("Usage", goes="/usage")]),
        "/profile": Page("Profile", list(NAV)),
        "/usage": Page("Usage", list(NAV)),
        "/team": Page("Team", list(NAV)),
        "/logout": Page("Logged out", [Thing("Sign in", goes="/")]),
        **pages_of_invoices("/billing/invoices", list(range(24))),
    }


def deep_shop() -> dict[str, Page]:
    """No billing in the navigation: Account, Billing, Documents, Invoices."""
    nav = [one for one in NAV if one.label != "Billing"]
    base = "/account/billing/documents/invoices"
    pages = {
        "/": Page("Home", nav),
        "/products": Page("Products", nav),
        "/orders": Page("Orders", nav),
        "/team": Page("Team", nav),
        "/account": Page(
            "Account", [*nav, Thing("Profile", goes="/profile"), Thing("Billing", goes="/account/billing")]
        ),
        "/account/billing": Page(
            "Billing", [*nav, Thing("Plan", goes="/usage"), Thing("Documents", goes="/account/billing/documents")]
        ),
        "/account/billing/documents": Page(
            "Documents", [*nav, Thing("Contracts", goes="/terms"), Thing("Invoices", goes=base)]
        ),
        "/profile": Page("Profile", nav),
        "/usage": Page("Usage", nav),
        "/terms": Page("Terms", nav),
        "/logout": Page("Logged out"),
    }
    return {**pages, **pages_of_invoices(base, list(range(24)))}


def login_shop() -> dict[str, Page]:
    """The plain shop behind a login."""
    pages = plain_shop()
    form = Form(
        [Blank("Username"), Blank("Password", type="password")],
        "Sign in",
        lambda site: site.go("/billing/invoices"),
        "login",
    )
    pages["/login"] = Page("Sign in", [], [form])
    return pages
