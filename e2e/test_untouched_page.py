"""A tab that no task uses gets nothing of the extension, while a goal is carried out in another one."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.bench.lab import Lab, open_lab_in
from e2e.bench.untouched import Traces, watch
from e2e.site.billing import BillingSite
from e2e.site.pages.site import PageSite

SECONDS = 20


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with open_lab_in(Path(tmp_path_factory.mktemp("lab"))) as opened:
        yield opened


@pytest.fixture(scope="module")
def pages() -> Iterator[PageSite]:
    with PageSite() as made:
        yield made


@pytest.fixture(scope="module")
def untouched(lab: Lab, pages: PageSite) -> Traces:
    """What a tab of another site got meanwhile."""
    bystander = lab.context.new_page()
    bystander.goto(pages.address("dashboard").replace("127.0.0.1", "localhost"))
    with watch(bystander) as traces, BillingSite() as shop:
        run = lab.world.run("Download last month's invoice", shop.url)
    bystander.close()
    assert run.outcome.status == "succeeded", run.explain()
    return traces


def test_no_script_of_the_extension_is_in_a_tab_that_no_task_uses(untouched: Traces) -> None:
    assert (untouched.worlds, untouched.script_bytes) == ([], 0)


def test_no_listener_and_no_node_is_added_to_it(untouched: Traces) -> None:
    assert (untouched.listeners, untouched.nodes) == (0, 0)


def test_the_same_watch_sees_the_extension_in_a_tab_that_is_used(lab: Lab, pages: PageSite) -> None:
    lab.allow(pages.origin)
    with lab.open(pages.address("dashboard")) as (page, tab), watch(page) as used:
        lab.ask("getMiniPCD", {"tabId": tab})
    assert used.worlds and used.script_bytes > 0


def test_the_next_page_of_a_tab_at_work_is_ready_before_it_is_asked_until_the_tab_is_let_go(
    lab: Lab, pages: PageSite
) -> None:
    with lab.open(pages.address("dashboard")) as (page, tab):
        lab.ask("getMiniPCD", {"tabId": tab})
        with watch(page) as next_page:
            next_page.script_bytes = 0  # what is there already is told, too
            page.goto(pages.address("settings"))
            end = time.monotonic() + SECONDS
            while not next_page.script_bytes and time.monotonic() < end:
                page.wait_for_timeout(20)
        lab.world.app_loop(lambda: lab.world.app.link.claim_tab(tab, None))
        lab.ask("tabs.list")  # the browser has heard it
        page.goto(pages.address("calendar"))
        with watch(page) as later:
            lab.ask("tabs.list")
    assert next_page.script_bytes > 0
    assert later.script_bytes == 0
