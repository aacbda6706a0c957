"""Account pages look like billing but hold no invoice: they are what exploration must pass by."""

from __future__ import annotations

from e2e.site.billing.frame import Page
from e2e.site.billing.state import State
from e2e.site.markup import Fields, bullets, inputs, link, status, table, text
from e2e.site.server import Call, Reply, redirect

PROFILE: Fields = (
    ("First name", "first_name", "text*"),
    ("Last name", "last_name", "text*"),
    ("Email", "email", "email*"),
    ("Phone", "phone", "tel"),
    ("Company", "company", "text"),
)
CARD: Fields = (
    ("Name on card", "card_name", "text*"),
    ("Card number", "card_number", "text*"),
    ("Expiry date", "expiry", "text*"),
    ("Security code", "cvc", "password*"),
)
ADDRESS: Fields = (
    ("Full name", "name", "text*"),
    ("Street", "street", "text*"),
    ("Postcode", "postcode", "text*"),
    ("City", "city", "text*"),
)
FORMS: dict[str, tuple[str, str, Fields, str]] = {
    "profile": ("Profile", "Your name as it stands on parcels.", PROFILE, "Save profile"),
    "payment-methods": ("Payment methods", "Visa ending in 4242, expires 08/29.", CARD, "Add card"),
    "addresses": ("Addresses", "Ada Byron, 12 St James's Square, London.", ADDRESS, "Add address"),
}
NOTICES = ("Order shipped", "Price alerts", "Weekly summary", "Security notices", "Product news")
LINKS = (
    ("Profile", "/account/profile"),
    ("Payment methods", "/account/payment-methods"),
    ("Addresses", "/account/addresses"),
    ("Notifications", "/account/notifications"),
    ("Usage", "/account/usage"),
    ("Settings", "/settings"),
    ("Upload documents", "/upload"),
    ("Team", "/team"),
)


def show_account(state: State, call: Call) -> Page:
    """Show the overview of the account."""
    links = list(LINKS)
    if state.variant.deep:
        links.insert(2, ("Billing", "/account/billing"))
    main = f"<h1>Account</h1><p class=lead>Ada Byron · Customer since 2019</p>{_cards(links)}"
    return Page("Account", main)


def show_billing(state: State, call: Call) -> Page:
    """Show the overview of billing, from which the invoices are one or two links away."""
    if state.variant.deep:
        links = [("Plan", "/account/usage"), ("Documents", "/account/billing/documents")]
    else:
        links = [(state.variant.words, state.variant.list_path), ("Usage", "/account/usage")]
    links += [("Payment methods", "/account/payment-methods"), ("Addresses", "/account/addresses")]
    plan = "<dl><dt>Plan</dt><dd>Workshop 25</dd><dt>Renews</dt><dd>On the first of each month</dd></dl>"
    return Page("Billing", f"<h1>Billing</h1>{plan}{_cards(links)}")


def show_documents(state: State, call: Call) -> Page:
    """Show the kinds of documents there are (the deep variant only)."""
    links = [
        ("Contracts", "/terms"),
        ("Tax forms", "/privacy"),
        (state.variant.words, state.variant.list_path),
        ("Uploads", "/upload"),
    ]
    return Page("Documents", f"<h1>Documents</h1>{_cards(links)}")


def _cards(links: list[tuple[str, str]]) -> str:
    return bullets((link(label, href) for label, href in links), "class=cards")


def show_form(state: State, call: Call) -> Page | Reply:
    """Show one of the account's forms, or save it and show it again."""
    key = call.path.rsplit("/", 1)[1]
    title, intro, fields, button = FORMS[key]
    if call.method == "POST":
        state.saved[key] = {name: call.sent(name) for _, name, _ in fields}
        return redirect(f"{call.path}?saved=1")
    done = status("Your changes were saved.") if call.asked("saved") else ""
    shown = {name: value for name, value in state.saved.get(key, {}).items() if name not in ("cvc", "card_number")}
    main = f"""<h1>{title}</h1>{done}<p>{text(intro)}</p>
<form class=panel method=post aria-label="{title}">{inputs(fields, shown)}<button>{button}</button></form>"""
    return Page(title, main)


def show_notifications(state: State, call: Call) -> Page | Reply:
    """Show the switches for mail, or save them."""
    if call.method == "POST":
        state.saved["notifications"] = dict.fromkeys(call.form, "on")
        return redirect("/account/notifications?saved=1")
    saved = state.saved.get("notifications", {})
    boxes = "".join(
        f"<p><label><input type=checkbox name='{text(name)}'{' checked' if name in saved else ''}>"
        f" {text(name)}</label></p>"
        for name in NOTICES
    )
    done = status("Your changes were saved.") if call.asked("saved") else ""
    main = f"""<h1>Notifications</h1>{done}<form class=panel method=post><fieldset>
<legend>Send me mail about</legend>{boxes}</fieldset><button>Save notifications</button></form>"""
    return Page("Notifications", main)


def show_usage(state: State, call: Call) -> Page:
    """Show numbers that look like an invoice but are none."""
    rows = (("Storage", "61 GB", "100 GB"), ("Parcels", "18", "25"), ("API calls", "4,211", "10,000"))
    grid = table(("Resource", "Used", "Included"), [[text(cell) for cell in row] for row in rows])
    return Page("Usage", f"<h1>Usage</h1><p>Since the first of this month.</p>{grid}")
