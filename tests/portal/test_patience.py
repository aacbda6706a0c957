"""Half a request holds a connection for a short time only, and never keeps a whole one from being answered."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from browser_copilot.app import configure
from browser_copilot.browser.sockets import listen
from browser_copilot.portal.patience import PatientHTTP
from tests.contract.rig import QuietServer

PATIENCE = 60
WHOLE = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
HALF = b"GET / HTTP/1.1\r\nhost: 127.0"


class Hasty(PatientHTTP):
    head_seconds = 0.1
    max_connections = 4


class Slow(Hasty):
    """Nobody is let go for the time it takes."""

    head_seconds = 3_600.0


async def answer(_: Request) -> PlainTextResponse:
    return PlainTextResponse("here")


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())


@asynccontextmanager
async def serve(kind: type[PatientHTTP]) -> AsyncIterator[int]:
    app = Starlette(routes=[Route("/", answer), WebSocketRoute("/ws", echo)])
    server = QuietServer(uvicorn.Config(app, http=kind, log_level="critical", lifespan="off"))
    listener = listen(0)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        yield listener.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await running


async def send(port: int, data: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(data)
    await writer.drain()
    return reader, writer


async def read_to_end(reader: asyncio.StreamReader) -> bytes:
    """Until the server closes."""
    async with asyncio.timeout(PATIENCE):
        return await reader.read()


@pytest.mark.parametrize(("sent", "status"), [(HALF, b"HTTP/1.1 408 "), (b"", b"")])
async def test_a_head_that_does_not_come_ends_the_connection(sent: bytes, status: bytes) -> None:
    async with serve(Hasty) as port:
        reader, writer = await send(port, sent)
        assert (await read_to_end(reader))[: len(status)] == status
        writer.close()


async def test_half_a_head_behind_an_answered_request_ends_the_connection() -> None:
    async with serve(Hasty) as port:
        reader, writer = await send(port, WHOLE)
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b"here")
        writer.write(HALF)
        assert (await read_to_end(reader)).startswith(b"HTTP/1.1 408 ")
        writer.close()


async def test_a_websocket_outlives_the_deadline_of_its_head() -> None:
    async with serve(Hasty) as port, connect(f"ws://127.0.0.1:{port}/ws") as socket:
        reader, writer = await send(port, b"")
        await read_to_end(reader)  # a connection that began later was let go
        await socket.send("still here")
        assert await socket.recv() == "still here"
        writer.close()


async def test_half_requests_without_number_keep_nobody_out() -> None:
    async with serve(Slow) as port:
        half = [await send(port, HALF) for _ in range(3 * Slow.max_connections)]
        reader, writer = await send(port, WHOLE)
        async with asyncio.timeout(PATIENCE):
            assert (await reader.readuntil(b"here")).startswith(b"HTTP/1.1 200 ")
        for one in (writer, *(writer for _, writer in half)):
            one.close()


def test_the_server_is_patient_that_way_and_tells_nobody_what_strangers_send_amiss() -> None:
    config = configure(Starlette())
    assert (config.http, logging.getLogger("uvicorn.error").isEnabledFor(logging.WARNING)) == (PatientHTTP, False)
