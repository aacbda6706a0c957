"""The shop serves what it promises, and its ledger and state say what visitors did."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

import pytest

from e2e.site.billing import VARIANTS, BillingSite
from tests.e2e_site.visitor import Visitor

TODAY = date(2026, 11, 21)
ADDRESS = {"name": "Ada", "street": "Rua 1", "postcode": "1000", "city": "Lisboa", "country": "PT"}


@pytest.fixture
def site() -> Iterator[BillingSite]:
    with BillingSite(today=TODAY) as made:
        yield made


@pytest.fixture
def visitor(site: BillingSite) -> Visitor:
    return Visitor(site.origin)


def buy(visitor: Visitor) -> None:
    visitor.post("/cart/add", sku="jigsaw", quantity="2")
    visitor.post("/checkout/address", **ADDRESS)
    visitor.post("/checkout/payment", method="paypal")
    visitor.post("/checkout/place-order")


def open_variant(variant: str, path: str) -> str:
    with BillingSite(variant, TODAY) as site:
        return Visitor(site.origin).get(path).text


def test_last_months_invoice_is_named_after_last_month(site: BillingSite) -> None:
    assert site.expected_invoice(1)[0] == "invoice-2026-10.pdf"


def test_in_january_last_month_is_december_of_the_year_before() -> None:
    with BillingSite(today=date(2026, 1, 31)) as site:
        assert site.expected_invoice(1)[0] == "invoice-2025-12.pdf"


def test_the_download_has_the_expected_bytes(site: BillingSite, visitor: Visitor) -> None:
    name, content = site.expected_invoice(1)
    assert visitor.get(f"/billing/invoices/{name}").body == content


def test_the_download_is_an_attachment(visitor: Visitor) -> None:
    answer = visitor.get("/billing/invoices/invoice-2026-10.pdf")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="invoice-2026-10.pdf"'


def test_the_cross_reference_of_the_pdf_points_at_its_objects(site: BillingSite) -> None:
    content = site.expected_invoice(1)[1]
    start = int(content.rsplit(b"startxref\n", 1)[1].split()[0])
    offsets = [int(line[:10]) for line in content[start:].split(b"\n") if line.endswith(b" n ")]
    assert [content[at:].split(b" ", 1)[0] for at in offsets] == [b"1", b"2", b"3", b"4", b"5"]


def test_the_ledger_counts_a_download(site: BillingSite, visitor: Visitor) -> None:
    visitor.get("/billing/invoices/invoice-2026-10.pdf")
    assert [one.path for one in site.downloads] == ["/billing/invoices/invoice-2026-10.pdf"]


def test_reading_pages_is_no_write(site: BillingSite, visitor: Visitor) -> None:
    for path in ("/", "/products?q=saw", "/billing", "/billing/invoices?page=2", "/account", "/team"):
        visitor.get(path)
    assert site.ledger.writes() == []


def test_the_invoices_fill_three_pages(visitor: Visitor) -> None:
    pages = [visitor.get(f"/billing/invoices?page={number}").text for number in (1, 2, 3)]
    assert [page.count("Download PDF") for page in pages] == [8, 8, 8]


def test_no_month_is_listed_twice(visitor: Visitor) -> None:
    pages = "".join(visitor.get(f"/billing/invoices?page={number}").text for number in (1, 2, 3))
    assert len(set(re.findall(r"invoice-\d{4}-\d\d\.pdf", pages))) == 24


@pytest.mark.parametrize("variant", sorted(set(VARIANTS) - {"slow"}))
def test_every_variant_has_last_months_file(variant: str) -> None:
    with BillingSite(variant, TODAY) as site:
        visitor = Visitor(site.origin)
        visitor.post("/login", username="ada", password="correct horse")
        name, content = site.expected_invoice(1)
        assert visitor.get(f"{site.variant.list_path}/{name}").body == content


def test_a_slow_site_sends_the_whole_file_in_the_end() -> None:
    with BillingSite("slow", TODAY) as site:
        name, content = site.expected_invoice(1)
        assert Visitor(site.origin).get(f"/billing/invoices/{name}").body == content


def test_the_renamed_variant_never_says_invoice() -> None:
    assert "nvoice" not in open_variant("renamed", "/billing/statements")


def test_the_cards_variant_has_no_table() -> None:
    assert "<table" not in open_variant("cards", "/billing/invoices")


def test_the_later_page_variant_has_nothing_to_download_on_its_first_page() -> None:
    assert "Download" not in open_variant("later_page", "/billing/invoices")


def test_the_later_page_variant_has_last_month_on_its_second_page() -> None:
    assert "October 2026" in open_variant("later_page", "/billing/invoices?page=2")


def test_the_deep_variant_links_to_no_invoices_from_its_home_page() -> None:
    assert "nvoices" not in open_variant("deep", "/")


def test_the_spa_variant_sends_an_empty_shell() -> None:
    assert "October 2026" not in open_variant("spa", "/billing/invoices")


def test_the_spa_variant_sends_the_rows_on_their_own() -> None:
    assert "October 2026" in open_variant("spa", "/api/invoices?page=1")


def test_the_login_variant_sends_a_stranger_to_the_login_page() -> None:
    with BillingSite("login", TODAY) as site:
        answer = Visitor(site.origin).get("/billing/invoices")
        assert answer.url == f"{site.origin}/login?next=/billing/invoices"


def test_the_right_password_opens_the_page_that_was_asked_for() -> None:
    with BillingSite("login", TODAY) as site:
        visitor = Visitor(site.origin)
        answer = visitor.post("/login?next=/billing/invoices", username="ada", password="correct horse")
        assert "October 2026" in answer.text


def test_a_wrong_password_shows_an_alert(visitor: Visitor) -> None:
    answer = visitor.post("/login", username="ada", password="wrong")
    assert 'role="alert">Wrong username or password.' in answer.text


def test_a_login_never_sends_its_visitor_to_another_host(visitor: Visitor, site: BillingSite) -> None:
    answer = visitor.post("/login?next=//evil.example/", username="ada", password="correct horse")
    assert answer.url == f"{site.origin}/account"


def test_a_trap_that_was_stepped_on_is_counted() -> None:
    with BillingSite("trap", TODAY) as site:
        Visitor(site.origin).get("/delete-account")
        assert [one.path for one in site.trap_visits] == ["/delete-account"]


def test_putting_into_the_cart_by_post_is_no_trap(site: BillingSite, visitor: Visitor) -> None:
    visitor.post("/cart/add", sku="jigsaw")
    assert site.trap_visits == []


def test_a_search_finds_products_by_name(visitor: Visitor) -> None:
    assert "1 products found" in visitor.get("/products?q=jigsaw").text


def test_a_category_filter_keeps_only_its_products(visitor: Visitor) -> None:
    assert "6 products found" in visitor.get("/products?category=Safety").text


def test_the_cheapest_product_comes_first_when_sorted_by_price(visitor: Visitor) -> None:
    prices = re.findall(r"class=amount>€([\d.]+)", visitor.get("/products?sort=price").text)
    assert prices == sorted(prices, key=float)


def test_an_order_is_placed_with_address_and_payment(site: BillingSite, visitor: Visitor) -> None:
    buy(visitor)
    order = site.state.orders[0]
    assert (order.items, order.address["city"], order.payment) == ({"jigsaw": 2}, "Lisboa", "paypal")


def test_placing_an_order_is_one_post_in_the_ledger(site: BillingSite, visitor: Visitor) -> None:
    buy(visitor)
    assert len(site.ledger.visits("/checkout/place-order", "POST")) == 1


def test_placing_the_same_order_again_buys_nothing(site: BillingSite, visitor: Visitor) -> None:
    buy(visitor)
    visitor.post("/checkout/place-order")
    assert len(site.state.orders) == 1


def test_an_incomplete_address_is_asked_for_again(visitor: Visitor) -> None:
    visitor.post("/cart/add", sku="jigsaw")
    assert "Please fill in: city" in visitor.post("/checkout/address", **{**ADDRESS, "city": ""}).text


def test_a_support_message_arrives(site: BillingSite, visitor: Visitor) -> None:
    visitor.post("/support", name="Ada", email="ada@example.com", topic="billing", message="Hello")
    assert site.state.messages[0]["message"] == "Hello"


def test_an_upload_shows_name_and_size(visitor: Visitor) -> None:
    assert "Received plan.txt (5 bytes)." in visitor.upload("/upload", "plan.txt", b"hello").text


def test_what_was_uploaded_is_kept_whole(site: BillingSite, visitor: Visitor) -> None:
    content = bytes(range(256)) * 40
    visitor.upload("/upload", "all.bin", content)
    assert site.state.uploads[0].content == content


def test_asking_to_delete_deletes_nobody(site: BillingSite, visitor: Visitor) -> None:
    visitor.get("/team/2/delete")
    assert site.state.deleted == []


def test_a_confirmed_deletion_is_recorded(site: BillingSite, visitor: Visitor) -> None:
    visitor.post("/team/2/delete")
    assert site.state.deleted == ["Alan Turing"]


def test_settings_are_shown_as_they_were_saved(visitor: Visitor) -> None:
    answer = visitor.post("/settings", language="pt", seats="7")
    assert '<option value="pt" selected>' in answer.text


def test_what_a_visitor_typed_is_shown_as_text(visitor: Visitor) -> None:
    assert "<script>alert" not in visitor.get("/products?q=%3Cscript%3Ealert(1)%3C/script%3E").text


def test_a_page_that_never_ends_ends_with_the_site() -> None:
    with BillingSite(today=TODAY) as site:
        site.closing.set()
        answer = Visitor(site.origin).get("/never")
    assert answer.status == 200


def test_the_ledger_keeps_length_and_digest_of_a_body(site: BillingSite, visitor: Visitor) -> None:
    visitor.post("/cart/add", sku="jigsaw")
    line = site.ledger.visits("/cart/add")[0]
    assert (line.body_len, len(line.body_sha)) == (len("sku=jigsaw"), 64)


def test_an_unknown_address_is_not_found(visitor: Visitor) -> None:
    assert visitor.get("/nowhere").status == 404
