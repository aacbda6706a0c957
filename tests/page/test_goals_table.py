"""Every row of the table of goal pages knows its page, and does not take a page for it that only comes close."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from browser_copilot.page.goals import PREDICATES, WEIGHTS, judge
from browser_copilot.protocol.page import Message, MiniPCD
from browser_copilot.protocol.tools import Cell
from tests.agent.fake_site import Blank, FakeSite, Form, Listing, Page, Thing


def page(title: str = "Page", path: str = "/page", *, says: str = "", login: str = "unknown", **more: Any) -> MiniPCD:
    """`forms` are (purpose, labels of fields), `lists` (name, columns), `kinds` those of the page's actions."""
    forms = [Form([Blank(one) for one in labels], purpose=purpose) for purpose, labels in more.get("forms", ())]
    cell = Cell(type="text", text="x")
    rows = [Listing(name, [(dict.fromkeys(columns, cell), [])]) for name, columns in more.get("lists", ())]
    things = [Thing(one.replace("_", " ").title(), "button", kind=one, landmark="nav") for one in more.get("kinds", ())]
    said = [Message(kind="status", text=says)] if says else []
    shown = Page(title, things, forms, rows, messages=said)
    mini = FakeSite({path: shown}, Path("/nowhere"), path).summary()
    return mini.model_copy(update={"login_state": login})


HITS: dict[str, list[MiniPCD]] = {
    "billing": [
        page("Your details", forms=[("billing", ["Street"])]),
        page("Billing", "/billing"),
        page("Facturation", forms=[("", ["VAT number"])]),
    ],
    "payment_method": [
        page("Pay", forms=[("payment_method", ["Number"])]),
        page("Payment method", forms=[("", ["Card number", "CVC"])]),
    ],
    "upload": [page("Papers", forms=[("upload", ["Paper"])]), page("Attach a document", forms=[("", ["Document"])])],
    "schedule": [
        page("Visit us", forms=[("booking", ["Name"])]),
        page("Book an appointment", forms=[("", ["Date", "Time"])]),
        page("Calendar", kinds=["book"]),
    ],
    "checkout": [
        page("Your order", forms=[("checkout", ["Name"])]),
        page("Delivery address", forms=[("", ["Postcode"])]),
        page("Checkout", kinds=["place_order"]),
    ],
    "cart": [page("Your cart", "/cart"), page("Basket", kinds=["checkout"])],
    "order_confirmed": [page("Thank you for your order"), page("Shop", says="Your order was placed")],
    "login": [page("Members", forms=[("login", ["Name"])]), page("Sign in", forms=[("", ["Password"])])],
    "login_success": [page("News", login="in"), page("Welcome, Ada")],
    "search_results": [
        page("Results", lists=[("items", ["title", "price"])]),
        page("Results", "/search"),
        page("Shop", says="12 results found"),
    ],
    "download": [page("Manual", kinds=["download"]), page("Download")],
    "invoices": [
        page("Invoices", lists=[("invoices", ["date", "amount"])]),
        page("Rechnungen", kinds=["download_invoice"]),
    ],
    "form_sent": [page("Thank you"), page("Support", says="Your message was sent")],
    "settings": [page("Options", forms=[("settings", ["Language"])]), page("Settings", "/settings")],
    "deleted": [page("Team", says="Ann was removed"), page("Account deleted")],
}
MISSES: dict[str, list[MiniPCD]] = {
    "billing": [
        page("Home", "/billing"),
        page("Billing"),  # it is only called so
        page("Profile", forms=[("profile", ["Postcode"])]),
    ],
    "payment_method": [page("Payment method"), page("Gift", forms=[("", ["Card number"])])],
    "upload": [page("How to upload"), page("Search", forms=[("search", ["File name"])])],
    "schedule": [page("Calendar"), page("Report", forms=[("", ["Date"])])],
    "checkout": [page("How we handle payment"), page("Profile", forms=[("profile", ["Postcode", "Street"])])],
    "cart": [page("A basket of fruit"), page("Product", kinds=["checkout"])],
    "order_confirmed": [page("Your orders"), page("Shop", says="Your message was sent")],
    "login": [page("Why you should sign in"), page("Register", forms=[("register", ["Password"])])],
    "login_success": [page("News", login="out"), page("News", kinds=["logout"])],
    "search_results": [page("Search"), page("Shop", says="No results"), page("Shop", lists=[("items", ["name"])])],
    "download": [page("Manual"), page("Shop", "/download")],
    "invoices": [
        page("Invoices"),
        page("Orders", lists=[("orders", ["date", "amount"])]),
        page("Manual", kinds=["download"]),
    ],
    "form_sent": [page("Support"), page("Support", says="Enter your name")],
    "settings": [page("Settings"), page("Profile", forms=[("profile", ["Language"])])],
    "deleted": [page("Deleting items"), page("Team", says="Ann was added")],
}
EACH_HIT = [(name, one) for name, pages in HITS.items() for one in pages]
EACH_MISS = [(name, one) for name, pages in MISSES.items() for one in pages]


def test_every_row_has_pages_that_it_knows_and_pages_that_come_close() -> None:
    assert set(HITS) == set(MISSES) == set(PREDICATES)


@pytest.mark.parametrize(("name", "mini"), EACH_HIT)
def test_its_page_is_known(name: str, mini: MiniPCD) -> None:
    verdict = judge(PREDICATES[name], mini)
    assert verdict.hit, verdict


@pytest.mark.parametrize(("name", "mini"), EACH_MISS)
def test_a_page_that_comes_close_is_not_taken_for_it(name: str, mini: MiniPCD) -> None:
    verdict = judge(PREDICATES[name], mini)
    assert not verdict.hit, verdict


@pytest.mark.parametrize(("name", "mini"), EACH_HIT + EACH_MISS)
def test_the_confidence_is_the_sum_of_the_signals_and_the_threshold_decides(name: str, mini: MiniPCD) -> None:
    predicate = PREDICATES[name]
    verdict = judge(predicate, mini)
    assert verdict.confidence == round(min(1.0, sum(WEIGHTS[one] for one in verdict.signals)), 3)
    assert verdict.hit == (verdict.confidence >= predicate.threshold)


PAGES = st.sampled_from([one for _, one in EACH_HIT + EACH_MISS])


@given(st.sampled_from(sorted(PREDICATES)), PAGES, PAGES)
def test_more_signals_never_make_a_page_less_likely(name: str, left: MiniPCD, right: MiniPCD) -> None:
    both = left.model_copy(
        update={
            "forms": [*left.forms, *right.forms],
            "actions": [*left.actions, *right.actions],
            "collections": [*left.collections, *right.collections],
            "messages": [*left.messages, *right.messages],
        }
    )
    assert judge(PREDICATES[name], both).confidence >= judge(PREDICATES[name], left).confidence


@pytest.mark.parametrize("one", PREDICATES.values(), ids=PREDICATES.keys())
def test_words_are_written_as_pages_are_compared(one: Any) -> None:
    for pattern in (one.words, one.fields, one.columns, one.messages):
        assert pattern == pattern.lower() and pattern.isascii() and re.compile(pattern)
