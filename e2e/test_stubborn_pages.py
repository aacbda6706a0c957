"""Pages that warn, ask before they go, never end, are busy, sleep or crash: a typed failure in time; others go on."""

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.sync.client import ClientConnection, connect

from browser_copilot.browser.extension_id import EXTENSION_ORIGIN
from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.tools import TOOL_TYPES, Failed, Ok
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

HEAD = "<!doctype html><html lang=en><title>{0}</title><main><h1>{0}</h1>"
COUNTER = """<button>Count</button> <output>0</output></main>
<script>document.querySelector('button').onclick = () => { document.querySelector('output').textContent++ }</script>"""
PAGES = {
    "/": COUNTER,
    "/busy": "<button onclick='for (;;);'>Work</button></main>",
    "/alert": "<button onclick='alert(1)'>Warn</button></main>",
    "/prompt": "<button onclick='prompt(1)'>Warn</button></main>",
    "/unsaved": "<label>Text <input></label></main><script>onbeforeunload = (event) => event.preventDefault()</script>",
    "/hanging": f"<img src=/never alt=''>{COUNTER}",
    "/endless": COUNTER,
}
PANEL = f"{EXTENSION_ORIGIN}/sidepanel.html"
ids = itertools.count(1)


class StubbornSite(LocalSite):
    """`/never` and the end of `/endless` do not come while the site lives."""

    def answer(self, call: Call) -> Reply:
        if call.path == "/never":
            return Reply(self._hold(b""), content_type="image/png")
        page = (HEAD.format(call.path) + PAGES.get(call.path, COUNTER)).encode()
        return Reply(self._hold(page) if call.path == "/endless" else page)

    def _hold(self, first: bytes) -> Iterator[bytes]:
        yield first
        self.closing.wait(120)


@pytest.fixture(scope="module")
def site() -> Iterator[StubbornSite]:
    with StubbornSite() as serving:
        yield serving


@pytest.fixture(scope="module")
def tough(tmp_path_factory: pytest.TempPathFactory, site: StubbornSite) -> Iterator[World]:
    with World(tmp_path_factory.mktemp("stubborn"), debugging=True) as running:
        origins = (site.origin, site.origin.replace("127.0.0.1", "localhost"))
        running.app_loop(lambda: running.app.link.set_grants([GrantedOrigin(origin=origin) for origin in origins]))
        yield running


@pytest.fixture(scope="module")
def bystander(tough: World, site: StubbornSite) -> int:
    """Another tab of another site, which is used all the time."""
    return open_page(tough, site.url.replace("127.0.0.1", "localhost"))


def ask(world: World, tool: str, args: dict[str, Any], seconds: float = 30) -> Ok | Failed:
    fields = {"id": f"stubborn-{next(ids)}", "epoch": 1, "sessionId": "stubborn", "deadlineMs": int(seconds * 1000)}
    return world.call(TOOL_TYPES[tool].from_wire({**fields, "name": tool, "args": args}))


def open_page(world: World, url: str) -> int:
    opened = ask(world, "tabs.open", {"url": url})
    assert isinstance(opened, Ok) and isinstance(opened.data, dict), opened
    return int(str(opened.data["tabId"]))


def press(world: World, tab: int, name: str, seconds: float = 30) -> Ok | Failed:
    return ask(
        world, "dom.click", {"tabId": tab, "selector": {"kind": "role", "role": "button", "name": name}}, seconds
    )


def counts(world: World, tab: int) -> bool:
    result = press(world, tab, "Count")
    return result.ok or pytest.fail(f"{result}")


def code_of(result: Ok | Failed) -> str:
    return result.code if isinstance(result, Failed) else "ok"


def address_of(world: World, path: str) -> str:
    assert world.app.browser is not None and world.app.browser.debugging_url is not None
    return world.app.browser.debugging_url + path


@contextmanager
def devtools(world: World, url: str) -> Iterator[ClientConnection]:
    """The developer tools of the page with that address."""
    with urlopen(address_of(world, "/json/list"), timeout=10) as reply:
        [target] = [one for one in json.load(reply) if one["url"] == url]
    with connect(target["webSocketDebuggerUrl"], max_size=None) as connection:
        yield connection


def send(connection: ClientConnection, method: str, **params: Any) -> dict[str, Any]:
    connection.send(json.dumps({"id": 1, "method": method, "params": params}))
    while (told := json.loads(connection.recv(30))).get("id") != 1:
        pass
    return dict(told)


@contextmanager
def extension_page(world: World) -> Iterator[ClientConnection]:
    """The developer tools of an extension page, which may ask the browser what the extension may ask."""
    request = Request(address_of(world, "/json/new?about:blank"), method="PUT")
    with urlopen(request, timeout=10) as reply:
        target = json.load(reply)
    try:
        with connect(target["webSocketDebuggerUrl"], max_size=None) as connection:
            send(connection, "Page.enable")
            connection.send(json.dumps({"id": 2, "method": "Page.navigate", "params": {"url": PANEL}}))
            while json.loads(connection.recv(30)).get("method") != "Page.loadEventFired":
                pass
            yield connection
    finally:
        urlopen(address_of(world, f"/json/close/{target['id']}"), timeout=10).close()


def touch(world: World, url: str) -> None:
    """A person's own click, without which no page may ask before it is left."""
    with devtools(world, url) as page:
        for kind in ("mousePressed", "mouseReleased"):
            send(page, "Input.dispatchMouseEvent", type=kind, x=60, y=90, button="left", clickCount=1)


def status_of(world: World, tab: int) -> str:
    listed = ask(world, "tabs.list", {})
    assert isinstance(listed, Ok) and isinstance(listed.data, list)
    return next((str(one["status"]) for one in listed.data if isinstance(one, dict) and one["tabId"] == tab), "closed")


def test_a_busy_loop_ends_at_the_deadline_and_holds_up_no_other_tab(
    tough: World, site: StubbornSite, bystander: int
) -> None:
    tab = open_page(tough, site.url + "busy")
    result = press(tough, tab, "Work", 2)
    assert (code_of(result), getattr(result, "dispatched", None)) == ("page_blocked", True)
    assert code_of(ask(tough, "getMiniPCD", {"tabId": tab}, 1)) == "page_blocked"
    assert counts(tough, bystander)
    assert ask(tough, "tabs.close", {"tabId": tab}).ok


@pytest.mark.parametrize("path", ["alert", "prompt"])
def test_a_dialog_of_the_page_ends_at_the_deadline_and_holds_up_no_other_tab(
    tough: World, site: StubbornSite, bystander: int, path: str
) -> None:
    tab = open_page(tough, site.url + path)
    with devtools(tough, site.url + path) as page:
        send(page, "Page.enable")  # the dialog stays open until it is answered
        result = press(tough, tab, "Warn", 3)
        assert (code_of(result), getattr(result, "dispatched", None)) == ("page_blocked", True)
        assert "dialog" in getattr(result, "error", "")
        assert code_of(ask(tough, "getMiniPCD", {"tabId": tab}, 1)) == "page_blocked"
        assert counts(tough, bystander)
        send(page, "Page.handleJavaScriptDialog", accept=False)
    assert ask(tough, "getMiniPCD", {"tabId": tab}).ok and ask(tough, "tabs.close", {"tabId": tab}).ok


@pytest.mark.parametrize("path", ["hanging", "endless"])
def test_a_page_that_never_finishes_is_used_as_far_as_it_is_there(
    tough: World, site: StubbornSite, bystander: int, path: str
) -> None:
    tab = open_page(tough, site.url + path)
    assert counts(tough, tab) and counts(tough, bystander)
    assert ask(tough, "tabs.close", {"tabId": tab}).ok


def test_a_crashed_page_is_named_and_acted_on_only_after_another_look(
    tough: World, site: StubbornSite, bystander: int
) -> None:
    url = site.url + "?crash"
    tab = open_page(tough, url)
    assert counts(tough, tab)
    with devtools(tough, url) as page:
        send(page, "Inspector.enable")
        page.send('{"id":2,"method":"Page.crash"}')
        while json.loads(page.recv(30)).get("method") != "Inspector.targetCrashed":
            pass
    assert code_of(press(tough, tab, "Count")) == "tab_gone"
    assert counts(tough, bystander)
    assert ask(tough, "getMiniPCD", {"tabId": tab}).ok and counts(tough, tab)


def test_a_discarded_tab_keeps_its_number_and_wakes_when_it_is_used(
    tough: World, site: StubbornSite, bystander: int
) -> None:
    url = site.url + "?asleep"
    tab = open_page(tough, url)
    code = f"""chrome.tabs.query({{}}).then((all) => all.find((one) => one.url === '{url}'))
        .then((one) => chrome.tabs.discard(one.id)).then((one) => one.discarded)"""
    with extension_page(tough) as page:
        told = send(page, "Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
        assert told["result"]["result"].get("value") is True, told
        assert status_of(tough, tab) == "discarded"
        assert counts(tough, bystander) and status_of(tough, tab) == "discarded"
        assert ask(tough, "getMiniPCD", {"tabId": tab}).ok and status_of(tough, tab) == "complete"
        assert ask(tough, "tabs.switch", {"tabId": tab}).ok and counts(tough, tab)


def test_a_page_with_unsaved_changes_holds_up_its_own_tab_only(
    tough: World, site: StubbornSite, bystander: int
) -> None:
    url = site.url + "unsaved"
    tab = open_page(tough, url)
    touch(tough, url)
    result = ask(tough, "tabs.navigate", {"tabId": tab, "url": site.url + "?next"}, 3)
    assert isinstance(result, Failed) and (result.code, result.dispatched) == ("timeout", True)
    assert "unsaved" in result.error and result.observation and result.observation.url == url
    assert counts(tough, bystander)
    assert ask(tough, "tabs.close", {"tabId": tab}).ok and status_of(tough, tab) == "closed"


def test_closing_a_page_with_unsaved_changes_says_that_it_asks(
    tough: World, site: StubbornSite, bystander: int
) -> None:
    url = site.url + "unsaved?closed"
    tab = open_page(tough, url)
    touch(tough, url)
    result = ask(tough, "tabs.close", {"tabId": tab})
    assert isinstance(result, Failed) and (result.code, result.dispatched) == ("page_blocked", True), result
    assert "unsaved changes" in result.error and counts(tough, bystander)
