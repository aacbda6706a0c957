"""The shop answers every request through one gate: ledger, delay, login, route, frame."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from urllib.parse import quote

from e2e.site.billing import account, checkout, documents, forms, home, odd, preferences, shop
from e2e.site.billing.frame import Page, render
from e2e.site.billing.invoices import make_invoice
from e2e.site.billing.state import State, make_state
from e2e.site.billing.variants import TRAP_PATHS, VARIANTS, Variant
from e2e.site.routes import Route, Routes
from e2e.site.server import Call, LocalSite, Reply, Request, not_found, redirect

Responder = Callable[[State, Call], Page | Reply]

STATIC = Path(__file__).with_name("static")
STATIC_FILES = {
    "/style.css": ("style.css", "text/css; charset=utf-8"),
    "/spa.js": ("spa.js", "text/javascript; charset=utf-8"),
}
OPEN_PATHS = frozenset({"/login", "/logout", *STATIC_FILES})

TABLE: tuple[tuple[str, str, Responder], ...] = (
    ("GET", "/", home.show_home),
    ("GET", "/privacy", home.show_privacy),
    ("GET", "/terms", home.show_terms),
    ("GET", "/products", shop.show_products),
    ("GET", "/products/{sku}", shop.show_product),
    ("POST", "/cart/add", shop.add_to_cart),
    ("POST", "/cart/remove", shop.remove_from_cart),
    ("GET", "/cart", checkout.show_cart),
    ("GET POST", "/checkout/address", checkout.show_address),
    ("GET POST", "/checkout/payment", checkout.show_payment),
    ("GET", "/checkout/review", checkout.show_review),
    ("POST", "/checkout/place-order", checkout.place_order),
    ("GET", "/orders", checkout.show_orders),
    ("GET", "/orders/{number}", checkout.show_order),
    ("GET", "/account", account.show_account),
    ("GET POST", "/account/profile", account.show_form),
    ("GET POST", "/account/payment-methods", account.show_form),
    ("GET POST", "/account/addresses", account.show_form),
    ("GET POST", "/account/notifications", account.show_notifications),
    ("GET", "/account/usage", account.show_usage),
    ("GET POST", "/support", forms.show_support),
    ("GET", "/support/thanks", forms.show_thanks),
    ("GET", "/team", forms.show_team),
    ("GET", "/team/{id}/delete", forms.ask_delete),
    ("POST", "/team/{id}/delete", forms.delete_member),
    ("GET POST", "/upload", forms.show_upload),
    ("GET POST", "/login", forms.show_login),
    ("GET POST", "/settings", preferences.show_settings),
    ("GET", "/slow", odd.show_slow),
    ("GET", "/busy", odd.show_busy),
    ("GET", "/alert", odd.show_alert),
)


class BillingSite(LocalSite):
    """The shop on a free port: `with BillingSite(variant="deep") as site: ...`.

    `variant` is a key of VARIANTS. `state` holds what visitors changed (orders, messages, uploads, deleted
    members, settings), `ledger` every request. Raises KeyError for an unknown variant.
    """

    def __init__(self, variant: str = "table", today: date | None = None) -> None:
        super().__init__()
        self.variant: Variant = VARIANTS[variant]
        self.today = today or date.today()
        self.state = make_state(self.variant, self.today)
        self._routes = _make_routes(self.variant)

    def expected_invoice(self, month_offset: int) -> tuple[str, bytes]:
        """Return name and bytes of the download of `month_offset` months ago (0 this month, 1 last month)."""
        invoice = make_invoice(self.today, month_offset, self.variant)
        return invoice.filename, invoice.content

    @property
    def downloads(self) -> list[Request]:
        """The requests for invoice files."""
        base, end = self.variant.list_path + "/", "." + self.variant.file_kind
        return [one for one in self.ledger if one.path.startswith(base) and one.path.endswith(end)]

    @property
    def trap_visits(self) -> list[Request]:
        """The GET requests that should never have been made: exploration follows no such link."""
        return [one for one in self.ledger if one.method == "GET" and one.path in TRAP_PATHS]

    def answer(self, call: Call) -> Reply:
        """Answer one request."""
        if call.path in STATIC_FILES:
            return _static_file(call.path)
        self._wait(call)
        signed_in = call.cookie("northwind") in self.state.sessions
        if self.variant.login and not signed_in and call.path not in OPEN_PATHS:
            return redirect(f"/login?next={quote(call.path)}")
        found = self._routes.find(call)
        if found is None:
            return not_found(call.path)
        respond, matched = found
        answer = respond(self.state, matched)
        return self._framed(answer, call, signed_in) if isinstance(answer, Page) else self._paced(answer)

    def _wait(self, call: Call) -> None:
        self.pause(self.variant.delay)
        if call.path == "/slow":
            self.pause(odd.milliseconds(call))
        elif call.path == "/never":
            self.closing.wait()

    def _framed(self, page: Page, call: Call, signed_in: bool) -> Reply:
        if self.variant.spa and call.method == "GET" and "<script" not in page.main:
            if call.headers.get("X-Fragment"):
                fragment = json.dumps({"title": page.title, "html": page.main})
                return Reply(fragment.encode(), page.status, "application/json", page.headers)
            page = replace(page, title="Loading", main="<p id=loading role=status>Loading…</p>")
        document = render(self.state, page, call.path, signed_in)
        return Reply(document.encode(), page.status, headers=page.headers)

    def _paced(self, reply: Reply) -> Reply:
        if isinstance(reply.body, bytes):
            return reply
        return replace(reply, body=self._slowly(reply.body))

    def _slowly(self, pieces: Iterable[bytes]) -> Iterator[bytes]:
        for piece in pieces:
            yield piece
            self.pause(documents.SLOW_GAP_S)


def _make_routes(variant: Variant) -> Routes[Responder]:
    base = variant.list_path
    rows = list(TABLE)
    rows += [("GET", base, documents.show_list), ("GET", base + "/{key}", documents.show_document)]
    rows += [("GET", "/api/invoices", documents.show_rows), ("GET", "/never", home.show_terms)]
    if variant.deep:
        rows += [("GET", "/account/billing", account.show_billing)]
        rows += [("GET", "/account/billing/documents", account.show_documents)]
    else:
        rows.append(("GET", "/billing", account.show_billing))
    traps: list[tuple[str, str, Responder]] = [("GET", path, home.spring_trap) for path in sorted(TRAP_PATHS)]
    return Routes(
        Route(method, pattern, respond) for methods, pattern, respond in traps + rows for method in methods.split()
    )


def _static_file(path: str) -> Reply:
    name, content_type = STATIC_FILES[path]
    return Reply((STATIC / name).read_bytes(), content_type=content_type)
