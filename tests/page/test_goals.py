"""Goal predicates tell a page by its summary."""

from pathlib import Path

import pytest

from browser_copilot.page.goals import PREDICATES, judge, predicate_for
from tests.agent.fake_site import Blank, FakeSite, Form, Page
from tests.agent.shop import deep_shop, login_shop, plain_shop


def hit(name: str, page: Page, path: str = "/page") -> bool:
    return judge(PREDICATES[name], FakeSite({path: page}, Path("/nowhere"), path).summary()).hit


def test_a_list_of_invoices_is_known() -> None:
    assert hit("invoices", plain_shop()["/billing/invoices"], "/billing/invoices")


@pytest.mark.parametrize(
    "path", ["/", "/account", "/account/billing", "/account/billing/documents", "/usage", "/terms", "/profile"]
)
def test_pages_on_the_way_are_not_taken_for_invoices(path: str) -> None:
    assert not hit("invoices", deep_shop()[path], path)


def test_a_login_page_is_known() -> None:
    assert hit("login", login_shop()["/login"], "/login")


def test_a_card_form_is_known() -> None:
    assert hit(
        "payment_method", Page("Pay", forms=[Form([Blank("Card number"), Blank("CVC")], purpose="payment_method")])
    )


def test_an_upload_form_is_known() -> None:
    assert hit(
        "upload", Page("Upload documents", forms=[Form([Blank("Document", "file")], purpose="upload")]), "/upload"
    )


def test_a_confirmed_order_is_known() -> None:
    assert hit("order_confirmed", Page("Thank you for your order"))


def test_confidence_adds_up() -> None:
    page = Page("Checkout", forms=[Form([Blank("Postcode")], purpose="checkout")])
    verdict = judge(PREDICATES["checkout"], FakeSite({"/checkout": page}, Path("/nowhere"), "/checkout").summary())
    assert verdict.confidence > 0.6 and len(verdict.signals) >= 3


def test_a_thing_that_the_table_does_not_know_gets_a_row_of_its_own() -> None:
    summary = FakeSite({"/warranties": Page("Warranties")}, Path("/nowhere"), "/warranties").summary()
    assert judge(predicate_for("warranty"), summary).hit
