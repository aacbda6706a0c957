"""A site that answers with an error and says nothing: what the status of its answer means decides."""

import threading
from collections.abc import Iterator

import pytest

from browser_copilot.protocol import events as e
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

HEAD = "<!doctype html><html lang=en><title>{0}</title><main><h1>{0}</h1>"
SILENT = b"<!doctype html><html lang=en><meta http-equiv=refresh content=1>"


class BusySite(LocalSite):
    """`/busy` answers 429 without a word until it was `heeded`; `/gone` has a page of its own for a 404."""

    def __init__(self) -> None:
        super().__init__()
        self.heeded = threading.Event()

    def answer(self, call: Call) -> Reply:
        if call.path == "/busy" and not self.heeded.is_set():
            return Reply(SILENT, 429)
        if call.path == "/gone":
            return Reply((HEAD.format("Oops") + "<p>We lost it.").encode(), 404)
        if call.path == "/nothing":
            return Reply(b"", 429)
        links = "<a href=/gone>Reports</a> <button onclick=\"this.textContent = 'Counted'\">Count</button>"
        return Reply((HEAD.format("Office") + links).encode())


@pytest.fixture(scope="module")
def site() -> Iterator[BusySite]:
    with BusySite() as serving:
        yield serving


def test_a_limit_that_only_the_status_tells_is_waited_out_and_gone_on_behind(world: World, site: BusySite) -> None:
    def heed(event: e.Event) -> None:
        if isinstance(event, e.RunPaused):
            site.heeded.set()

    run = world.run('Click "Count"', site.url + "busy", on_event=heed)
    paused = run.of(e.RunPaused)
    assert run.outcome.status == "succeeded", run.explain()
    assert (len(paused), len(run.of(e.RunResumed)), paused[0].resume_at_ms is not None) == (1, 1, True), run.explain()


def test_a_page_that_is_not_there_is_no_success(world: World, site: BusySite) -> None:
    run = world.run("Go to Reports", site.url)
    assert (run.outcome.status, "HTTP 404 (Not Found)" in run.outcome.summary) == ("failed", True), run.explain()


def test_an_answer_without_any_page_is_called_so(world: World, site: BusySite) -> None:
    run = world.run(f"Go to {site.url}nothing", site.url)
    assert (run.outcome.status, "answered with an error" in run.outcome.summary) == ("failed", True), run.explain()
