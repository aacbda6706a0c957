"""The route on a real server: who is turned away, and how fast a small frame leaves."""

import socket
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import connect

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.browser.port import Result, Secret
from browser_copilot.browser.sockets import listen
from browser_copilot.protocol import frames
from browser_copilot.protocol.tools import Call, Ok
from tests.contract.harness import make_click
from tests.contract.peer import FRAME, Peer, Refusal, dial
from tests.contract.rig import SECRET, MemoryIntents, make_link, serve


@pytest.fixture
async def served() -> AsyncIterator[tuple[ExtensionLink, str]]:
    link = make_link(MemoryIntents())
    async with serve(link) as url:
        yield link, url


async def do_nothing(_call: Call, _secrets: object) -> Result:
    return Ok(data={})


async def test_a_web_page_is_turned_away(served: tuple[ExtensionLink, str]) -> None:
    peer = Peer(dial(served[1], "https://evil.test"), SECRET, do_nothing)
    with pytest.raises(Refusal) as caught:
        await peer.connect()
    assert caught.value.reason == "origin"


async def test_a_foreign_host_name_is_turned_away(served: tuple[ExtensionLink, str]) -> None:
    port = int(served[1].split(":")[2].split("/")[0])
    sock = socket.create_connection(("127.0.0.1", port))
    async with connect(f"ws://evil.test:{port}/ws/browser", sock=sock, origin=EXTENSION_ORIGIN) as client:  # type: ignore[arg-type]
        refused = FRAME.validate_json(await client.recv())
    assert isinstance(refused, frames.Refused) and refused.reason == "host"


async def test_the_wrong_secret_is_turned_away(served: tuple[ExtensionLink, str]) -> None:
    with pytest.raises(Refusal) as caught:
        await Peer(dial(served[1]), b"y" * 32, do_nothing).connect()
    assert caught.value.reason == "pairing"


async def test_a_binary_message_ends_the_handshake_politely(served: tuple[ExtensionLink, str]) -> None:
    async with connect(served[1], origin=EXTENSION_ORIGIN) as client:  # type: ignore[arg-type]
        await client.recv()
        await client.send(b"\x00\x01")
        refused = FRAME.validate_json(await client.recv())
    assert isinstance(refused, frames.Refused) and refused.reason == "malformed"


async def test_two_peers_of_one_browser_leave_one_connection(served: tuple[ExtensionLink, str]) -> None:
    first = Peer(dial(served[1]), SECRET, do_nothing)
    await first.connect()
    second = Peer(dial(served[1]), SECRET, do_nothing, first.profile)
    await second.connect()
    await first.until(lambda: not first.connected)
    assert (await served[0].call(make_click("w1"))).ok
    await second.close()


def test_the_listening_socket_says_that_it_is_tcp() -> None:
    with listen(0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_secret_prints_as_its_origin_alone() -> None:
    assert str(Secret("hunter2", "https://a.test")) == "Secret(for https://a.test)"


def test_a_taken_port_is_an_error_of_the_system() -> None:
    with listen(0) as first, pytest.raises(OSError, match="in use"):
        listen(first.getsockname()[1])
