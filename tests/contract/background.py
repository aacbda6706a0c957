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
from tests.contract.pipe import Exchange

T = TypeVar("T")
EXTENSION = Path(__file__).parents[2] / "extension"
SCRIPT = EXTENSION / "scripts" / "background" / "main.mjs"
PATIENT_TURNS = 300
NUDGE_TURNS = 20


def why_not() -> str | None:
    """Why the TypeScript side cannot run here; None when it can."""
    if shutil.which("node") is None:
        return "there is no node"
    return None if (EXTENSION / "node_modules" / "esbuild").is_dir() else "run .ci/setup for extension/node_modules"


class Node:
    """One process for many worlds: each `reset` begins a new one."""

    def __init__(self) -> None:
        command = ["node", str(SCRIPT)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, op: str, **given: Any) -> tuple[list[dict[str, Any]], bool]:
        """What came out since the last question, and whether more will come. Raises `RuntimeError` when it ended."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps({"op": op, **given}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the background's process ended with {self._process.wait()}")
        answer = json.loads(line)
        return answer["out"], answer["busy"]

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
    """Dispatched, and answered a second time otherwise than before."""
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
        self._busy = False
        code = base64.urlsafe_b64encode(secret).decode().rstrip("=")
        self._ask("reset", url="ws://127.0.0.1:1/ws/browser", secret=code, extensionId=EXTENSION_ID)
        self._pump = asyncio.create_task(self._carry_on())

    def _ask(self, op: str, **given: Any) -> None:
        out, self._busy = self._node.ask(op, **given)
        self._out += out
        for one in out:
            self._note(one)

    def _hold(self) -> None:
        gates = {"dispatch": self.before_dispatch, "act": self.before_act, "result": self.before_result}
        self._ask("hold", **{name: not gate.is_set() for name, gate in gates.items()}, turns=0)
        self._busy = True

    def advance(self, seconds: float) -> None:
        self._ask("advance", ms=seconds * 1000)

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
        if said is not None and (said.ok or said.dispatched) and said != result:
            self.profile.changed.append(call_id)
        row.result = result

    async def _carry_on(self) -> None:
        """One turn of the background in each turn of the loop, as long as there is something to do."""
        while True:
            out, self._out = self._out, []
            for one in out:
                await self._carry_out(one)
            if self._busy:
                self._ask("turn")
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
                self._ask("frame", id=number, text=text, turns=0)
                self._busy = True
                if isinstance(frame, frames.Welcome):
                    self._welcomed.add(number)
                elif isinstance(frame, frames.Ack):
                    self.profile.acknowledged.append(frame.id)
        except Lost:
            code, reason = closed() or (1006, "")
            self._tell_closed(number, code, reason)
            self._ends.pop(number, None)

    def _tell_closed(self, number: int, code: int, reason: str) -> None:
        self._ask("closed", id=number, code=code, reason=reason, turns=0)
        self._busy = True

    def _forget(self, number: int) -> None:
        reader = self._readers.pop(number, None)
        if reader is not None:
            reader.cancel()

    # What the test does

    async def connect(self) -> None:
        """A new connection. Raises `Lost` when there is none within some hundred turns."""
        await self.drop()
        before = set(self._welcomed)
        self._ask("online", **{"is": True})
        for turn in range(PATIENT_TURNS):
            if self._welcomed - before:
                return
            if turn % NUDGE_TURNS == 0 and not self._ends:
                self._ask("alarm")
            await asyncio.sleep(0)
        raise Lost("the background did not connect")

    async def drop(self) -> None:
        """The connection breaks, and none can be made."""
        self._ask("online", **{"is": False}, turns=0)
        self._busy = True
        for number, end in list(self._ends.items()):
            self._forget(number)
            self._tell_closed(number, 1006, "")
            await end.abort()
        self._ends.clear()

    async def kill(self, *, browser_too: bool = False) -> "BackgroundPeer":
        """The worker dies at once, and its next life begins, not connected yet."""
        await self.drop()
        self._ask("kill", browser=browser_too, turns=0)
        self._busy = True
        self._hold()
        return self

    async def close(self) -> None:
        await self.drop()
        self._pump.cancel()
        await asyncio.gather(self._pump, *self._readers.values(), return_exceptions=True)

    def list_writes(self) -> list[str]:
        """Ids of the presses that were ever done in the page, in order."""
        return list(self.profile.done)
