"""The host answers each request once: it looks at the folder, begins what has no response, and writes what came of it.

Life of a request: seen -> read (a torn one is given time) -> last attempt looked up -> attempt committed, unless doing
it twice is harmless -> carried out -> its end committed -> response written. A crash between any two of these does
nothing twice.

Files are read and written in threads, one at a time: however many requests come at once, nobody else waits for them.
What is quick has a lane of its own, so that a stop waits neither for what came before it nor for the disk.
"""

import asyncio
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

from browser_copilot import log
from browser_copilot.errors import CopilotError, UsageError
from browser_copilot.mailbox.folders import BadFile, Folders, Request, Signature
from browser_copilot.mailbox.journal import MOVES, Attempt, Effect, Journal, begin, decide
from browser_copilot.mailbox.outcome import Answer, Final, write_error, write_success
from browser_copilot.runtime.ports import Clock

INTERVAL_S = 0.25
GLANCE_S = 0.005
"""A stop that comes as a file has its 50 ms like any other: whether the folder changed costs one `stat`."""
IDLE_GLANCE_S = 0.05
"""While there is nothing that could be stopped."""
UNFINISHED_S = 2.0
AT_ONCE = 8
MAX_TAKEN = 10_000
READ_AT_ONCE = 100
"""Before it is looked at what came meanwhile."""
LOST = (
    "the server ended while attempt {id} was under way, so what it did is not known; it is not run again. "
    "The command `incomplete` lists runs that RecoverRun can go on with; to begin anew, use a new request id"
)


P = ParamSpec("P")
T = TypeVar("T")


class Doer(Protocol):
    """Who carries requests out (`mailbox/clerk.py`)."""

    @property
    def is_at_work(self) -> bool:
        """Whether there is something that a request could stop."""

    def find_effect(self, request: Request) -> Effect: ...

    def is_quick(self, request: Request) -> bool:
        """Whether it is over at once: a stop or a yes never waits behind what it is for."""

    async def carry_out(self, request: Request, attempt: Attempt) -> Answer: ...


@dataclass(frozen=True)
class Pace:
    """Seconds between two looks at a folder that stays as it is, and between two glances at whether it does, with a run
    at work and without; seconds until a torn file is given up; requests of each effect that are carried out at once,
    beside those that are quick."""

    interval_s: float = INTERVAL_S
    glance_s: float = GLANCE_S
    idle_glance_s: float = IDLE_GLANCE_S
    unfinished_s: float = UNFINISHED_S
    at_once: int = AT_ONCE


class Host:
    """`run` serves until it is cancelled; what was under way then is not answered."""

    def __init__(self, folders: Folders, doer: Doer, clock: Clock, pace: Pace | None = None) -> None:
        self._folders = folders
        self._doer = doer
        self._clock = clock
        self._pace = pace or Pace()
        self._journal = Journal(folders)
        self._lanes = {quick: Lane(asyncio.Lock(), asyncio.Lock()) for quick in (False, True)}
        self._running: dict[str, asyncio.Task[None]] = {}
        self._slots = {effect: asyncio.Semaphore(self._pace.at_once) for _, effect in MOVES}
        self._torn: dict[str, tuple[Signature, float]] = {}
        self._strangers: set[str] = set()

    @property
    def busy(self) -> frozenset[str]:
        """The requests that are carried out now, or wait for their turn."""
        return frozenset(self._running)

    async def run(self) -> None:
        """Look, begin, wait; from the files that are there at the start on."""
        self._folders.open()
        try:
            await asyncio.to_thread(self._try_prune)
            while True:
                seen = self._folders.changed_ns("requests")
                await self._try_look()
                await self._rest(seen)
        finally:
            await self._cancel_all()

    async def _rest(self, seen: int | None) -> None:
        """Until something was put into the folder or taken out, at most the pace's interval."""
        pace, left = self._pace, self._pace.interval_s
        while left > 0 and self._folders.changed_ns("requests") == seen:
            glance_s = min(left, pace.glance_s if self._doer.is_at_work else pace.idle_glance_s)
            await self._clock.sleep(glance_s)
            left -= glance_s
        await self._clock.sleep(0)  # a folder that changes all the time lets others work too

    async def _cancel_all(self) -> None:
        for task in self._running.values():
            task.cancel()
        if self._running:
            await asyncio.wait(set(self._running.values()), timeout=5)

    def _try_prune(self) -> None:
        try:
            self._journal.prune()
        except (CopilotError, OSError) as error:
            log.get("mailbox").warning("the journal cannot be tidied", reason=str(error))

    async def _try_look(self) -> None:
        try:
            await self._look()
        except (CopilotError, OSError) as error:
            log.get("mailbox").error("the mailbox cannot be read", reason=str(error))

    async def _look(self) -> None:
        """Take every request that has no response, oldest first; but what comes meanwhile before all that is left."""
        seen = self._folders.changed_ns("requests")
        waiting = await self._list_fresh()
        known = set(waiting)
        while waiting and len(self._running) < MAX_TAKEN:
            batch, waiting = waiting[:READ_AT_ONCE], waiting[READ_AT_ONCE:]
            for request_id, found in await asyncio.to_thread(self._read_all, batch):
                self._begin(request_id, found)
            if waiting and self._folders.changed_ns("requests") != seen:
                seen = self._folders.changed_ns("requests")
                came = [one for one in await self._list_fresh() if one not in known]
                known.update(came)
                waiting = came + waiting

    async def _list_fresh(self) -> list[str]:
        """The requests that nobody answered or is answering."""
        fresh, strangers = await asyncio.to_thread(self._list, self.busy)
        self._tell_strangers(strangers)
        return fresh

    def _list(self, busy: Set[str]) -> tuple[list[str], set[str]]:
        """With the names that are no ids."""
        folders = self._folders
        fresh = [one for one in folders.ids("requests") if one not in busy and not folders.has("responses", one)]
        return fresh, set(folders.strangers("requests"))

    def _read_all(self, request_ids: Sequence[str]) -> list[tuple[str, Request | Exception]]:
        """Those that are whole, and why others are no requests."""
        found: list[tuple[str, Request | Exception]] = []
        for one in request_ids:
            try:
                request = self._read(one)
            except Exception as error:  # it becomes the request's own response
                found.append((one, error))
            else:
                found += [(one, request)] if request is not None else []
        return found

    def _begin(self, request_id: str, found: Request | Exception) -> None:
        task = asyncio.create_task(self._answer(request_id, found), name=f"mailbox {request_id}")
        self._running[request_id] = task
        task.add_done_callback(lambda _: self._running.pop(request_id, None))

    def _tell_strangers(self, strangers: set[str]) -> None:
        """A name that is no id gets no response, because none could be named after it."""
        for name in sorted(strangers - self._strangers):
            log.get("mailbox").warning("not a request: name it ID.json", name=name[:200])
        self._strangers = strangers

    async def _answer(self, request_id: str, found: Request | Exception) -> None:
        """One request, whatever it is: any failure becomes its response."""
        try:
            if isinstance(found, Exception):
                raise found
            if self._doer.is_quick(found):
                await self._decide(found)
            else:
                await self._take_turn(found)
        except BadFile as error:
            await self._refuse(request_id, error.text)
        except Exception as error:  # one request must not end the host
            log.get("mailbox").exception("a request failed by a defect", request=request_id)
            await self._refuse(request_id, f"{type(error).__name__}: {error}")

    async def _take_turn(self, request: Request) -> None:
        """By the time that it has its turn it may be gone, or another."""
        async with self._slots[self._doer.find_effect(request)]:
            now = await in_thread(self._lanes[False].reading, self._read, request.request_id)
            if now is not None:
                await self._decide(now)

    async def _refuse(self, request_id: str, text: str) -> None:
        try:
            response = write_error(request_id, None, text)
            await in_thread(self._lanes[False].writing, self._folders.write, "responses", request_id, response)
        except CopilotError as error:
            log.get("mailbox").error("a response cannot be written", request=request_id, reason=str(error))

    def _read(self, request_id: str) -> Request | None:
        """None when it is gone again, or not whole yet. Raises `BadFile`."""
        try:
            request = self._folders.read_request(request_id)
        except BadFile as error:
            seen, since = self._torn.get(request_id, (None, 0.0))
            if not error.unfinished:
                raise
            if seen != error.signature:
                self._torn[request_id] = (error.signature, self._clock.now())
                return None
            if self._clock.now() - since < self._pace.unfinished_s:
                return None
            del self._torn[request_id]
            raise
        self._torn.pop(request_id, None)
        return request

    async def _decide(self, request: Request) -> None:
        last = await in_thread(self._find_lane(request).reading, self._journal.find, request.request_id)
        move = decide(request, last, self._doer.find_effect(request))
        if move == "run" or last is None:
            await self._carry_out(request, begin(request, last))
        elif move == "continue":
            await self._carry_out(request, last, continued=True)
        elif move == "give_up":
            response = write_error(request.request_id, last, LOST.format(id=last.id), final=True)
            await self._end(request, last, response)
        elif last.response is not None:
            await self._respond(request, last.response)

    async def _carry_out(self, request: Request, attempt: Attempt, *, continued: bool = False) -> None:
        """One `continued` may have been done before: only a refusal says that it was not, and lets another begin."""
        if self._doer.find_effect(request) != "repeatable":
            await self._keep(request, attempt)
        try:
            answer = await self._doer.carry_out(request, attempt)
            response = write_success(request, attempt, answer)
        except Final as error:
            response = write_error(request.request_id, attempt, str(error), final=True)
        except CopilotError as error:
            certain = isinstance(error, UsageError) or not continued
            response = write_error(request.request_id, attempt, str(error), final=not certain)
        except Exception as error:  # a defect of ours: what a run did before it is not known
            log.get("mailbox").exception("a request failed by a defect", request=request.request_id)
            known = self._doer.find_effect(request) == "repeatable"
            text = f"unexpected: {type(error).__name__}: {error}"
            response = write_error(request.request_id, attempt, text, final=not known)
        await self._end(request, attempt, response)

    async def _end(self, request: Request, attempt: Attempt, response: dict[str, Any]) -> None:
        failed = "final" if response.get("final") else "failed"
        state: Any = "succeeded" if response["status"] == "success" else failed
        await self._keep(request, attempt.end(state, response))
        await self._respond(request, response)

    async def _keep(self, request: Request, attempt: Attempt) -> None:
        await in_thread(self._find_lane(request).writing, self._journal.keep, request.request_id, attempt)

    async def _respond(self, request: Request, response: dict[str, Any]) -> None:
        writing = self._find_lane(request).writing
        await in_thread(writing, self._folders.write, "responses", request.request_id, response)

    def _find_lane(self, request: Request) -> "Lane":
        return self._lanes[self._doer.is_quick(request)]


@dataclass(frozen=True)
class Lane:
    """Whose turn it is to use a thread."""

    reading: asyncio.Lock
    writing: asyncio.Lock


async def in_thread(turn: asyncio.Lock, work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
    """In a thread, when it is its turn. What was begun is finished, though the host ends meanwhile."""
    async with turn:
        task = asyncio.create_task(asyncio.to_thread(work, *args, **options))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait({task})
            raise
