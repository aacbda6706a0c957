"""What the runtime needs of the world, as protocols; the composition root brings the real ones."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from browser_copilot.agent.desk import Desk, SecretRef
from browser_copilot.agent.said import Said
from browser_copilot.protocol.events import Event
from browser_copilot.protocol.frames import GrantedOrigin, Notice
from browser_copilot.protocol.selector import RoleSelector
from browser_copilot.protocol.task import StepRecord, Task
from browser_copilot.protocol.tools import Call, Failed, Ok
from browser_copilot.runtime.claims import Claims
from browser_copilot.runtime.run import Run
from browser_copilot.runtime.sessions import SessionState
from browser_copilot.store.records import Record

FenceReason = Literal["stop", "cancel", "pause", "takeover", "restart", "skip"]


class Hands(Protocol):
    """The browser, as far as the runtime uses it (see `browser/port.py`)."""

    @property
    def connected(self) -> bool: ...

    async def call(self, call: Call, secrets: Mapping[str, Any] | None = None) -> Ok | Failed: ...

    async def raise_fence(self, session_id: str, epoch: int, reason: FenceReason) -> bool: ...

    def get_fence(self, session_id: str) -> int: ...

    def set_grants(self, grants: Sequence[GrantedOrigin]) -> None: ...

    def claim_tab(
        self, tab_id: int, session_id: str | None, title: str | None = None, progress: float | None = None
    ) -> None: ...

    def notify(self, notice: Notice) -> None: ...

    def highlight(self, tab_id: int, label: str, selector: RoleSelector | None) -> None: ...

    async def awaken(self) -> None: ...


class Vault(Protocol):
    """Secrets by handle. A value leaves it only inside `reveal`, for the link."""

    def find(self, origin: str, username: str | None) -> SecretRef | None: ...

    def list_for(self, origin: str) -> list[SecretRef]: ...

    def reveal(self, handle: str) -> Any: ...

    def redact(self, text: str) -> str: ...


class Pursuer(Protocol):
    """What pursues a goal: the controller, with or without a model."""

    async def pursue(self, task: Task, desk: Desk) -> Task: ...


class Talker(Protocol):
    """Talk through a model, when the profile has one; None when there is nothing to say without it."""

    async def talk(
        self, text: str, conversation: Sequence[Mapping[str, str]], emit: Callable[[Event], None]
    ) -> str | None: ...


class Clock(Protocol):
    """`now` in Unix seconds, `sleep` in seconds."""

    def now(self) -> float: ...

    async def sleep(self, seconds: float) -> None: ...


LOOK_AGAIN_S = 15.0


async def sleep_until(clock: Clock, moment: float) -> None:
    """Until that moment (Unix seconds), looked at again and again: while a computer is suspended, a sleep stands still.

    A clock that is set back does not make it longer.
    """
    left = moment - clock.now()
    while left > 0 and clock.now() < moment:
        await clock.sleep(min(left, LOOK_AGAIN_S))
        left -= LOOK_AGAIN_S


class SystemClock:
    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


@dataclass(frozen=True)
class PlannedRun:
    """A workflow ready to run: what it is about, where it begins, the origins it may act on, who pursues it.

    `notes` are kept with the run, as JSON; `Workflows.resume` makes the pursuer anew from them.
    """

    goal: str
    url: str | None
    allow: tuple[str, ...]
    pursuer: Pursuer
    notes: dict[str, Any]


class Workflows(Protocol):
    """The named workflows (`runtime/workflows.py`)."""

    def plan(self, name: str, params: Mapping[str, Any], controller: Pursuer) -> PlannedRun:
        """Raises `UsageError` for an unknown name or a parameter that does not fit."""
        ...

    def resume(self, notes: dict[str, Any], controller: Pursuer) -> Pursuer:
        """Raises `UsageError`."""
        ...


class JobStarter(Protocol):
    """The jobs of the installed Entry (`runtime/entry_book.py`)."""

    async def run_for(self, name: str, user_input: str, working_directory: Path, home: str, *, attended: bool) -> str:
        """The id of the job; its events go to the log of the session `home`. Raises `UsageError`."""
        ...

    async def stop_job(self, job_id: str) -> bool:
        """Whether there was such a job, still running."""
        ...

    async def stop_all(self, home: str | None) -> bool:
        """Those that were begun in that session, or all. Whether any was under way."""
        ...

    async def suspend(self) -> None:
        """The server goes down: every job rests as it is, and can be resumed."""
        ...

    async def find_unfinished(self) -> Sequence[Any]:
        """As `recovery.Unfinished`."""
        ...

    async def recover(self, job_id: str, decision: Literal["resume", "discard"], *, attended: bool) -> str | None:
        """Go on with an unfinished job, or let it go: its home. None when there is none. Raises `UsageError`."""
        ...


class Thumbnails(Protocol):
    """Takes a picture of the page after a step, beside it: a step never waits for its picture."""

    def take(self, run: Run, record: StepRecord, kept: Record) -> None:
        """`kept` is the document that the record stands in."""
        ...

    async def close(self) -> None: ...


class Watching(Protocol):
    def stop(self) -> None: ...


class Watcher(Protocol):
    """Begins to take frames of a session; `emit` appends to its log, `is_busy` says whether a task runs."""

    def __call__(self, state: SessionState, emit: Callable[[Event], None], is_busy: Callable[[], bool]) -> Watching: ...


@dataclass(frozen=True)
class World:
    """Everything outside the runtime, built once in the composition root.

    `find_pursuer` and `find_talker` take a profile name; they raise `UsageError` for an unknown one. `link_up` is set
    while the browser is connected. `watched` counts the frontends that show a session.
    """

    hands: Hands
    vault: Vault
    find_pursuer: Callable[[str], Pursuer]
    find_talker: Callable[[str], Talker | None]
    working_directory: Path
    clock: Clock
    default_profile: str = "skills"
    workflows: Workflows | None = None
    thumbnails: Thumbnails | None = None
    watch: Watcher | None = None
    link_up: asyncio.Event = field(default_factory=asyncio.Event)
    said: Said = field(default_factory=Said)
    claims: Claims = field(default_factory=Claims)
    watched: Counter[str] = field(default_factory=Counter)

    def redact(self, text: str) -> str:
        """The text without a value of the vault and without a password that was said."""
        return self.said.redact(self.vault.redact(text))
