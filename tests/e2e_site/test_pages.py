"""Every page is served, names its controls, and needs no network; hostile pages are as big as they say."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from e2e.site.hostile import HOSTILE
from e2e.site.pages import KEY_CONTROLS, PAGES, PageSite, page_text
from tests.e2e_site.visitor import Visitor


@pytest.fixture(scope="module")
def site() -> Iterator[PageSite]:
    with PageSite() as made:
        yield made


def test_there_are_at_least_twenty_five_pages() -> None:
    assert len(PAGES) >= 25


def test_every_page_has_its_key_controls() -> None:
    assert set(KEY_CONTROLS) == set(PAGES)


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_page_names_three_to_eight_key_controls(name: str) -> None:
    assert 3 <= len(KEY_CONTROLS[name]) <= 8


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_page_is_served_as_html(site: PageSite, name: str) -> None:
    assert Visitor(site.origin).get(PAGES[name]).text.lower().startswith("<!doctype html")


@pytest.mark.parametrize("name", sorted(PAGES))
def test_a_page_loads_nothing_from_elsewhere(name: str) -> None:
    assert not re.search(r"(?:src|action|<link[^>]*href)=\"?https?://", page_text(name))


def test_frames_of_the_frames_page_are_of_another_origin(site: PageSite) -> None:
    page = Visitor(site.origin).get(PAGES["frames"]).text
    assert f'src="{site.other.origin}/pages/frame_payment"' in page


def test_the_other_origin_serves_the_framed_page(site: PageSite) -> None:
    assert "Card number" in Visitor(site.other.origin).get("/pages/frame_payment").text


def test_the_admin_list_has_eleven_hundred_controls() -> None:
    assert len(re.findall(r"<(?:a|button|input|select)\b", page_text("admin_list"))) >= 1100


BIG = ["article", "change_list_100", "code_review", "forum_thread", "handbook", "home_panel", "inbox_100", "shop_120",
       "timesheet", "tracker_100"]  # fmt: skip


@pytest.mark.parametrize("name", BIG)
def test_a_made_page_is_the_same_each_time(name: str) -> None:
    assert page_text(name) == page_text(name)


def test_the_tracker_has_eleven_controls_in_each_of_a_hundred_rows() -> None:
    assert len(re.findall(r"<(?:a|button|input|select|summary)\b", page_text("tracker_100"))) >= 1130


def test_no_page_is_read_from_outside_its_folder(site: PageSite) -> None:
    assert Visitor(site.origin).get("/pages/..%2Flook").status == 404


@pytest.mark.parametrize("name", sorted(HOSTILE))
def test_a_hostile_page_holds_its_wanted_control(name: str) -> None:
    words = re.split(r"\W+", HOSTILE[name].wanted.name)
    page = HOSTILE[name].build()
    assert [word for word in words if word not in page] == []


@pytest.mark.parametrize(
    ("name", "pattern", "count"),
    [
        ("buttons_10000", "<button", 10_001),
        ("select_5000", "<option", 5000),
        ("frames_200", "<iframe", 200),
        ("shadow_40_deep", "shadowrootmode", 40),
        ("nested_tables", "<table", 60),
    ],
)
def test_a_hostile_page_is_as_big_as_it_says(name: str, pattern: str, count: int) -> None:
    assert HOSTILE[name].build().count(pattern) == count


def test_a_hostile_page_has_fifty_thousand_nodes() -> None:
    assert len(re.findall(r"<\w", HOSTILE["nodes_50000"].build())) >= 50_000


def test_a_hostile_title_has_two_megabytes() -> None:
    assert len(HOSTILE["title_2mb"].build()) > 2 * 1024 * 1024


def test_a_hostile_page_is_served(site: PageSite) -> None:
    assert "Bottom of the well" in Visitor(site.origin).get("/hostile/deep_480").text
