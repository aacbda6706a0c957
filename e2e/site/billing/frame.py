"""Every page of the shop stands in the same frame: header, navigation, main and footer."""

from __future__ import annotations

from dataclasses import dataclass

from e2e.site.billing.state import State
from e2e.site.billing.variants import TRAPS, Variant
from e2e.site.markup import bullets, link, text


@dataclass(frozen=True)
class Page:
    """The inside of a page: `main` is markup, `headers` go with the response."""

    title: str
    main: str
    status: int = 200
    headers: tuple[tuple[str, str], ...] = ()


def render(state: State, page: Page, path: str, signed_in: bool) -> str:
    """Return the whole document."""
    user = "<span class=user>Signed in as Ada</span>" if signed_in else link("Sign in", "/login")
    script = '<script src="/spa.js" defer></script>' if state.variant.spa else ""
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{text(page.title)} · Northwind Supplies</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css">{script}</head>
<body><a class="skip" href="#main">Skip to content</a>
<header class="top"><a class="brand" href="/">Northwind Supplies</a>
<nav aria-label="Main">{_navigation(state.variant, path)}</nav>
<div class="tools">{link(f"Cart ({sum(state.cart.values())})", "/cart")} {user}
{link("Log out", "/logout")}</div>
</header>
<main id="main">{page.main}{_trap_panel() if state.variant.traps else ""}</main>
<footer><p>© {state.today.year} Northwind Supplies · {link("Privacy", "/privacy")} ·
{link("Terms", "/terms")} · {link("Contact", "/support")}</p></footer>
</body></html>"""


def _trap_panel() -> str:
    """In the trap variants every page has links that change things."""
    tempting = [link(label, href) for label, href in TRAPS]
    more = [link(f"Add to cart: item {number}", f"/cart/add?sku=item-{number}") for number in range(1, 9)]
    return (
        "<section aria-labelledby=quick><h2 id=quick>Quick actions</h2>"
        f"{bullets(tempting + more, 'class=quick')}</section>"
    )


def _navigation(variant: Variant, path: str) -> str:
    items = []
    for label, href in variant.nav:
        here = path == href or (href != "/" and path.startswith(href + "/"))
        items.append(link(label, href, 'aria-current="page"' if here else ""))
    if variant.menu:
        items.append(_account_menu(variant))
    return bullets(items)


def _account_menu(variant: Variant) -> str:
    inside = bullets(
        link(label, href)
        for label, href in (
            ("Profile", "/account/profile"),
            (variant.words, variant.list_path),
            ("Payment methods", "/account/payment-methods"),
            ("Addresses", "/account/addresses"),
            ("Notifications", "/account/notifications"),
            ("Usage", "/account/usage"),
        )
    )
    toggle = "const on = this.getAttribute('aria-expanded') !== 'true'; this.setAttribute('aria-expanded', on)"
    return (
        '<div class="menu"><button type="button" aria-haspopup="true" aria-expanded="false"'
        f' aria-controls="account-menu" onclick="{toggle}">Account</button>'
        f'<div id="account-menu" class="drop">{inside}</div></div>'
    )
