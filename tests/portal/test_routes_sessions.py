"""What the portal offers beside 003: the list, commands, events, what waits, what can be resumed."""

from typing import Any

import pytest

from browser_copilot.protocol.limits import GRANT_DAYS
from browser_copilot.runtime.grants import DAY_SECONDS
from browser_copilot.store.records import Record
from tests.portal.rig import Rig


async def test_open_sessions_are_listed(rig: Rig) -> None:
    session = await rig.start()
    found = (await rig.get("copilot/session"))["sessions"]
    assert [(row["sessionId"], row["open"]) for row in found] == [(session, True)]


async def test_closed_sessions_are_listed_as_closed(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/stop")
    found = (await rig.get("copilot/session"))["sessions"]
    assert [(row["sessionId"], row["open"]) for row in found] == [(session, False)]


async def test_sessions_are_searched_by_what_was_said(rig: Rig) -> None:
    said, _silent = await rig.start(), await rig.start()
    await rig.post(f"copilot/session/{said}/query", "buy rhubarb")
    await rig.read_run(said)
    found = (await rig.get("copilot/session?text=RHUBARB%20buy"))["sessions"]
    assert [row["sessionId"] for row in found] == [said]


@pytest.mark.parametrize("text", ["profile", "conversation", "skills"])
async def test_no_session_is_found_by_how_it_is_stored(rig: Rig, text: str) -> None:
    await rig.start()
    assert (await rig.get(f"copilot/session?text={text}"))["sessions"] == []


async def test_accents_and_case_do_not_matter_to_the_search(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "open ÜBER Café")
    await rig.read_run(session)
    for text in ("über café", "uber CAFE"):
        found = (await rig.get(f"copilot/session?text={text}"))["sessions"]
        assert [row["sessionId"] for row in found] == [session], text


async def test_all_sessions_are_searched_page_by_page(rig: Rig) -> None:
    sessions = [await rig.start() for _ in range(5)]
    for session in sessions[:4]:
        await rig.post(f"copilot/session/{session}/query", "buy rhubarb")
        await rig.read_run(session)
    found: list[str] = []
    page = await rig.get("copilot/session?text=rhubarb&limit=3")
    found += [row["sessionId"] for row in page["sessions"]]
    page = await rig.get(f"copilot/session?text=rhubarb&limit=3&before={page['next']}")
    found += [row["sessionId"] for row in page["sessions"]]
    assert (sorted(found), page["next"]) == (sorted(sessions[:4]), None)


@pytest.mark.parametrize("before", ["x", "12", "12.", "-1.s"])
async def test_a_place_that_cannot_be_is_refused(rig: Rig, before: str) -> None:
    reply = await rig.client.get(f"/api/copilot/session?before={before}")
    assert (reply.status_code, reply.json()["field"]) == (400, "query.before")


async def test_one_session_is_read_open_and_closed(rig: Rig) -> None:
    session = await rig.start()
    assert (await rig.get(f"copilot/session/{session}"))["open"]
    await rig.post(f"copilot/session/{session}/stop")
    assert not (await rig.get(f"copilot/session/{session}"))["open"]


async def test_a_session_that_never_was_is_not_found(rig: Rig) -> None:
    reply = await rig.client.get("/api/copilot/session/nobody")
    assert (reply.status_code, reply.json()["error"]) == (404, "SessionNotFound")


async def test_a_command_is_answered(rig: Rig) -> None:
    session = await rig.start()
    reply = await rig.client.post(f"/api/copilot/session/{session}/command", json={"type": "SessionCompact"})
    assert reply.json() == {"ok": True, "sessionId": session}


@pytest.mark.parametrize(
    ("command", "status", "error"),
    [
        ({"type": "Pause"}, 409, "no_task"),
        ({"type": "SwitchModel", "profile": "nobody"}, 400, "bad_argument"),
        ({"type": "SessionResume", "sessionId": "nobody"}, 404, "unknown"),
        ({"type": "Dance"}, 400, "BadRequest"),
        ({"type": "Stop", "now": True}, 400, "BadRequest"),
        ({}, 400, "BadRequest"),
        ([], 400, "BadRequest"),
    ],
)
async def test_a_command_is_refused(rig: Rig, command: Any, status: int, error: str) -> None:
    session = await rig.start()
    reply = await rig.client.post(f"/api/copilot/session/{session}/command", json=command)
    assert (reply.status_code, reply.json()["error"]) == (status, error)


async def test_a_refused_command_says_why(rig: Rig) -> None:
    session = await rig.start()
    reply = await rig.client.post(f"/api/copilot/session/{session}/command", json={"type": "Pause"})
    assert reply.json()["hint"] == "nothing is running that could be paused"


async def test_a_command_to_nobody_is_refused(rig: Rig) -> None:
    reply = await rig.client.post("/api/copilot/session/nobody/command", json={"type": "Stop"})
    assert (reply.status_code, reply.json()["error"]) == (404, "SessionNotFound")


async def test_a_command_without_a_session_makes_one(rig: Rig) -> None:
    reply = await rig.client.post("/api/copilot/command", json={"type": "SessionNew"})
    assert rig.runtime.session(reply.json()["sessionId"]) is not None


@pytest.mark.parametrize("where", ["copilot/command", "copilot/session/{}/command"])
async def test_shutdown_ends_the_server(rig: Rig, where: str) -> None:
    session = await rig.start()
    await rig.client.post(f"/api/{where.format(session)}", json={"type": "Shutdown"})
    assert rig.shutdowns == [True]


async def test_a_goal_is_not_taken_while_another_is_pursued(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "linger here")
    reply = await rig.client.post(f"/api/copilot/session/{session}/query", content="buy milk")
    assert (reply.status_code, reply.json()["error"]) == (409, "task_active")


@pytest.mark.parametrize("text", ["", " \n", "x" * 20_001])
async def test_a_prompt_of_the_wrong_length_is_refused(rig: Rig, text: str) -> None:
    session = await rig.start()
    reply = await rig.client.post(f"/api/copilot/session/{session}/query", content=text)
    assert (reply.status_code, reply.json()["field"]) == (400, "body")


async def test_events_are_read_page_by_page(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "think hard")
    whole = await rig.read_log(session, "SESSION_SAVED")
    found: list[Any] = []
    page: dict[str, Any] = {"after": 0, "more": True}
    while page["more"]:
        page = await rig.get(f"copilot/session/{session}/events?after={page['after']}&limit=3")
        found += page["events"]
    assert found == whole


@pytest.mark.parametrize("query", ["after=-1", "after=x", "limit=0", "limit=1001", f"after={10**30}"])
async def test_a_page_that_cannot_be_is_refused(rig: Rig, query: str) -> None:
    reply = await rig.client.get(f"/api/copilot/session/s/events?{query}")
    assert (reply.status_code, reply.json()["field"]) == (400, f"query.{query.split('=')[0]}")


async def test_events_of_a_session_stay_after_it_was_stopped(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/stop")
    await rig.runtime.events.flush()
    found = (await rig.get(f"copilot/session/{session}/events"))["events"]
    assert found[-1]["event"]["type"] == "SESSION_CLOSED"


async def test_a_question_that_waits_is_shown_and_answered(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "ask me")
    await rig.read_log(session, "QUESTION")
    waiting = (await rig.get("approvals"))["pending"]
    assert waiting == (await rig.get(f"copilot/session/{session}/pending"))["pending"]
    answer = {"type": "Answer", "questionId": waiting[0]["event"]["questionId"], "text": "that"}
    await rig.client.post(f"/api/copilot/session/{session}/command", json=answer)
    found = await rig.read_log(session, "TASK_COMPLETED")
    assert "You said that" in str(found)


async def keep_steps(rig: Rig, session: str) -> None:
    """Two tasks with a picture of a step each, and a step without one."""
    for task, step, picture in [("task-a", "st-1", "a" * 32), ("task-b", "st-2", "b" * 32), ("task-b", "st-3", None)]:
        body = {"taskId": task, "record": {"id": step, "thumbnail": picture}}
        await rig.runtime.records.put(Record("step", step, body, session, task))


@pytest.mark.parametrize(
    ("query", "found"),
    [("", {"st-1": "a" * 32, "st-2": "b" * 32}), ("?taskId=task-b", {"st-2": "b" * 32}), ("?taskId=task-c", {})],
)
async def test_the_pictures_of_steps_are_told_by_their_hashes(rig: Rig, query: str, found: dict[str, str]) -> None:
    session = await rig.start()
    await keep_steps(rig, session)
    assert await rig.get(f"copilot/session/{session}/thumbnails{query}") == found


async def test_the_pictures_of_another_session_are_not_told(rig: Rig) -> None:
    await keep_steps(rig, await rig.start())
    assert await rig.get(f"copilot/session/{await rig.start()}/thumbnails") == {}


async def test_grants_are_listed(rig: Rig) -> None:
    session = await rig.start()
    command = {"type": "GrantOrigin", "origin": "https://shop.test"}
    await rig.client.post(f"/api/copilot/session/{session}/command", json=command)
    [grant] = (await rig.get("grants"))["grants"]
    left = grant["expiresMs"] / 1000 - rig.runtime.world.clock.now()
    assert grant["origin"] == "https://shop.test" and (GRANT_DAYS - 1) * DAY_SECONDS < left <= GRANT_DAYS * DAY_SECONDS


async def test_a_grant_has_the_end_that_it_was_given_with(rig: Rig) -> None:
    session = await rig.start()
    until = int(rig.runtime.world.clock.now() * 1000) + 50_000
    command = {"type": "GrantOrigin", "origin": "https://shop.test", "untilMs": until}
    await rig.client.post(f"/api/copilot/session/{session}/command", json=command)
    assert [one["expiresMs"] for one in (await rig.get("grants"))["grants"]] == [until]


async def test_a_grant_that_is_over_at_once_is_refused(rig: Rig) -> None:
    session = await rig.start()
    command = {"type": "GrantOrigin", "origin": "https://shop.test", "untilMs": 5}
    reply = await rig.client.post(f"/api/copilot/session/{session}/command", json=command)
    assert (reply.status_code, reply.json()["error"]) == (400, "bad_argument")


async def test_a_stopped_run_can_be_found_for_recovery(rig: Rig) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "linger here")
    await rig.read_log(session, "TASK_STARTED")
    await rig.client.post(f"/api/copilot/session/{session}/command", json={"type": "Stop"})
    await rig.read_log(session, "SESSION_SAVED")
    runs = (await rig.get("recovery"))["runs"]
    told = [(run["sessionId"], run["goal"], run["reason"], run["kind"]) for run in runs]
    assert told == [(session, "linger here", "stopped", "task")]
