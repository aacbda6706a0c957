"""Frames of every kind are read, acted in, and cover what is secret in them while a picture is taken."""

import base64
import itertools
import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import pytest

from browser_copilot.protocol.frames import GrantedOrigin
from browser_copilot.protocol.tools import TOOL_TYPES, Failed
from e2e.site.server import Call, LocalSite, Reply
from e2e.world import World

INNER = """<!doctype html><html lang=en><title>{0}</title><body style="margin:0"><label>Card
<input autocomplete=cc-number value=4111 style="background:#ff00ff;border:0;width:200px;height:30px"></label>
<button style="background:#00ff00"
onclick="document.querySelector('p').textContent = 'Pressed {0}'">Press {0}</button><p role=status></p>"""
FRAME = "<iframe title={0} width=600 height=90 style='border:0;display:block' {1}></iframe>"
PAGE = """<!doctype html><html lang=en><title>Frames</title><body style="margin:0"><h1>Frames</h1>{frames}
<div id=host></div><script>
const blob = new Blob([{blob}], {{ type: 'text/html' }});
document.querySelector('[title=blob]').src = URL.createObjectURL(blob);
document.querySelector('#host').attachShadow({{ mode: 'closed' }}).innerHTML = `{hidden}`;</script>"""
COUNT = """<!doctype html><html lang=en><title>Count</title><output>Waiting</output><img src=/picture><script>
const image = document.querySelector('img');
image.decode().then(() => {
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let secret = 0, green = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] > 200 && data[at + 1] < 60 && data[at + 2] > 200) secret++;
    if (data[at] < 60 && data[at + 1] > 200 && data[at + 2] < 60) green++;
  }
  document.querySelector('output').textContent = `Seen: ${secret} secret and ${green} green pixels`;
});</script>"""
LATER = """<!doctype html><html lang=en><title>Later</title><div id=host></div><button
onclick="document.querySelector('#host').attachShadow({{ mode: 'closed' }}).innerHTML = `{0}`">Show more</button>"""
ids = itertools.count(1)


MANY = 40


class FrameSite(LocalSite):
    """`/` holds one frame of each kind, `/many` more than a summary tells of.

    `/later` shows one in a closed shadow root once its button is clicked.
    `/count` counts the pixels of `picture` that have a secret field's colour, and those that have a button's.
    """

    picture = b""

    def answer(self, call: Call) -> Reply:
        if call.path == "/picture":
            return Reply(self.picture, content_type="image/jpeg")
        if call.path == "/count":
            return Reply(COUNT.encode())
        if call.path == "/later":
            return Reply(LATER.format(FRAME.format("later", "src=/inner/later")).encode())
        if call.path == "/many":
            frames = (f"<iframe srcdoc='<button>Take ticket {n}</button>'></iframe>" for n in range(MANY))
            return Reply(f"<!doctype html><title>Many</title>{''.join(frames)}".encode())
        if call.path.startswith("/inner/"):
            return Reply(INNER.format(call.path.rsplit("/", 1)[1]).encode())
        return Reply(self._page().encode())

    def _page(self) -> str:
        other = self.origin.replace("127.0.0.1", "localhost")
        sources = {
            "same": "src=/inner/same",
            "other": f"src={other}/inner/other",
            "srcdoc": f'srcdoc="{INNER.format("srcdoc").replace(chr(34), "&quot;")}"',
            "sandboxed": "sandbox='allow-scripts allow-same-origin' src=/inner/sandboxed",
            "shut": "sandbox=allow-scripts src=/inner/shut",
            "blob": "",
        }
        frames = "".join(FRAME.format(kind, source) for kind, source in sources.items())
        frames += f"<p style='visibility:hidden'>{FRAME.format('unseen', f'src={other}/inner/unseen')}</p>"
        hidden = FRAME.format("hidden", f"src={other}/inner/hidden")
        return PAGE.format(
            frames=frames, hidden=hidden, blob=f"decodeURIComponent('{quote(INNER.format('blob'), safe='')}')"
        )


class Framed:
    """The open page of frames."""

    def __init__(self, world: World, site: FrameSite) -> None:
        self._world = world
        self.site = site
        self.tab = self.ask("tabs.open", {"url": site.url})["tabId"]

    def call(self, tool: str, args: dict[str, Any]) -> Any:
        fields = {"id": f"frames-{next(ids)}", "epoch": 1, "sessionId": "frames", "deadlineMs": 30_000}
        return self._world.call(TOOL_TYPES[tool].from_wire({**fields, "name": tool, "args": args}))

    def ask(self, tool: str, args: dict[str, Any]) -> Any:
        result = self.call(tool, args)
        assert not isinstance(result, Failed), f"{tool}: {result.code}: {result.error}"
        return result.data

    def count(self, picture: str) -> list[int]:
        """Return how many pixels of a JPEG, in base64, have the colour of a secret field, and of a button."""
        self.site.picture = base64.b64decode(picture)
        tab = self.ask("tabs.open", {"url": self.site.url + "count"})["tabId"]
        self.ask("dom.waitFor", {"tabId": tab, "event": "text", "value": "Seen:", "timeoutMs": 20_000})
        told = self.ask("dom.read", {"tabId": tab})["passages"][0]["text"]
        self.ask("tabs.close", {"tabId": tab})
        return [int(one) for one in re.findall(r"\d+(?= secret| green)", told)]

    def press(self, kind: str) -> Any:
        actions = self.ask("getMiniPCD", {"tabId": self.tab})["actions"]
        [action] = [one for one in actions if one["label"] == f"Press {kind}"]
        [detail] = self.ask("getDetails", {"tabId": self.tab, "ids": [action["id"]]})
        return self.call("dom.click", {"tabId": self.tab, "selector": detail["selector"]})


@pytest.fixture(scope="module")
def framed(world: World) -> Iterator[Framed]:
    with FrameSite() as site:
        origins = [site.origin, site.origin.replace("127.0.0.1", "localhost")]
        world.app_loop(lambda: world.app.link.set_grants([GrantedOrigin(origin=origin) for origin in origins]))
        opened = Framed(world, site)
        yield opened
        opened.ask("tabs.close", {"tabId": opened.tab})


@pytest.mark.parametrize("kind", ["same", "other", "srcdoc", "sandboxed", "blob", "hidden"])
def test_a_control_in_a_frame_is_found_and_pressed(framed: Framed, kind: str) -> None:
    result = framed.press(kind)
    assert result.ok, result
    assert [one.text for one in result.observation.messages] == [f"Pressed {kind}"]


def test_what_stands_in_a_hidden_frame_is_no_part_of_the_page(framed: Framed) -> None:
    summary = framed.ask("getMiniPCD", {"tabId": framed.tab})
    assert not [one for one in summary["actions"] if one["label"] == "Press unseen"]
    hits = framed.ask("pcd.query", {"tabId": framed.tab, "text": "press unseen", "topK": 50})
    assert {"Press same", "Press other"} <= {one["label"] for one in hits}
    assert "Press unseen" not in {one["label"] for one in hits}


def test_a_frame_that_comes_into_a_page_without_any_is_seen(framed: Framed) -> None:
    tab = framed.ask("tabs.open", {"url": framed.site.url + "later"})["tabId"]
    for _ in range(2):  # by now the page is known to be without frames
        [more] = framed.ask("getMiniPCD", {"tabId": tab})["actions"]
    [detail] = framed.ask("getDetails", {"tabId": tab, "ids": [more["id"]]})
    assert framed.call("dom.click", {"tabId": tab, "selector": detail["selector"]}).ok
    framed.ask("dom.waitFor", {"tabId": tab, "event": "networkIdle", "timeoutMs": 10_000})
    labels = {action["label"] for action in framed.ask("getMiniPCD", {"tabId": tab})["actions"]}
    framed.ask("tabs.close", {"tabId": tab})
    assert labels == {"Show more", "Press later"}


def test_a_page_with_frames_is_told_in_the_same_bytes_whenever_it_is_opened(framed: Framed) -> None:
    other = framed.ask("tabs.open", {"url": framed.site.url})["tabId"]
    framed.ask("tabs.switch", {"tabId": framed.tab})
    told = []
    for tab in (framed.tab, other):
        framed.ask("tabs.navigate", {"tabId": tab, "url": framed.site.url})
        framed.ask("dom.waitFor", {"tabId": tab, "event": "networkIdle", "timeoutMs": 10_000})
        framed.ask("getMiniPCD", {"tabId": tab})  # a frame that is slow to get the script is left out
        summary = framed.ask("getMiniPCD", {"tabId": tab})
        told.append({key: value for key, value in summary.items() if key not in ("ts", "documentId")})
    framed.ask("tabs.close", {"tabId": other})
    assert json.dumps(told[0]) == json.dumps(told[1])


def test_a_sandbox_without_an_origin_is_read_but_not_acted_in(framed: Framed) -> None:
    assert framed.press("shut").code == "needs_grant"


@pytest.mark.parametrize("tool", ["capture.frame", "capture.candidates"])
def test_no_picture_shows_a_secret_field_of_any_frame(framed: Framed, tool: str) -> None:
    """The fields are of a colour that nothing else on the page has; seen through the page that counts it."""
    framed.ask("tabs.switch", {"tabId": framed.tab})
    taken = framed.ask(tool, {"tabId": framed.tab} | ({"ids": []} if tool == "capture.candidates" else {}))
    picture = taken["screenshotBase64"] if tool == "capture.candidates" else taken["image"]["base64"]
    secret, green = framed.count(picture)
    assert secret == 0 and green > 0


@pytest.mark.parametrize("kind", ["same", "other"])
def test_a_candidate_in_a_frame_is_in_its_crop_and_no_secret_is(framed: Framed, kind: str) -> None:
    framed.ask("tabs.switch", {"tabId": framed.tab})
    actions = framed.ask("getMiniPCD", {"tabId": framed.tab})["actions"]
    [wanted] = [one["id"] for one in actions if one["label"] == f"Press {kind}"]
    taken = framed.ask("capture.candidates", {"tabId": framed.tab, "ids": [wanted]})
    [box], [crop] = taken["boxes"], taken["crops"]
    assert (box["id"], box["label"]) == (wanted, f"Press {kind}")
    secret, green = framed.count(crop["base64"])
    assert secret == 0 and green > box["w"] * box["h"] / 3


def test_a_control_in_a_frame_that_the_summary_has_no_room_for_is_found_and_reached(framed: Framed) -> None:
    tab = framed.ask("tabs.open", {"url": framed.site.url + "many"})["tabId"]
    summary = framed.ask("getMiniPCD", {"tabId": tab})
    assert len(summary["frames"]) + summary["truncated"]["frames"] == MANY
    wanted = f"Take ticket {MANY - 1}"
    [hit, *_] = framed.ask("pcd.query", {"tabId": tab, "text": wanted, "topK": 5})
    [detail] = framed.ask("getDetails", {"tabId": tab, "ids": [hit["id"]]})
    result = framed.call("dom.hover", {"tabId": tab, "selector": detail["selector"]})
    framed.ask("tabs.close", {"tabId": tab})
    assert (hit["label"], result.ok) == (wanted, True), result
