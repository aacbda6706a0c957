"""An extension played by hand over a pipe in memory, frame by frame, with the clock held."""

import asyncio
from typing import Any, TypeVar

from browser_copilot.browser.clock import FakeClock
from browser_copilot.browser.extension_id import EXTENSION_ID
from browser_copilot.browser.handshake import compute_proof, make_nonce
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.protocol import frames
from browser_copilot.protocol.base import Wire
from browser_copilot.protocol.tools import Call, Ok, ToolResult
from tests.contract.peer import FRAME
from tests.contract.pipe import Pipe
from tests.contract.rig import SECRET, MemoryIntents

T = TypeVar("T", bound=Wire)
HEARTBEAT_MS = 15_000
PATIENCE = 60


class Hand:
    """One link, its clock and intents. `open` makes a connection without a hello; `greet` says it too."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.intents = MemoryIntents()
        self.link = ExtensionLink(SECRET, EXTENSION_ID, self.intents, self.clock, HEARTBEAT_MS)
        self.heard: list[object] = []
        self.link.subscribe(self.heard.append)
        self._serving: list[asyncio.Task[None]] = []

    async def open(self) -> tuple[Pipe, frames.Challenge]:
        pipe = Pipe()
        self._serving.append(asyncio.create_task(self.link.serve(pipe.server)))
        challenge = await self.next(pipe, frames.Challenge)
        return pipe, challenge

    async def greet(self, **changes: Any) -> tuple[Pipe, frames.Welcome]:
        pipe, challenge = await self.open()
        await self.say(pipe, make_hello(challenge, **changes))
        return pipe, await self.next(pipe, frames.Welcome)

    async def next(self, pipe: Pipe, kind: type[T]) -> T:
        """The next frame of that kind; heartbeats and others are passed over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await pipe.client.recv()
                frame = FRAME.validate_json(text)
                if isinstance(frame, kind):
                    return frame

    async def say(self, pipe: Pipe, frame: Wire | str) -> None:
        await pipe.client.send(frame if isinstance(frame, str) else frame.to_json())

    async def answer(self, pipe: Pipe, call_id: str, result: ToolResult | None = None) -> None:
        await self.say(pipe, frames.ResultFrame(id=call_id, result=result or Ok(data={})))

    def ask(self, call: Call) -> "asyncio.Task[ToolResult]":
        return asyncio.create_task(self.link.call(call))

    async def lose(self, pipe: Pipe) -> None:
        pipe.break_off()
        await self.until(lambda: not self.link.connected)

    async def until(self, condition: Any) -> None:
        """Let the loop turn until something holds that no frame tells."""
        for _ in range(10_000):
            if condition():
                return
            await asyncio.sleep(0)
        raise AssertionError("it never came to hold")

    async def close(self) -> None:
        await self.link.close()
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)


def make_hello(challenge: frames.Challenge, **changes: Any) -> frames.Hello:
    """A right hello, but for the changes."""
    nonce = make_nonce()
    secret = changes.pop("secret", SECRET)
    values: dict[str, Any] = {
        "protocol_version": challenge.protocol_version,
        "extension_id": EXTENSION_ID,
        "extension_version": "0.1.0",
        "browser": "Chromium 156",
        "browser_id": "b-1",
        "worker_id": "w-1",
        "nonce": nonce,
        "proof": compute_proof(secret, "extension", challenge.nonce, nonce, EXTENSION_ID),
        "open_calls": [],
        "fences": {},
    }
    return frames.Hello(**{**values, **changes})


def known(call_id: str, state: frames.LedgerState = "received") -> frames.OpenCall:
    """A call as the extension lists it in its hello."""
    return frames.OpenCall(id=call_id, state=state)
