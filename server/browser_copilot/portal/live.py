"""`live` reads with a cursor: order kept, one pending call per reader, and nothing taken until it was sent.

Life of a live call: the reader is marked busy -> it waits for the next response, its own end, five seconds, or the
caller's leaving -> only an answer that went out moves the cursor -> the reader is free again.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from browser_copilot.portal.callbacks import Callbacks
from browser_copilot.portal.feed import Batch, Feed, Fetch
from browser_copilot.portal.ports import JobRun, TaskRun
from browser_copilot.protocol.events import ChatSaid, EventEnvelope
from browser_copilot.protocol.limits import LIVE_TIMEOUT_MS
from browser_copilot.runtime.ports import Clock
from browser_copilot.store.events import EventLog

Outcome = Literal["ready", "ended", "timeout", "gone"]
MAX_READERS = 64
QUIET_S = 30.0
"""A reader comes back within `LIVE_TIMEOUT_MS`. One that did not for so long makes room, where there are too many; the
one without a token never does."""
MAX_ENDED = 200
MAX_OWN = 1_000
MAX_READ = 500
"""Sessions, and ends of sessions, that are remembered."""


class LiveReader:
    """One cursor. What was fetched stays until `take`."""

    def __init__(self, fetch: Fetch) -> None:
        self._fetch = fetch
        self._ready: deque[dict[str, Any]] = deque()
        self._fetching: asyncio.Task[Batch] | None = None
        self._closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._exhausted = False
        self.busy = False
        self.seen_s = 0.0

    @property
    def head(self) -> dict[str, Any]:
        return self._ready[0]

    def take(self) -> None:
        """The head has been sent."""
        self._ready.popleft()

    async def wait(self, expired: Awaitable[None], gone: Awaitable[None]) -> Outcome:
        """What comes first. When a response and the caller's leaving come together, the response stays."""
        timer, leaving = asyncio.ensure_future(expired), asyncio.ensure_future(gone)
        try:
            while True:
                if self._closed.done() or (self._exhausted and not self._ready):
                    return "ended"
                if leaving.done():
                    return "gone"
                if self._ready:
                    return "ready"
                if timer.done():
                    return "timeout"
                fetching = self._fetching = self._fetching or asyncio.ensure_future(self._fetch())
                waiting: set[asyncio.Future[Any]] = {fetching, timer, leaving, self._closed}
                await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                self._collect(fetching)
        finally:
            timer.cancel()
            leaving.cancel()

    def _collect(self, fetching: "asyncio.Task[Batch]") -> None:
        if not fetching.done():
            return
        self._fetching = None
        if fetching.cancelled():
            self._exhausted = True
            return
        batch = fetching.result()
        self._ready.extend(batch)
        self._exhausted = not batch

    def close(self) -> None:
        """Whoever waits is told that there is nothing here any more."""
        if not self._closed.done():
            self._closed.set_result(None)
        if self._fetching is not None:
            self._fetching.cancel()


class LiveAnswer(Response):
    """Waits, answers and only then moves the cursor. `missing` is the error once the reader has ended."""

    def __init__(self, reader: LiveReader, clock: Clock, missing: str) -> None:
        super().__init__()
        self._reader = reader
        self._clock = clock
        self._missing = missing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        reader = self._reader
        if reader.busy:
            await JSONResponse({"error": "ParallelCallNotSupported"})(scope, receive, send)
            return
        reader.busy = True
        try:
            outcome = await reader.wait(self._clock.sleep(LIVE_TIMEOUT_MS / 1000), wait_for_leaving(receive))
            if outcome == "ready":
                await JSONResponse(reader.head)(scope, receive, send)
                reader.take()
            elif outcome != "gone":
                error = self._missing if outcome == "ended" else "HttpRequestTimeout"
                await JSONResponse({"error": error})(scope, receive, send)
        finally:
            reader.busy, reader.seen_s = False, self._clock.now()


async def wait_for_leaving(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        continue


class OwnPrompts:
    """Which user messages came from this API's own `query`: those are not reported back."""

    def __init__(self) -> None:
        self._ranges: deque[tuple[str, int, int]] = deque(maxlen=MAX_OWN)

    def note(self, session_id: str, after: int, upto: int) -> None:
        self._ranges.append((session_id, after, upto))

    def holds(self, envelope: EventEnvelope) -> bool:
        if not isinstance(envelope.event, ChatSaid):
            return False
        place = (envelope.session_id, envelope.seq)
        return any(place[0] == session and after < place[1] <= upto for session, after, upto in self._ranges)


def session_fetcher(log: EventLog, session_id: str, after: int, callbacks: Callbacks) -> Fetch:
    """A cursor over the events of one session, from the first one behind `after` on.

    It outlives the session's end, because a session can be resumed; it ends with the log. Between two fetches nothing
    is kept for it.
    """
    position = after

    async def fetch() -> Batch:
        nonlocal position
        reader = log.reader(session_id, position)
        batch: Batch = []
        try:
            while not batch and (entries := await reader.next()):
                for entry in entries:
                    batch += callbacks.map(entry.envelope)
                    position = entry.seq
        finally:
            reader.close()
        return batch

    return fetch


class LiveBook:
    """All readers, and the tasks and jobs that were started here."""

    def __init__(self, log: EventLog, clock: Clock) -> None:
        self._log = log
        self._clock = clock
        self._start = log.last_seq
        self._starts: dict[str, int] = {}
        self._readers: dict[tuple[str, str], dict[str, LiveReader]] = {}
        self._feeds: dict[tuple[str, str], Feed] = {}
        self._ended: deque[tuple[str, str]] = deque()
        self.own = OwnPrompts()
        self.tasks: dict[str, TaskRun] = {}
        self.jobs: dict[str, JobRun] = {}

    def find_session_reader(self, session_id: str, token: str) -> LiveReader | None:
        """None when the session has too many readers."""
        after = self._starts.get(session_id, self._start)
        make = lambda: session_fetcher(self._log, session_id, after, Callbacks(self.own.holds))  # noqa: E731
        return self._find(("session", session_id), token, make)

    def end_session(self, session_id: str) -> None:
        """Whoever waits is answered; readers of the session resumed later begin behind what was until now."""
        self._starts.pop(session_id, None)
        self._starts[session_id] = self._log.last_seq
        if len(self._starts) > MAX_READ:
            del self._starts[next(iter(self._starts))]
        self.close("session", session_id)

    def is_known(self, kind: Literal["task", "job"], id: str) -> bool:
        return (kind, id) in self._feeds

    def find_run_reader(self, kind: Literal["task", "job"], id: str, token: str) -> LiveReader | None:
        """A reader of a task or job that was started here, also of one that is over and not read to its end."""
        feed = self._feeds.get((kind, id))
        return self._find((kind, id), token, feed.fetcher) if feed else None

    def _find(self, key: tuple[str, str], token: str, make: Callable[[], Fetch]) -> LiveReader | None:
        if key not in self._readers and len(self._readers) >= MAX_READ:
            self._close_oldest()
        readers = self._readers.setdefault(key, {})
        if token in readers:
            return readers[token]
        if len(readers) >= MAX_READERS:
            self._close_quiet(readers)
        if token and len(readers) >= MAX_READERS:
            return None
        reader = readers[token] = LiveReader(make())
        reader.seen_s = self._clock.now()
        return reader

    def _close_quiet(self, readers: dict[str, LiveReader]) -> None:
        """Those that went away and did not come back."""
        since = self._clock.now() - QUIET_S
        for token, reader in list(readers.items()):
            if token and not reader.busy and reader.seen_s <= since:
                readers.pop(token).close()

    def _close_oldest(self) -> None:
        """The readers that were begun first and wait for nothing."""
        for key, readers in list(self._readers.items()):
            if not any(reader.busy for reader in readers.values()):
                self._readers.pop(key)
                for reader in readers.values():
                    reader.close()
                return

    def close(self, kind: str, id: str) -> None:
        """End the readers now; whoever waits is answered."""
        for reader in self._readers.pop((kind, id), {}).values():
            reader.close()
        self._feeds.pop((kind, id), None)

    def open_feed(self, kind: Literal["task", "job"], id: str, feed: Feed) -> None:
        self._feeds[(kind, id)] = feed

    def end_run(self, kind: Literal["task", "job"], id: str) -> None:
        """The run is over: its id is free, its feed can be read to the end."""
        (self.tasks if kind == "task" else self.jobs).pop(id, None)
        feed = self._feeds.get((kind, id))
        if feed is None:
            return
        feed.end()
        self._ended.append((kind, id))
        while len(self._ended) > MAX_ENDED:
            self.close(*self._ended.popleft())

    async def stop_runs(self) -> None:
        """Stop every task and job that was started here."""
        for id, job in list(self.jobs.items()):
            await job.stop()
            self.end_run("job", id)
        for id, task in list(self.tasks.items()):
            await task.stop()
            self.end_run("task", id)

    def close_all(self) -> None:
        for kind, id in list(self._readers):
            self.close(kind, id)
