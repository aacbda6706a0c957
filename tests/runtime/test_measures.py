"""The figures of a task: what Specification 004 wants to be measured is recorded, and shown by the replay."""

import asyncio
from pathlib import Path

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import WorkerMetrics
from browser_copilot.protocol.task import Task
from browser_copilot.runtime.measures import Spent, add_up, measure
from browser_copilot.runtime.recording import load_recording
from browser_copilot.runtime.replay_page import write_html
from tests.runtime.conftest import Bench, click, succeeded


def envelope(event: e.Event, ts: int) -> e.EventEnvelope:
    return e.EventEnvelope(seq=ts + 1, ts_unix_ms=ts, session_id="s", event=event)


def completed(tool: str, ms: int, *, ok: bool = True, call_id: str = "c", result: object = None) -> e.ToolCompleted:
    return e.ToolCompleted(call_id=call_id, tool=tool, ok=ok, duration_ms=ms, result=result)  # type: ignore[arg-type]


def test_summaries_and_scoring_are_timed() -> None:
    looks = [completed("getMiniPCD", ms) for ms in (10, 30, 20)] + [completed("pcd.query", 4)]
    assert measure([envelope(one, ts) for ts, one in enumerate(looks)]) == {
        "summary.n": 3, "summary.p50Ms": 20, "summary.maxMs": 30,
        "scoring.n": 1, "scoring.p50Ms": 4, "scoring.maxMs": 4,
    }  # fmt: skip


def test_actions_and_retries_are_counted() -> None:
    failed = e.StepFailed(step_id="st", error="gone", will_retry=True, attempt=1)
    told = [completed("dom.click", 5, ok=False), failed, completed("dom.click", 5)]
    assert measure([envelope(one, ts) for ts, one in enumerate(told)]) == {"actions": 2, "actions.ok": 1, "retries": 1}


def test_the_rate_of_screenshots_is_told() -> None:
    frame = e.BrowserFrame(frame_url="/f", hash="h", url="https://a.test/", title="A")
    told = [envelope(frame, 0), envelope(completed("capture.frame", 9), 15_000), envelope(frame, 30_000)]
    assert measure(told) == {"screenshots": 3, "screenshots.perMinute": 6.0}


def test_the_pictures_of_steps_are_counted_once_whether_they_were_told_or_not() -> None:
    frame = e.BrowserFrame(frame_url="/f", hash="h", url="https://a.test/", title="A", step_id="st")
    assert measure([envelope(frame, 0), envelope(frame, 30_000)], 3)["screenshots"] == 3


def test_breadth_and_depth_of_an_exploration_are_told() -> None:
    def expand(call_id: str, tab: int, children: list[int]) -> list[e.Event]:
        found = {"ok": True, "data": {"children": [{"actionId": "a", "tabId": child} for child in children]}}
        asked = e.ToolRequested(call_id=call_id, tool="explore.expand", args={"tabId": tab, "actionIds": ["a"]})
        return [asked, completed("explore.expand", 50, call_id=call_id, result=found)]

    told = [*expand("c1", 1, [2, 3, 4]), *expand("c2", 3, [5])]
    assert measure([envelope(one, ts) for ts, one in enumerate(told)]) == {
        "exploration.breadth": 3,
        "exploration.depth": 2,
        "exploration.pages": 4,
    }


async def test_the_replay_shows_them_and_the_element_that_was_used(bench: Bench, tmp_path: Path) -> None:
    async def work(task: Task, desk: Desk) -> Task:
        await desk.look("getMiniPCD", {})
        await desk.perform(click("Save"))
        return succeeded(task)

    reply = await bench.begin(work)
    await bench.until(e.SessionSaved, reply.session_id)
    await write_html(await load_recording(bench.database, str(reply.task_id)), None, tmp_path / "replay.html")
    page = (tmp_path / "replay.html").read_text("utf-8")
    assert [part in page for part in ("<h2>Measures</h2>", "summary.p50Ms", "actions.ok", "— button “Save”")] == [
        True
    ] * 4


async def test_what_the_browsers_worker_measured_is_recorded(bench: Bench) -> None:
    await bench.runtime.browser_event(WorkerMetrics(values={"summary.p50Ms": 12.5, "dom.click.ok": 3}))
    measured = await bench.until(e.PhaseMeasured, "server")
    assert measured.values == {"summary.p50Ms": 12.5, "dom.click.ok": 3}


def started() -> e.RunStarted:
    return e.RunStarted(task="pay", profile="skills")


def used(tokens: int, cost: float | None = None) -> e.TokensUsed:
    return e.TokensUsed(input_tokens=tokens, output_tokens=0, total_tokens=tokens, cost=cost)


def test_what_a_run_spent_is_added_up_over_its_parts_but_not_its_rests() -> None:
    stopped, over = e.Stopped(source="user", resumable=True), e.RunFinished(summary="", steps=1, duration_ms=0)
    first = [envelope(started(), 1_000), envelope(used(30, 0.5), 2_000), envelope(stopped, 4_000)]
    told = [*first, envelope(started(), 60_000), envelope(used(12), 61_000), envelope(over, 62_000)]
    assert add_up(told) == Spent(ms=5_000, tokens=42, cost=0.5)


def test_a_run_that_a_crash_cut_off_was_at_work_as_long_as_it_was_heard_of() -> None:
    found = e.RunFound(run_id="r", goal="pay", steps_done=0)
    told = [envelope(started(), 1_000), envelope(used(30), 3_000), envelope(found, 90_000), envelope(started(), 95_000)]
    assert add_up(told) == Spent(ms=2_000, tokens=30)


async def test_a_run_that_goes_on_tells_at_its_end_what_all_of_it_cost(bench: Bench) -> None:
    async def ask_and_rest(task: Task, desk: Desk) -> Task:
        desk.emit(used(30, 0.5))
        await desk.checkpoint(task)
        await asyncio.Event().wait()
        return task

    async def finish(task: Task, desk: Desk) -> Task:
        desk.emit(used(12, 0.25))
        return succeeded(task)

    session = (await bench.begin(ask_and_rest)).session_id
    await bench.until(e.TokensUsed, session)
    await bench.do(c.Stop(), session)
    await bench.until(e.SessionSaved, session)
    bench.scripts["skills"] = finish
    await bench.do(c.Resume(), session)
    ended = await bench.until(e.RunFinished, session)
    assert (ended.tokens, ended.cost) == (42, 0.75)
