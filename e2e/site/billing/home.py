"""The dashboard, and the pages that are only there to be read."""

from __future__ import annotations

from e2e.site.billing.frame import Page
from e2e.site.billing.invoices import make_invoice
from e2e.site.billing.state import State
from e2e.site.markup import bullets, link, table, text
from e2e.site.server import Call


def show_home(state: State, call: Call) -> Page:
    """Show the dashboard."""
    due = make_invoice(state.today, 0, state.variant)
    facts = (
        ("Current plan", "Workshop 25"),
        ("Balance due", due.amount),
        ("Storage used", "61 of 100 GB"),
        ("Team members", str(len(state.members))),
    )
    tiles = "".join(f"<div class=tile><dt>{text(name)}</dt><dd>{text(value)}</dd></div>" for name, value in facts)
    news = bullets(
        (
            "<strong>New:</strong> same-day delivery in Lisbon and Porto",
            f"Spring catalogue: {link('24 new products', '/products')}",
            f"Need help? {link('Contact support', '/support')}",
        )
    )
    main = f"""<h1>Welcome back</h1><p class=lead>Here is what happened in your workshop this week.</p>
<dl class=tiles>{tiles}</dl>
<section aria-labelledby=news><h2 id=news>News</h2>{news}</section>
<section aria-labelledby=activity><h2 id=activity>Recent activity</h2>{_activity()}</section>"""
    return Page("Home", main)


def _activity() -> str:
    rows = (
        ("Order 5000 delivered", "Grace Hopper", "2 days ago"),
        ("Two products added to the wish list", "Alan Turing", "4 days ago"),
        ("Address changed", "Barbara Liskov", "6 days ago"),
    )
    return table(("What", "Who", "When"), [[text(cell) for cell in row] for row in rows])


def show_text(title: str, *paragraphs: str) -> Page:
    """Return a page of plain paragraphs."""
    return Page(title, f"<h1>{text(title)}</h1>" + "".join(f"<p>{text(one)}</p>" for one in paragraphs))


def show_privacy(state: State, call: Call) -> Page:
    """Show the privacy notice."""
    return show_text("Privacy", "We keep your orders for ten years because the tax office asks for it.")


def show_terms(state: State, call: Call) -> Page:
    """Show the terms of sale."""
    return show_text("Terms", "Goods may be returned within 30 days.", "Delivery takes two to four days.")


def spring_trap(state: State, call: Call) -> Page:
    """Say that something was changed: the ledger has the visit, and that is what a test looks at."""
    if call.path == "/logout":
        state.sessions.discard(call.cookie("northwind"))
        gone = (("Set-Cookie", "northwind=; Path=/; Max-Age=0"),)
        return Page("Logged out", "<h1>You are logged out</h1><p><a href=/login>Sign in</a></p>", headers=gone)
    return Page("Done", "<h1>Done</h1><p role=status>Your request was carried out at once.</p>")
