"""A proxy on loopback between extension and server: it sees every frame, and can cut or stall between any two."""

import asyncio
import contextlib
import json
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

Way = Literal["up", "down"]
CHUNK = 64 * 1024


@dataclass
class Seen:
    """What passed, oldest first: direction and type of each frame; the calls, and the acknowledged ids."""

    frames: list[tuple[Way, str]] = field(default_factory=list)
    calls: dict[str, str] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)

    def note(self, way: Way, payload: bytes) -> None:
        frame = read_json(payload)
        kind = str(frame.get("type", "?"))
        self.frames.append((way, kind))
        if kind == "call":
            self.calls[frame["call"]["id"]] = frame["call"]["name"]
        elif kind == "ack":
            self.acknowledged.append(frame["id"])


def read_json(payload: bytes) -> dict[str, object] | dict[str, dict[str, str]] | dict[str, str]:
    with contextlib.suppress(ValueError):
        loaded = json.loads(payload)
        return loaded if isinstance(loaded, dict) else {}
    return {}


class Splitter:
    """Bytes of one direction become the HTTP head, then whole frames (RFC 6455, section 5.2)."""

    def __init__(self, host_port: int | None = None) -> None:
        self._host_port = host_port
        self._buffer = bytearray()
        self._is_open = False

    def feed(self, data: bytes) -> list[tuple[bytes, bytes | None]]:
        """Pieces to pass on, each with the payload of a text frame (None for anything else)."""
        self._buffer += data
        pieces: list[tuple[bytes, bytes | None]] = []
        while (piece := self._take()) is not None:
            pieces.append(piece)
        return pieces

    def _take(self) -> tuple[bytes, bytes | None] | None:
        if not self._is_open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return None
            self._is_open = True
            return self._address(self._cut(end + 4)), None
        size = measure(self._buffer)
        if size is None or len(self._buffer) < size[0] + size[1]:
            return None
        head, length = size
        is_text, is_masked = self._buffer[0] & 0x0F == 1, bool(self._buffer[1] & 0x80)
        mask = bytes(self._buffer[head - 4 : head]) if is_masked else None
        raw = self._cut(head + length)
        return raw, unmask(raw[head:], mask) if is_text else None

    def _address(self, head: bytes) -> bytes:
        """The server insists on being called by its own port."""
        if self._host_port is None:
            return head
        return re.sub(rb"(?im)^(host: [^:\r]+:)\d+", rb"\g<1>%d" % self._host_port, head)

    def _cut(self, count: int) -> bytes:
        piece = bytes(self._buffer[:count])
        del self._buffer[:count]
        return piece


def measure(buffer: bytearray) -> tuple[int, int] | None:
    """Bytes of a frame's head and of its payload; None while the head is not all there."""
    if len(buffer) < 2:
        return None
    length, head = buffer[1] & 0x7F, 2
    extra = {126: 2, 127: 8}.get(length, 0)
    head += extra + (4 if buffer[1] & 0x80 else 0)
    if len(buffer) < head:
        return None
    return head, int.from_bytes(buffer[2 : 2 + extra], "big") if extra else length


def unmask(payload: bytes, mask: bytes | None) -> bytes:
    if mask is None or not payload:
        return payload
    repeated = (mask * (len(payload) // 4 + 1))[: len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(len(payload), "big")


class Proxy:
    """Enter to listen; `port` is where the extension connects. Lives in a thread of its own."""

    def __init__(self, target_port: int = 0) -> None:
        self.target_port = target_port
        self.port = 0
        self.seen = Seen()
        self.on_frame: Callable[[Way, str], bool] = lambda way, kind: False
        """Called after each frame has passed; True cuts the connection there."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._writers: set[asyncio.StreamWriter] = set()
        self._flowing: asyncio.Event
        self._server: asyncio.Server

    def __enter__(self) -> "Proxy":
        self._thread.start()
        asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(10)
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._close(), self._loop).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def cut(self) -> None:
        """Break every connection without a word."""
        self._loop.call_soon_threadsafe(self._abort)

    def stall(self) -> None:
        """Nothing passes any more, in either direction; the connections stay."""
        self._loop.call_soon_threadsafe(self._flowing.clear)

    def go_on(self) -> None:
        self._loop.call_soon_threadsafe(self._flowing.set)

    async def _close(self) -> None:
        self._server.close()
        self._flowing.set()
        self._abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=5)

    def _abort(self) -> None:
        for writer in list(self._writers):
            writer.transport.abort()

    async def _listen(self) -> None:
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind_reader, behind = await asyncio.open_connection("127.0.0.1", self.target_port)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, behind}
        self._writers |= both
        pumps = [
            asyncio.create_task(self._pump("up", reader, behind)),
            asyncio.create_task(self._pump("down", behind_reader, writer)),
        ]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            self._writers -= both
            for one in both:
                one.close()

    async def _pump(self, way: Way, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        splitter = Splitter(self.target_port if way == "up" else None)
        with contextlib.suppress(ConnectionError):
            while data := await reader.read(CHUNK):
                for raw, payload in splitter.feed(data):
                    await self._flowing.wait()
                    writer.write(raw)
                    if payload is not None:
                        self.seen.note(way, payload)
                        if self.on_frame(way, self.seen.frames[-1][1]):
                            await writer.drain()
                            self._abort()
                            return
                await writer.drain()
