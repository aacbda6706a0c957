"""A connection in memory between the server's `Socket` and the peer's `End`.

Frames arrive in order or never, unless `disturb` says otherwise: a network of the worst kind.
"""

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any, Literal

from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import SocketClosed
from tests.contract.peer import Dial, End, Lost

Trouble = Literal["lose", "swap", "repeat", "repeat late"]
AGAIN_AFTER: dict[Trouble | None, int] = {"swap": 1, "repeat": 1, "repeat late": 3}
"""A swapped or repeated frame comes behind so many others: a call that is repeated late, behind its acknowledgement."""
Way = Literal["down", "up"]
HANDSHAKE = ("challenge", "hello", "welcome", "refused")
"""What is said before a connection counts is left alone: a bad word there ends it, which is another fault."""


def is_quiet(but: int = 0) -> bool:
    """Whether nothing in the running loop moves, but the one who asks and so many others, until a clock does."""
    loop: Any = asyncio.get_running_loop()
    return len(loop._ready) <= but


def is_handshake(text: str) -> bool:
    """Whether the frame is one of the greeting; what is no frame at all is none of it."""
    try:
        frame = json.loads(text)
    except ValueError:
        return False
    return isinstance(frame, dict) and frame.get("type") in HANDSHAKE


@dataclass
class Lane:
    """One direction. `next` happens to the next frame; `kept` is what comes once so many more have passed."""

    queue: "asyncio.Queue[str | None]" = field(default_factory=asyncio.Queue)
    next: Trouble | None = None
    kept: list[tuple[int, str]] = field(default_factory=list)

    def put(self, text: str) -> None:
        trouble = None
        if not is_handshake(text):
            trouble, self.next = self.next, None
        if trouble not in ("lose", "swap"):
            self.queue.put_nowait(text)
        self.kept = [(left - 1, late) for left, late in self.kept]
        for left, late in self.kept:
            if left == 0:
                self.queue.put_nowait(late)
        self.kept = [one for one in self.kept if one[0] > 0]
        if trouble in AGAIN_AFTER:
            self.kept.append((AGAIN_AFTER[trouble], text))


class Pipe:
    """Both ends and what is under way. `closed` is the code and reason that the server closed with.

    Nothing arrives while `flowing` is not set; a connection that breaks is noticed all the same.
    """

    def __init__(self) -> None:
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.closed: tuple[int, str] | None = None
        self.sent: list[str] = []
        self.lanes: dict[Way, Lane] = {"down": Lane(), "up": Lane()}
        self._broken = False
        self.server = ServerEnd(self)
        self.client = ClientEnd(self)

    def break_off(self) -> None:
        """What is under way is lost; both ends learn of it when they next look."""
        if not self._broken:
            self._broken = True
            self.flowing.set()
            self.lanes["down"].queue.put_nowait(None)
            self.lanes["up"].queue.put_nowait(None)

    def end(self, code: int, reason: str) -> None:
        """The server closes: what it sent before still arrives."""
        self.closed = (code, reason)
        self.lanes["down"].queue.put_nowait(None)

    async def take(self, queue: "asyncio.Queue[str | None]") -> str | None:
        if self._broken:
            return None
        text = await queue.get()
        await self.flowing.wait()
        return None if self._broken else text

    def put_down(self, text: str) -> bool:
        if self._broken:
            return False
        self.sent.append(text)
        self.lanes["down"].put(text)
        return True

    def put_up(self, text: str) -> bool:
        if not self._broken:
            self.lanes["up"].put(text)
        return not self._broken

    async def take_up(self) -> str | None:
        return await self.take(self.lanes["up"].queue)

    async def take_down(self) -> str | None:
        return await self.take(self.lanes["down"].queue)


class ServerEnd:
    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    async def send_text(self, text: str) -> None:
        if not self._pipe.put_down(text):
            raise SocketClosed(1006)

    async def receive_text(self) -> str:
        text = await self._pipe.take_up()
        if text is None:
            raise SocketClosed(1006)
        return text

    async def close(self, code: int, reason: str) -> None:
        """What was sent before still arrives."""
        self._pipe.end(code, reason)


class ClientEnd:
    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe

    async def send(self, text: str) -> None:
        if not self._pipe.put_up(text):
            raise Lost("the pipe is broken")

    async def recv(self) -> str:
        text = await self._pipe.take_down()
        if text is None:
            raise Lost("the pipe is broken")
        return text

    async def abort(self) -> None:
        self._pipe.break_off()


class Exchange:
    """Where the peer dials and the link of the moment answers. Keeps every pipe that was opened."""

    def __init__(self, link: ExtensionLink) -> None:
        self.link = link
        self.pipes: list[Pipe] = []
        self._serving: set[asyncio.Task[None]] = set()

    def dial(self) -> Dial:
        async def open_one() -> End:
            pipe = Pipe()
            self.pipes.append(pipe)
            task = asyncio.create_task(self.link.serve(pipe.server))
            self._serving.add(task)
            task.add_done_callback(self._serving.discard)
            return pipe.client

        return open_one

    def stall(self, stalled: bool) -> None:
        """Nothing arrives on the connections of the moment any more, in either direction; or what was held does."""
        for pipe in self.pipes:
            (pipe.flowing.clear if stalled else pipe.flowing.set)()

    def disturb(self, way: Way, trouble: Trouble) -> None:
        """That happens to the next frame of the newest connection."""
        if self.pipes:
            self.pipes[-1].lanes[way].next = trouble

    async def close(self) -> None:
        await self.link.close()
        for pipe in self.pipes:
            pipe.break_off()
        if self._serving:
            await asyncio.wait(self._serving)
