"""What each tool that changes no element does in the fake browser: looking, waiting, tabs, exploring."""

import base64
import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from browser_copilot.browser import fake_view as view
from browser_copilot.browser.fake_site import FakeAction, origin_of
from browser_copilot.browser.fake_tab import FakeTab
from browser_copilot.browser.port import Result
from browser_copilot.protocol import tools
from browser_copilot.protocol.frames import PageChanged
from browser_copilot.protocol.page import Box, Observation
from browser_copilot.protocol.tools import Call, Failed, Ok, fail

if TYPE_CHECKING:
    from browser_copilot.browser.fake_world import FakeWorld

Look = Callable[["FakeWorld", Call], Result]
PIXEL = base64.b64encode(bytes.fromhex("ffd8ffdb004300" + "01" * 64 + "ffd9")).decode()
"""Stands for a JPEG; nobody looks at it."""


def observe(tab: FakeTab, url_before: str, labels_before: set[str]) -> Observation:
    """What is different since `labels_before` on `url_before`."""
    now = list_labels(tab)
    changes = [f"+ {one}" for one in sorted(now - labels_before)] + [f"- {one}" for one in sorted(labels_before - now)]
    return Observation(
        url=tab.url,
        title=tab.page.title[:200],
        ts=tab.ts,
        document_id=tab.document_id,
        url_changed=tab.url != url_before,
        collection_summary=view.count_items(tab) or None,
        changes=[change[:80] for change in changes[:8]] or None,
        opened_tabs=tab.opened or None,
        download=tab.started_download,
        messages=view.view_messages(tab) or None,
        value=tab.acted.value[:2_000] if tab.acted and not tab.acted.secret else None,
    )


def list_labels(tab: FakeTab) -> set[str]:
    return {element.name for element in tab.elements()} | {text for _, text in tab.page.messages}


def _is_web(url: str) -> bool:
    return origin_of(url) != "null"


def _on_tab(look: Callable[["FakeWorld", FakeTab, Call], Result]) -> Look:
    def run(world: "FakeWorld", call: Call) -> Result:
        tab = world.find_tab(call)
        return tab if isinstance(tab, Failed) else look(world, tab, call)

    return run


def _summary(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    return Ok(data=view.summarize(tab).to_wire())


def _query(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.PcdQuery)
    return Ok(data=[hit.to_wire() for hit in view.query(tab, call.args)])


def _details(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.GetDetails)
    found = view.list_details(tab, call.args.ids)
    if not found:
        return fail("not_found", f"none of these is on the page any more: {', '.join(call.args.ids)}")
    return Ok(data=[detail.to_wire() for detail in found])


def _read(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.DomRead)
    return Ok(data=view.read(tab, call.args).to_wire())


def _extract(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.DomExtract)
    collection = tab.find_collection(call.args.collection_id)
    if collection is None:
        here = ", ".join(one.id for one in tab.page.collections) or "none"
        return fail("not_found", f"no collection {call.args.collection_id}; here are: {here}")
    return Ok(data=view.extract(collection, call.args).to_wire())


def _wait(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    """Nothing changes here while one waits, so the answer is known at once."""
    assert isinstance(call, tools.DomWaitFor)
    args = call.args
    texts = [*tab.page.headings, *tab.page.text, *list_labels(tab)]
    shown = any((args.value or "").casefold() in text.casefold() for text in texts)
    matched = {
        "urlChange": args.value is None or args.value in tab.url,
        "networkIdle": True,
        "text": shown,
        "selector": args.selector is not None and not isinstance(tab.resolve(args.selector), Failed),
        "gone": isinstance(tab.resolve(args.selector), Failed) if args.selector else not shown,
        "download": tab.started_download is not None,
    }[args.event]
    elapsed = 0 if matched else args.timeout_ms or call.deadline_ms
    return Ok(data=tools.WaitResult(event=args.event, matched=matched, elapsed_ms=elapsed).to_wire())


def _frame(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    state = hashlib.sha256(f"{tab.url} {tab.ts}".encode()).hexdigest()[:16]
    image = None
    if world.seen_hashes.get(tab.id) != state:
        image = tools.Image(mime="image/jpeg", base64=PIXEL, width=1, height=1)
    world.seen_hashes[tab.id] = state
    return Ok(data=tools.FrameImage(image=image, url=tab.url, title=tab.page.title[:200], hash=state).to_wire())


def _candidates(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.CaptureCandidates)
    found = [element for wanted in call.args.ids if (element := tab.find(wanted))]
    boxes = [Box(id=e.id, x=0, y=40 * i, w=100, h=30, label=e.name[:80]) for i, e in enumerate(found)]
    crops = [tools.Image(mime="image/jpeg", base64=PIXEL, width=100, height=30) for _ in found[:3]]
    shot = tools.CandidatesResult(screenshot_base64=PIXEL, mime="image/jpeg", boxes=boxes, crops=crops)
    return Ok(data=shot.to_wire())


def _list_tabs(world: "FakeWorld", call: Call) -> Result:
    return Ok(data=[world.info(tab).to_wire() for tab in world.tabs.values()])


def _open(world: "FakeWorld", call: Call) -> Result:
    assert isinstance(call, tools.TabsOpen)
    if not _is_web(call.args.url):
        return fail("bad_argument", "only http and https pages can be opened")
    tab = world.open_tab(call.args.url)
    if call.args.active:
        world.active = tab.id
    world.note(call, tab.url, tab.page.title)
    return Ok(data=tools.TabOpened(tab_id=tab.id, url=tab.url).to_wire(), observation=observe(tab, "", set()))


def _navigate(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.TabsNavigate)
    if not _is_web(call.args.url):
        return fail("bad_argument", "only http and https pages can be opened")
    before, labels = tab.url, list_labels(tab)
    tab.go(call.args.url)
    world.emit(PageChanged(tab_id=tab.id, url=tab.url, ts=tab.ts))
    return Ok(data={}, observation=observe(tab, before, labels))


def _back(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    before, labels = tab.url, list_labels(tab)
    if not tab.back():
        return fail("bad_argument", "there is no page to go back to")
    return Ok(data={}, observation=observe(tab, before, labels))


def _switch(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    world.active = tab.id
    return Ok(data={})


def _close(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    world.close_tab(tab.id)
    return Ok(data={})


def _expand(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    assert isinstance(call, tools.ExploreExpand)
    children = []
    for wanted in call.args.action_ids:
        element = tab.find(wanted)
        action = element.thing if element and isinstance(element.thing, FakeAction) else None
        if action is None or action.href is None:
            children.append(tools.ChildPage(action_id=wanted, error="only links can be explored"))
            continue
        child = tab.open(action.href)
        world.children.setdefault(tab.id, set()).add(child.id)
        children.append(tools.ChildPage(action_id=wanted, tab_id=child.id, pcd=view.summarize(child)))
    return Ok(data=tools.Children(children=children).to_wire())


def _adopt(world: "FakeWorld", tab: FakeTab, call: Call) -> Result:
    for kept in world.children.values():
        if tab.id in kept:
            kept.discard(tab.id)
            for other in kept:
                world.close_tab(other)
            kept.clear()
    return Ok(data={})


def _close_children(world: "FakeWorld", call: Call) -> Result:
    assert isinstance(call, tools.ExploreClose)
    for kept in world.children.values():
        for child in list(kept):
            if call.args.tab_ids is None or child in call.args.tab_ids:
                kept.discard(child)
                world.close_tab(child)
    return Ok(data={})


LOOKS: dict[str, Look] = {
    "getMiniPCD": _on_tab(_summary),
    "pcd.query": _on_tab(_query),
    "getDetails": _on_tab(_details),
    "tabs.list": _list_tabs,
    "dom.read": _on_tab(_read),
    "capture.candidates": _on_tab(_candidates),
    "capture.frame": _on_tab(_frame),
    "dom.extract": _on_tab(_extract),
    "dom.waitFor": _on_tab(_wait),
    "tabs.open": _open,
    "tabs.switch": _on_tab(_switch),
    "tabs.close": _on_tab(_close),
    "tabs.navigate": _on_tab(_navigate),
    "tabs.back": _on_tab(_back),
    "explore.expand": _on_tab(_expand),
    "explore.adopt": _on_tab(_adopt),
    "explore.close": _close_children,
}
