"""Hints for single sites are data."""

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


def test_a_hint_leads_to_no_other_site() -> None:
    sites = index_sites([parse_site(HINT.replace("/papers", "https://evil.test/"), "shop.toml")])
    assert find_page(sites, "https://shop.test", "invoice") is None


def test_hints_are_loaded_from_a_folder(tmp_path: Path) -> None:
    (tmp_path / "shop.toml").write_text(HINT)
    assert set(load_sites(tmp_path)) == {"https://shop.test"}


def test_a_folder_that_is_not_there_gives_no_hints(tmp_path: Path) -> None:
    assert load_sites(tmp_path / "nothing") == {}


@pytest.mark.parametrize("text", ["origin =", "pages = 3", 'origin = "x"\nmore = 1'])
def test_a_file_that_cannot_be_read_is_named(text: str) -> None:
    with pytest.raises(UsageError, match=r"bad\.toml"):
        parse_site(text, "bad.toml")
