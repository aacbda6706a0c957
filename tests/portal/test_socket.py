"""`/ws/frontend` on a real socket: who may speak, commands up, events down, many clients, slow ones."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from browser_copilot.browser.extension_id import EXTENSION_ID, EXTENSION_ORIGIN
from browser_copilot.browser.handshake import compute_proof, make_nonce
from browser_copilot.browser.link import ExtensionLink
from browser_copilot.portal.auth import cookie_name, make_cookie
from browser_copilot.portal.socket import MAX_BATCH_CHARS, cut
from browser_copilot.protocol import events as e
from browser_copilot.protocol.frames import Hello
from browser_copilot.protocol.limits import PROTOCOL_VERSION
from browser_copilot.runtime.waiting import find_waiting
from browser_copilot.store.events import Entry
from tests.portal.rig import BEARER, PATIENCE, SECRET, TOKEN, Rig, make_rig, serve


@pytest.fixture
async def port(rig: Rig) -> AsyncIterator[int]:
    async with serve(rig.app) as number:
        yield number


def address(port: int, query: str = "") -> str:
    return f"ws://127.0.0.1:{port}/ws/frontend{query}"


def opened(port: int, **options: Any) -> Any:
    options.setdefault("additional_headers", BEARER)
    return connect(address(port), compression=None, **options)


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def hear(socket: ClientConnection) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        return dict(json.loads(await socket.recv()))


async def hear_until(socket: ClientConnection, kind: str) -> list[dict[str, Any]]:
    """The events up to the first of that type."""
    found: list[dict[str, Any]] = []
    while not any(event["event"]["type"] == kind for event in found):
        found += (await hear(socket))["events"]
    return found


async def ask(socket: ClientConnection, command: dict[str, Any], session: str | None = None) -> dict[str, Any]:
    place = {"sessionId": session} if session else {}
    await say(socket, type="command", requestId="r-1", command=command, **place)
    reply = await hear(socket)
    while reply["type"] != "reply":
        reply = await hear(socket)
    return dict(reply["reply"])


# Who may speak


async def test_the_token_opens_the_socket(rig: Rig, port: int) -> None:
    async with opened(port) as socket:
        assert (await ask(socket, {"type": "SessionNew"}))["ok"]


async def test_the_cookie_opens_the_socket_for_our_own_pages(rig: Rig, port: int) -> None:
    cookie = f"{cookie_name(port)}={make_cookie(TOKEN, rig.clock.now())}"
    origin: Any = f"http://127.0.0.1:{port}"
    async with opened(port, additional_headers={"cookie": cookie}, origin=origin) as socket:
        assert (await ask(socket, {"type": "SessionNew"}))["ok"]


@pytest.mark.parametrize(
    "origin", ["https://evil.test", "http://127.0.0.1:1", "null", "chrome-extension://" + "a" * 32]
)
async def test_the_cookie_opens_nothing_for_other_pages(rig: Rig, port: int, origin: Any) -> None:
    cookie = f"{cookie_name(port)}={make_cookie(TOKEN, rig.clock.now())}"
    with pytest.raises(InvalidStatus):
        async with opened(port, additional_headers={"cookie": cookie}, origin=origin):
            raise AssertionError("it is open")


async def test_another_host_is_refused(port: int) -> None:
    with pytest.raises(InvalidStatus):
        async with connect(address(port), additional_headers={**BEARER, "host": "evil.test"}):
            raise AssertionError("it is open")


async def test_a_ticket_opens_the_socket_once(rig: Rig, port: int) -> None:
    ticket = rig.app.state.tickets.mint().value
    async with connect(address(port, f"?ticket={ticket}")) as socket:
        first = await ask(socket, {"type": "SessionNew"})
    async with connect(address(port, f"?ticket={ticket}")) as socket:
        second = await hear(socket)
    assert (first["ok"], second["type"]) == (True, "refused")


async def test_nobody_is_told_why_it_is_refused(port: int) -> None:
    async with connect(address(port)) as socket:
        refused = await hear(socket)
        with pytest.raises(ConnectionClosed):
            await hear(socket)
    assert (refused["type"], socket.close_code) == ("refused", 4003)


def greet(challenge: dict[str, Any], secret: bytes, **changes: Any) -> Hello:
    nonce = make_nonce()
    fields: dict[str, Any] = {
        "protocol_version": PROTOCOL_VERSION,
        "extension_id": EXTENSION_ID,
        "extension_version": "0.1.0",
        "browser": "panel",
        "browser_id": "b-1",
        "worker_id": "w-1",
        "nonce": nonce,
        "proof": compute_proof(secret, "extension", challenge["nonce"], nonce, EXTENSION_ID),
        "open_calls": [],
        "fences": {},
    }
    return Hello(**fields | changes)


@contextlib.asynccontextmanager
async def panel(port: int) -> AsyncIterator[tuple[ClientConnection, dict[str, Any]]]:
    """The extension's panel, challenged."""
    origin: Any = EXTENSION_ORIGIN
    async with connect(address(port), origin=origin) as socket:
        yield socket, await hear(socket)


async def test_the_panel_proves_itself_and_so_does_the_server(port: int) -> None:
    async with panel(port) as (socket, challenge):
        hello = greet(challenge, SECRET)
        await socket.send(hello.to_json())
        welcome = await hear(socket)
    assert welcome["proof"] == compute_proof(SECRET, "server", challenge["nonce"], hello.nonce, EXTENSION_ID)


async def test_the_panel_speaks_after_the_welcome(rig: Rig, port: int) -> None:
    async with panel(port) as (socket, challenge):
        await socket.send(greet(challenge, SECRET).to_json())
        await hear(socket)
        assert (await ask(socket, {"type": "SessionNew"}))["ok"]


@pytest.mark.parametrize(
    ("secret", "changes", "reason"),
    [
        (b"another secret altogether........", {}, "pairing"),
        (SECRET, {"protocol_version": PROTOCOL_VERSION + 1}, "protocol_version"),
        (SECRET, {"extension_id": "a" * 32}, "origin"),
    ],
)
async def test_a_panel_that_proves_nothing_is_refused(port: int, secret: bytes, changes: Any, reason: str) -> None:
    async with panel(port) as (socket, challenge):
        await socket.send(greet(challenge, secret, **changes).to_json())
        assert (await hear(socket))["reason"] == reason


@pytest.mark.parametrize("text", ["{}", "no", '{"type":"heartbeat","sentMs":1}', b"\x00"])
async def test_a_panel_that_says_no_hello_is_turned_away(port: int, text: Any) -> None:
    async with panel(port) as (socket, _):
        await socket.send(text)
        assert (await hear(socket))["reason"] == "malformed"


# Commands and events


async def test_events_after_a_number_come_in_their_order(rig: Rig, port: int) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "think hard")
    whole = await rig.read_log(session, "SESSION_SAVED")
    async with opened(port) as socket:
        await say(socket, type="subscribe", sessionId=session, after=whole[2]["seq"])
        assert await hear_until(socket, "SESSION_SAVED") == whole[3:]


async def test_events_come_as_they_happen(rig: Rig, port: int) -> None:
    session = await rig.start()
    async with opened(port) as socket:
        await say(socket, type="subscribe", sessionId=session, after=0)
        await hear_until(socket, "SESSION_CREATED")
        await ask_and_forget(socket, session)
        assert (await hear_until_event(socket, "CHAT_MESSAGE"))["event"]["text"] == "buy milk"


async def ask_and_forget(socket: ClientConnection, session: str) -> None:
    command = {"type": "SubmitPrompt", "text": "buy milk"}
    await say(socket, type="command", requestId="r-1", sessionId=session, command=command)


async def hear_until_event(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message = await hear(socket)
        for event in message.get("events", []):
            if event["event"]["type"] == kind:
                return dict(event)


async def test_without_a_session_events_of_all_come(rig: Rig, port: int) -> None:
    sessions = {await rig.start(), await rig.start()}
    async with opened(port) as socket:
        await say(socket, type="subscribe", after=0)
        found: set[str] = set()
        while not sessions <= found:
            found |= {event["session_id"] for event in (await hear(socket))["events"]}
    assert sessions <= found


async def test_many_clients_hear_the_same(rig: Rig, port: int) -> None:
    session = await rig.start()
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(opened(port)) for _ in range(8)]
        for socket in sockets:
            await say(socket, type="subscribe", sessionId=session, after=0)
        await rig.post(f"copilot/session/{session}/query", "think hard")
        heard = await asyncio.gather(*(hear_until(socket, "SESSION_SAVED") for socket in sockets))
    assert all(events == heard[0] for events in heard)


async def test_a_new_subscription_takes_the_place_of_the_old(rig: Rig, port: int) -> None:
    first, second = await rig.start(), await rig.start()
    async with opened(port) as socket:
        await say(socket, type="subscribe", sessionId=first, after=0)
        await hear_until(socket, "SESSION_CREATED")
        await say(socket, type="subscribe", sessionId=second, after=0)
        await hear_until(socket, "SESSION_CREATED")
        await rig.post(f"copilot/session/{first}/query", "what can you do?")
        await rig.post(f"copilot/session/{second}/query", "what can you do?")
        heard = await hear_until(socket, "CHAT_MESSAGE")
    assert {event["session_id"] for event in heard} == {second}


async def test_what_waits_in_any_session_is_told_at_each_change(rig: Rig, port: int) -> None:
    session = await rig.start()
    nothing = {"type": "waiting", "waiting": [], "working": []}
    async with opened(port) as socket:
        await say(socket, type="watch")
        assert await hear(socket) == nothing
        await rig.post(f"copilot/session/{session}/query", "ask me")
        asked = await hear_told(socket, "waiting")
        one = {"sessionId": session, "title": "ask me", "kind": "question", "text": "Which one?"}
        assert asked["waiting"] == [one]
        await rig.post(f"copilot/session/{session}/query", "that")
        while await hear(socket) != nothing:
            pass


async def test_what_is_at_work_in_any_session_is_told_until_it_is_stopped(rig: Rig, port: int) -> None:
    session = await rig.start()
    async with opened(port) as socket:
        await say(socket, type="watch")
        await rig.post(f"copilot/session/{session}/query", "linger here")
        told = await hear_told(socket, "working")
        [one] = told["working"]
        assert (one["sessionId"], one["title"], one["state"]) == (session, "linger here", "running")
        await say(socket, type="command", requestId="r1", sessionId=session, command={"type": "Stop"})
        while (await hear(socket)).get("working") != []:
            pass


async def test_a_session_between_two_goals_is_at_work_and_each_stays_in_its_place(rig: Rig) -> None:
    sessions = [await rig.start() for _ in range(3)]
    actors = [actor for one in sessions if (actor := rig.runtime.actor(one)) is not None]
    for actor in actors:
        actor.course.goes_on = True  # as between the end of a goal and the beginning of the one behind it
    before = [one.session_id for one in find_waiting(rig.runtime).working]
    actors[0].state.changed_ms += 1_000
    assert [one.session_id for one in find_waiting(rig.runtime).working] == before
    assert sorted(before) == sorted(sessions)


async def hear_told(socket: ClientConnection, name: str) -> dict[str, Any]:
    """The first message that lists something under that name."""
    while not (told := await hear(socket)).get(name):
        pass
    return dict(told)


async def test_a_page_that_is_the_users_waits_for_them(rig: Rig, port: int) -> None:
    session = await rig.start()
    await rig.post(f"copilot/session/{session}/query", "linger here")
    await rig.script.begun.wait()
    async with opened(port) as socket:
        await ask(socket, {"type": "Takeover", "on": True}, session)
        await say(socket, type="watch")
        told = await hear(socket)
        assert [(one["sessionId"], one["kind"]) for one in told["waiting"]] == [(session, "takeover")]


async def test_frames_come_only_to_who_asks_for_them(rig: Rig, port: int) -> None:
    session = await rig.start()
    rig.runtime.events.emit(e.BrowserFrame(frame_url="x", hash="h", url="u", title="t"), session)
    rig.runtime.events.emit(e.WarningRaised(code="last", message="m"), session)
    heard = []
    async with opened(port) as socket:
        for frames in (False, True):
            await say(socket, type="subscribe", sessionId=session, after=0, frames=frames)
            heard.append([event["event"]["type"] for event in await hear_until(socket, "WARNING")])
    assert ["BROWSER_FRAME" in types for types in heard] == [False, True]


async def test_a_session_is_watched_while_somebody_wants_its_frames(rig: Rig, port: int) -> None:
    session = await rig.start()
    async with opened(port) as socket:
        await say(socket, type="subscribe", sessionId=session, after=0, frames=True)
        await hear_until(socket, "SESSION_CREATED")
        watched = rig.runtime.is_watched(session)
    async with asyncio.timeout(PATIENCE):
        while rig.runtime.is_watched(session):
            await asyncio.sleep(0.01)
    assert watched


async def test_a_session_that_begins_later_is_watched_too(rig: Rig, port: int) -> None:
    async with opened(port) as socket:
        await say(socket, type="subscribe", after=0, frames=True)
        session = await rig.start()
        await hear_until(socket, "SESSION_CREATED")
        assert rig.runtime.is_watched(session)


async def test_a_refused_command_is_answered(port: int) -> None:
    async with opened(port) as socket:
        reply = await ask(socket, {"type": "Stop"}, "nobody")
    assert (reply["ok"], reply["code"]) == (False, "unknown")


async def test_shutdown_ends_the_server(rig: Rig, port: int) -> None:
    async with opened(port) as socket:
        await ask(socket, {"type": "Shutdown"})
        await ask(socket, {"type": "SessionNew"})
    assert rig.shutdowns == [True]


@pytest.mark.parametrize(
    "text",
    ["no", "[]", "{}", '{"type":"dance"}', '{"type":"subscribe","after":-1}', "[" * 100, '{"type":"subscribe"}'],
)
async def test_a_bad_message_is_a_problem_and_the_connection_stays(port: int, text: str) -> None:
    async with opened(port) as socket:
        await socket.send(text)
        problem = await hear(socket)
        assert (problem["type"], (await ask(socket, {"type": "SessionNew"}))["ok"]) == ("problem", True)


async def test_a_problem_does_not_quote_the_message(port: int) -> None:
    async with opened(port) as socket:
        await say(socket, type="subscribe", after="hunter2")
        assert "hunter2" not in str(await hear(socket))


async def test_bytes_end_the_connection(port: int) -> None:
    async with opened(port) as socket:
        await socket.send(b"\x00\x01")
        with pytest.raises(ConnectionClosed):
            await hear(socket)
    assert socket.close_code == 1008


async def test_a_message_that_is_too_large_ends_the_connection(port: int) -> None:
    async with opened(port) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.send("x" * (2 * 1024 * 1024))
            await hear(socket)
    assert socket.close_code == 1009


async def test_a_client_that_reads_nothing_holds_up_nobody(rig: Rig, port: int) -> None:
    session = await rig.start()
    async with opened(port, max_queue=1) as sleeper, opened(port) as reader:
        await say(sleeper, type="subscribe", sessionId=session, after=0)
        await say(reader, type="subscribe", sessionId=session, after=0)
        for number in range(150):
            rig.runtime.events.emit(e.ChatSaid(role="assistant", text=f"{number} " + "x" * 20_000), session)
        rig.runtime.events.emit(e.WarningRaised(code="last", message="m"), session)
        heard = await hear_until(reader, "WARNING")
        assert len(await hear_until(sleeper, "WARNING")) == len(heard) == 152


def test_batches_are_cut_by_size() -> None:
    entries = [Entry(n, "s", "x", "y" * size) for n, size in enumerate([10, MAX_BATCH_CHARS, 10, 10])]
    assert [len(batch) for batch in cut(entries)] == [1, 1, 2]


def test_nothing_makes_no_batch() -> None:
    assert cut([]) == []


# The browser's socket


@contextlib.asynccontextmanager
async def linked(folder: Path) -> AsyncIterator[tuple[ExtensionLink, int]]:
    """A portal with a real link, and its port."""
    link = ExtensionLink(SECRET, EXTENSION_ID, NoIntents())
    async with make_rig(folder, link) as rig, serve(rig.app) as port:
        yield link, port
        await link.close()


class NoIntents:
    """These tests send no write."""

    async def record(self, call: Any, worker_id: str | None = None) -> None:
        raise AssertionError("a write was sent")

    async def settle(self, call_id: str, result: Any) -> None:
        raise AssertionError("a write was settled")

    async def find(self, call_id: str) -> None:
        return None


async def test_the_browser_connects_on_the_same_port(tmp_path: Path) -> None:
    origin: Any = EXTENSION_ORIGIN
    async with linked(tmp_path) as (link, port), connect(f"ws://127.0.0.1:{port}/ws/browser", origin=origin) as socket:
        await socket.send(greet(await hear(socket), SECRET).to_json())
        assert ((await hear(socket))["type"], link.connected) == ("welcome", True)


@pytest.mark.parametrize("origin", ["https://evil.test", None])
async def test_nobody_but_the_extension_connects_as_the_browser(tmp_path: Path, origin: Any) -> None:
    async with linked(tmp_path) as (link, port), connect(f"ws://127.0.0.1:{port}/ws/browser", origin=origin) as socket:
        assert ((await hear(socket))["reason"], link.connected) == ("origin", False)


async def test_a_server_without_a_link_tells_the_browser_so(port: int) -> None:
    origin: Any = EXTENSION_ORIGIN
    async with connect(f"ws://127.0.0.1:{port}/ws/browser", origin=origin) as socket:
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert socket.close_code == 1013
