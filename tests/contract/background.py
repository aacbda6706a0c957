"""The real background of the extension at the end of the pipe: a Node process runs its code, in a browser of memory.

`BackgroundPeer` is what `Peer` is to the state machine; `extension/scripts/background` is at the other end of the pipe.
"""

import asyncio
import base64
import json
import shutil
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from browser_copilot.browser.clock import FakeClock
from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.port import Result
from browser_copilot.protocol import frames
from browser_copilot.protocol.base import Wire
from tests.contract.peer import FRAME, End, Lost
from tests.contract.pipe import Exchange, is_quiet

T = TypeVar("T")
EXTENSION = Path(__file__).parents[2] / "extension"
SCRIPT = EXTENSION / "scripts" / "background" / "main.mjs"
PATIENT_TURNS = 300
NUDGE_TURNS = 20
NUDGES = 3


def why_not() -> str | None:
    """Why the TypeScript side cannot run here; None when it can."""
    if shutil.which("node") is None:
        return "there is no node"
    return None if (EXTENSION / "node_modules" / "esbuild").is_dir() else "run .ci/setup for extension/node_modules"


class Node:
    """One process for many worlds: each `reset` begins a new one."""

    def __init__(self) -> None:
        command = ["node", str(SCRIPT)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, ops: list[dict[str, Any]], turns: int) -> tuple[list[dict[str, Any]], bool, int]:
        """Do these, then take so many turns, but none after something came out.

        What came out, whether more will, and how many turns there were. Raises `RuntimeError` when it ended.
        """
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"ops": ops, "turns": turns}).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the background's process ended with {self._process.wait()}")
        answer = json.loads(line)
        return answer["out"], answer["busy"], answer["turns"]

    def close(self) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


class BothClocks(FakeClock):
    """The server's time, and the background's with it."""

    def __init__(self, advance: Callable[[float], None]) -> None:
        super().__init__()
        self._advance = advance

    def advance(self, seconds: float) -> None:
        super().advance(seconds)
        self._advance(seconds)


class Gate:
    """Where the page waits; as `asyncio.Event`, but for waiting."""

    def __init__(self, moved: Callable[[], None]) -> None:
        self._moved = moved
        self._open = True

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        self._moved()

    def clear(self) -> None:
        self._open = False
        self._moved()


@dataclass
class Row:
    """What the background said of a call."""

    result: Result | None = None


@dataclass
class Seen:
    """What passed between both sides, and what was done in the page."""

    acknowledged: list[str] = field(default_factory=list)
    ledger: dict[str, Row] = field(default_factory=dict)
    done: list[str] = field(default_factory=list)
    executed: dict[str, int] = field(default_factory=dict)
    late: list[str] = field(default_factory=list)
    """Done although the fence above them had been confirmed, or the stop acknowledged."""
    stopped: int = 0
    """The highest epoch whose stop was acknowledged to the user."""
    changed: list[str] = field(default_factory=list)
    """Writes that were dispatched, and answered a second time otherwise than before; what reads may be done again."""
    defects: list[str] = field(default_factory=list)


class BackgroundPeer:
    """The worker in all of its lives, with its browser. Frames pass while `pump` runs; it reconnects by itself too."""

    def __init__(self, node: Node, exchange: Exchange, secret: bytes) -> None:
        self.profile = Seen()
        self.confirm_fences = True
        self.before_dispatch, self.before_act, self.before_result = (Gate(self._hold) for _ in range(3))
        self._node = node
        self._dial = exchange.dial()
        self._exchange = exchange
        self._out: list[dict[str, Any]] = []
        self._ends: dict[int, End] = {}
        self._readers: dict[int, asyncio.Task[None]] = {}
        self._welcomed: set[int] = set()
        self._fenced: dict[str, int] = {}
        self._ops: list[dict[str, Any]] = []
        self._wake = asyncio.Event()
        self.allowed = 1
        """So many turns at once, when nothing else moves; `took` is how many it then took."""
        self.took = 1
        code = base64.urlsafe_b64encode(secret).decode().rstrip("=")
        self._tell("reset", url="ws://127.0.0.1:1/ws/browser", secret=code, extensionId=EXTENSION_ID)
        self._ask(1)
        self._pump = asyncio.create_task(self._carry_on())

    def _tell(self, op: str, **given: Any) -> None:
        """Done before the background's next turn, which comes with the loop's."""
        self._ops.append({"op": op, **given})
        self._wake.set()

    def _ask(self, turns: int) -> None:
        ops, self._ops = self._ops, []
        out, busy, self.took = self._node.ask(ops, turns)
        (self._wake.set if busy or out else self._wake.clear)()
        self._out += out
        for one in out:
            self._note(one)

    def _hold(self) -> None:
        gates = {"dispatch": self.before_dispatch, "act": self.before_act, "result": self.before_result}
        self._tell("hold", **{name: not gate.is_set() for name, gate in gates.items()})

    def advance(self, seconds: float) -> None:
        """At once: the server's time has advanced, too."""
        self._tell("advance", ms=seconds * 1000)
        self._ask(1)

    # What the background does

    def _note(self, out: Mapping[str, Any]) -> None:
        """In the order in which it happened there."""
        match out:
            case {"done": call_id, "sessionId": session_id, "epoch": epoch}:
                self.profile.done.append(call_id)
                self.profile.executed[call_id] = self.profile.executed.get(call_id, 0) + 1
                if epoch < max(self._fenced.get(session_id, 0), self.profile.stopped):
                    self.profile.late.append(call_id)
            case {"text": text}:
                self._note_frame(FRAME.validate_json(text))
            case {"defect": text}:
                self.profile.defects.append(text)

    def _note_frame(self, frame: Wire) -> None:
        if isinstance(frame, frames.Fenced):
            self._fenced[frame.session_id] = max(frame.epoch, self._fenced.get(frame.session_id, 0))
        elif isinstance(frame, frames.ResultFrame):
            self._note_result(frame.id, frame.result)

    def _note_result(self, call_id: str, result: Result) -> None:
        row = self.profile.ledger.setdefault(call_id, Row())
        if not result.ok and result.code == "outcome_unknown":
            row.result = row.result or result
            return
        said = row.result
        is_write = call_id in self.profile.executed
        if said is not None and is_write and (said.ok or said.dispatched) and said != result:
            self.profile.changed.append(call_id)
        row.result = result

    async def _carry_on(self) -> None:
        """One turn of the background in each turn of the loop, as long as there is something to do."""
        while True:
            await self._wake.wait()
            out, self._out = self._out, []
            for one in out:
                await self._carry_out(one)
            self._ask(self.allowed if is_quiet(but=1) else 1)
            await asyncio.sleep(0)

    async def _carry_out(self, out: Mapping[str, Any]) -> None:
        match out:
            case {"open": number}:
                self._ends[number] = await self._dial()
                pipe = self._exchange.pipes[-1]
                self._readers[number] = asyncio.create_task(self._read(number, self._ends[number], lambda: pipe.closed))
            case {"send": number, "text": text} if number in self._ends:
                if self.confirm_fences or json.loads(text)["type"] != "fenced":
                    await self._send(self._ends[number], text)
            case {"close": number} if number in self._ends:
                self._forget(number)
                await self._ends.pop(number).abort()

    async def _send(self, end: End, text: str) -> None:
        try:
            await end.send(text)
        except Lost:
            return  # its reader tells

    async def _read(self, number: int, end: End, closed: Callable[[], tuple[int, str] | None]) -> None:
        try:
            while True:
                text = await end.recv()
                frame = FRAME.validate_json(text)
                self._tell("frame", id=number, text=text)
                if isinstance(frame, frames.Welcome):
                    self._welcomed.add(number)
                elif isinstance(frame, frames.Ack):
                    self.profile.acknowledged.append(frame.id)
        except Lost:
            code, reason = closed() or (1006, "")
            self._tell_closed(number, code, reason)
            self._ends.pop(number, None)

    def _tell_closed(self, number: int, code: int, reason: str) -> None:
        self._tell("closed", id=number, code=code, reason=reason)

    def _forget(self, number: int) -> None:
        reader = self._readers.pop(number, None)
        if reader is not None:
            reader.cancel()

    # What the test does

    async def connect(self) -> None:
        """A new connection. Raises `Lost` when nothing moves any more and there is none."""
        await self.drop()
        before = set(self._welcomed)
        self._tell("online", **{"is": True})
        self.allowed, nudges = NUDGE_TURNS, 0
        for _ in range(PATIENT_TURNS):
            if self._welcomed - before:
                return
            if is_quiet():
                if self._ends or nudges == NUDGES:
                    break
                nudges += 1
                self._tell("alarm")
            await asyncio.sleep(0)
        raise Lost("the background did not connect")

    async def drop(self) -> None:
        """The connection breaks, and none can be made."""
        self._tell("online", **{"is": False})
        for number, end in list(self._ends.items()):
            self._forget(number)
            self._tell_closed(number, 1006, "")
            await end.abort()
        self._ends.clear()

    async def kill(self, *, browser_too: bool = False) -> "BackgroundPeer":
        """The worker dies at once, and its next life begins, not connected yet."""
        await self.drop()
        self._tell("kill", browser=browser_too)
        self._hold()
        return self

    async def close(self) -> None:
        await self.drop()
        self._pump.cancel()
        await asyncio.gather(self._pump, *self._readers.values(), return_exceptions=True)

    def list_writes(self) -> list[str]:
        """Ids of the presses that were ever done in the page, in order."""
        return list(self.profile.done)
