"""Specification 003, `live` of sessions, tasks and jobs alike: a reader that goes away, on a real connection, takes
nothing along and stops nothing; and what comes after a timeout is not lost."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.portal.rig import PATIENCE, Rig, serve

Response = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """How one is begun that goes on until `rig.script.go`; its last response before that, its very last, its order."""

    begin: Callable[[Rig], Awaitable[str]]
    until_go: str
    last: str
    order: list[str]


async def begin_session(rig: Rig) -> str:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "linger there")
    return f"session/{session}"


async def begin_task(rig: Rig) -> str:
    session = await rig.start()
    return f"task/{(await rig.post(f'copilot/task/start/linger/session/{session}', 'it'))['taskId']}"


async def begin_job(rig: Rig) -> str:
    begun = await rig.post("copilot/job/start/long", f"{rig.folder}\nit")
    return f"job/{begun['jobId']}"


RUN = ["onAgentStart", "onAgentEnd", "onIdle", "onStartMessage", "onMessage", "onEndMessage"]
TASK = ["taskSessionStarted", "taskSessionStopped", "taskSucceeded"]
JOB = ["workStarted 0", "workStopped 0", "workStarted 1", "workStopped 1", "jobSucceeded"]
KINDS = {
    "session": Kind(begin_session, "TASK_STARTED", "SESSION_SAVED", RUN),
    "task": Kind(begin_task, TASK[0], TASK[-1], TASK),
    "job": Kind(begin_job, "workStarted 1", JOB[-1], JOB),
}
each_kind = pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)


def name(response: Response) -> str:
    """Of a callback and its work, or of the event that `onEvent` carries."""
    event = response.get("event", {}).get("event", {}).get("type")
    return event or " ".join(str(response[one]) for one in ("callback", "workId") if one in response)


async def read_on(rig: Rig, path: str, last: str) -> list[Response]:
    found: list[Response] = []
    async with asyncio.timeout(PATIENCE):
        while not found or name(found[-1]) != last:
            found.append(await rig.get(path))
            assert "error" not in found[-1], found
    return found


async def hang_up(rig: Rig, path: str) -> None:
    """Call `live` on a connection of its own, and close that while the call waits."""
    kind, id = path.split("/")[1:3]
    async with serve(rig.app) as port:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        headers = f"Host: 127.0.0.1:{port}\r\nAuthorization: {rig.client.headers['authorization']}\r\n"
        writer.write(f"GET /api/{path} HTTP/1.1\r\n{headers}\r\n".encode())
        await rig.clock.sleeping()
        writer.close()
        book = rig.app.state.live
        reader = book.find_session_reader(id, "") if kind == "session" else book.find_run_reader(kind, id, "")
        async with asyncio.timeout(PATIENCE):
            while reader.busy:
                await asyncio.sleep(0.01)


@each_kind
async def test_a_reader_that_hangs_up_loses_nothing_and_a_new_one_gets_all(rig: Rig, kind: Kind) -> None:
    path = f"copilot/{await kind.begin(rig)}/live"
    before = await read_on(rig, path, kind.until_go)
    await hang_up(rig, path)
    rig.script.go.set()
    after = await read_on(rig, path, kind.last)
    anew = await read_on(rig, f"{path}/new", kind.last)
    assert before + after == anew
    assert [one for one in map(name, anew) if one in kind.order] == kind.order


@each_kind
async def test_what_comes_after_a_timeout_is_not_lost(rig: Rig, kind: Kind) -> None:
    path = f"copilot/{await kind.begin(rig)}/live"
    before = await read_on(rig, path, kind.until_go)
    waiting = asyncio.create_task(rig.get(path))
    await rig.clock.sleeping()
    rig.clock.advance(5)
    again = await waiting
    rig.script.go.set()
    after = await read_on(rig, path, kind.last)
    assert again == {"error": "HttpRequestTimeout"}
    assert before + after == await read_on(rig, f"{path}/new", kind.last)
