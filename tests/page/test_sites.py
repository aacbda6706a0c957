"""Hints for single sites are data."""

import re
from pathlib import Path

import pytest

from browser_copilot.errors import UsageError
from browser_copilot.page.sites import find_page, index_sites, load_sites, parse_site

HINT = 'origin = "https://shop.test"\n[pages]\ninvoice = "/papers"\n'


def test_a_hint_names_the_page_of_a_thing() -> None:
    sites = index_sites([parse_site(HINT, "shop.toml")])
    assert find_page(sites, "https://shop.test", "invoice") == "https://shop.test/papers"


def test_a_hint_holds_for_its_origin_only() -> None:
    assert find_page(index_sites([parse_site(HINT, "shop.toml")]), "https://other.test", "invoice") is None


@pytest.mark.parametrize(
    "written", ["https://shop.test/", "HTTPS://Shop.Test", "https://shop.test:443", " https://shop.test"]
)
def test_an_origin_is_read_as_browsers_write_it(written: str) -> None:
    sites = index_sites([parse_site(HINT.replace("https://shop.test", written), "shop.toml")])
    assert find_page(sites, "https://shop.test", "invoice") == "https://shop.test/papers"


def test_hints_are_loaded_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "shop.toml").write_text(HINT)
    assert set(load_sites(tmp_path)) == {"https://shop.test"}


def test_a_folder_that_is_not_there_gives_no_hints(tmp_path: Path) -> None:
    assert load_sites(tmp_path / "nothing") == {}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("origin =", "Invalid value"),
        ("pages = 3", "origin: Field required"),
        (HINT.replace("https://", ""), "origin: 'shop.test' is no origin such as"),
        (HINT.replace("shop.test", "shop.test/shop"), "origin: "),
        (HINT.replace("shop.test", "shop.test:99999"), "origin: "),
        (f"more = 1\n{HINT}", "more: Extra inputs"),
        (HINT.replace("/papers", "https://evil.test/"), "pages.invoice: 'https://evil.test/' leads to another site"),
        (HINT.replace("/papers", "//evil.test/"), "pages.invoice: "),
    ],
)
def test_a_file_that_cannot_be_used_is_named_with_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(UsageError, match=rf"bad\.toml cannot be read: {re.escape(told)}"):
        parse_site(text, "bad.toml")
