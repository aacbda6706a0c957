"""A mailbox in a temporary folder, a clock that runs ahead, and a doer whose doings are counted."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.mailbox.folders import Document, Folders, Request
from browser_copilot.mailbox.host import Host
from browser_copilot.mailbox.journal import Attempt, Effect
from browser_copilot.mailbox.outcome import Answer, Final

SECONDS = 90


class QuickClock:
    """A sleep of any length is over at the loop's next turn, and that much later."""

    def __init__(self) -> None:
        self._now = 1_700_000_000.0

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        self._now += seconds
        await asyncio.sleep(0.001)


class CountingDoer:
    """`read` and `ping` are repeatable, `click` a tool, all else a run; `ping` is quick. `acts` by command say what
    happens."""

    def __init__(self) -> None:
        self.is_at_work = False
        self.done: Counter[str] = Counter()
        self.acts: dict[str, Callable[[Request, Attempt], Awaitable[Document]]] = {}

    def find_effect(self, request: Request) -> Effect:
        effects: dict[str, Effect] = {"read": "repeatable", "ping": "repeatable", "click": "tool"}
        return effects.get(request.command, "run")

    def is_quick(self, request: Request) -> bool:
        return request.command == "ping"

    async def carry_out(self, request: Request, attempt: Attempt) -> Answer:
        self.done[request.request_id] += 1
        act = self.acts.get(request.command)
        return Answer(await act(request, attempt) if act else {"ready": True, "said": request.params.get("text", "")})


async def refuse(_request: Request, _attempt: Attempt) -> Document:
    raise UsageError("the button is covered")


async def lose(_request: Request, _attempt: Attempt) -> Document:
    raise Final("outcome_unknown: the link broke")


async def break_down(_request: Request, _attempt: Attempt) -> Document:
    raise ZeroDivisionError("a defect")


async def linger(_request: Request, _attempt: Attempt) -> Document:
    await asyncio.get_running_loop().create_future()
    raise AssertionError("never")


@asynccontextmanager
async def hosting(folders: Folders, doer: Any, clock: Any = None) -> AsyncIterator[Host]:
    host = Host(folders, doer, clock or QuickClock())
    task = asyncio.create_task(host.run())
    try:
        yield host
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError, CopilotError):
            await task


async def until(question: Callable[[], Any]) -> Any:
    """Until the answer is true."""
    async with asyncio.timeout(SECONDS):
        while not (answer := question()):
            await asyncio.sleep(0.002)
    return answer


async def response_of(folders: Folders, request_id: str) -> Document:
    found: Document = await until(lambda: folders.read("responses", request_id))
    return found


def put(folders: Folders, request_id: str, command: str = "say", **params: Any) -> None:
    folders.write("requests", request_id, {"request_id": request_id, "command": command, "params": params})


def succeed(folders: Folders, request_id: str) -> None:
    put(folders, request_id)
    folders.write("responses", request_id, {"request_id": request_id, "status": "success", "data": {"a": 1}})
