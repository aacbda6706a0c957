"""One long task of presses while its worker is killed or its socket cut, over and over; the site counts the presses."""

import json
import random
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import count, islice
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from websockets.sync.client import connect

from browser_copilot.agent.desk import Desk
from browser_copilot.protocol import commands as c
from browser_copilot.protocol.task import Task, ToolStep
from browser_copilot.protocol.tools import Failed
from e2e.bench.goals import at_most, exactly
from e2e.bench.proxy import Proxy
from e2e.bench.stage import Scripted
from e2e.bench.table import Goal, median, percentile, render_table
from e2e.site.server import Call, LocalSite, Reply
from e2e.test_faults import run_chromium, wait_for
from e2e.world import World

PAGE = """<!doctype html><html lang=en><title>Press</title><h1>Press</h1><button>Press</button><p role=status></p>
<script>
let count = Number(sessionStorage.count ?? 0);
document.querySelector('button').onclick = () => {
  sessionStorage.count = count += 1;
  document.querySelector('p').textContent = `pressed ${count}`;
  navigator.sendBeacon('/press', String(Date.now()));
};
</script></html>"""
BUSY_S = 0.6
"""So long each press keeps the page `/busy` from hearing anything."""
NOTED = "String(Date.now()));"
BUSY = f"setTimeout(() => {{ for (const until = Date.now() + {BUSY_S * 1000}; Date.now() < until; ); }});"
BUSY_PAGE = PAGE.replace(NOTED, f"{NOTED} {BUSY}")
SETTLE_S = 0.4
"""At least so long between two faults, so that each is recovered from by itself."""


class PressSite(LocalSite):
    """A button; the ledger has one POST for each press, `times` has when the page did it (Unix ms)."""

    def __init__(self) -> None:
        super().__init__()
        self.times: list[float] = []

    def answer(self, call: Call) -> Reply:
        if call.method == "GET":
            return Reply((BUSY_PAGE if call.path == "/busy" else PAGE).encode())
        self.times.append(float(call.body))
        return Reply(status=204)

    @property
    def presses(self) -> int:
        return len(self.ledger.writes())


@dataclass
class Presser:
    """A pursuer: it presses so often, or until it is told to end, and looks at the page when an outcome is unknown.

    `done` are the presses that were answered so, `unknown` those whose outcome nobody knew, `shown` what the page says.
    """

    most: int | None = None
    ending: threading.Event = field(default_factory=threading.Event)
    done: int = 0
    unknown: int = 0
    shown: int = 0
    failed: list[str] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)

    async def press_on(self, task: Task, desk: Desk) -> Task:
        selector: dict[str, Any] = {"kind": "role", "role": "button", "name": "Press"}
        step = ToolStep(tool="dom.click", args={"selector": selector}, description="press")
        while not self.ending.is_set() and (self.most is None or self.shown < self.most):
            result = (await desk.perform(step)).result
            if result is not None and result.ok:
                self.done += 1
                self.shown += 1
                self.answered.append(time.monotonic())
            elif isinstance(result, Failed) and result.code == "outcome_unknown":
                self.unknown += 1
                self.shown = await count_presses(desk)
                self.answered.append(time.monotonic())
            elif isinstance(result, Failed) and result.dispatched:
                self.failed.append(f"{result.code}: {result.error}")
        return task.model_copy(update={"status": "succeeded", "summary": "pressed"})


async def count_presses(desk: Desk) -> int:
    """By what the page shows: effects, not claims."""
    passages = await desk.look("dom.read", {"query": "pressed", "maxChars": 200})
    words = str(passages).replace("'", " ").replace('"', " ").split()
    return int(words[words.index("pressed") + 1])


@dataclass
class Breaks:
    name: str
    faults: int = 0
    twice: int = 0
    lost: int = 0
    unknown: int = 0
    seconds: list[float] = field(default_factory=list)

    def note(self, presser: Presser, presses: int) -> None:
        """What came of a task; `presses` is what the site counted: `done` at least, with `unknown` at most."""
        self.twice += max(0, presses - presser.done - presser.unknown)
        self.unknown += presser.unknown
        self.lost += len(presser.failed) + max(0, presser.done - presses)
        for text in presser.failed[:5]:
            print(f"{self.name}: {text}")

    def row(self) -> tuple[object, ...]:
        ordered = self.seconds
        p95 = percentile(ordered, 0.95)
        return self.name, self.faults, self.twice, self.lost, self.unknown, median(ordered), p95, max(ordered)


class WorkerKiller:
    """Ends the extension's worker over one DevTools connection that attaches to nothing."""

    def __init__(self, address: str) -> None:
        with urlopen(f"{address}/json/version", timeout=10) as reply:
            self._address = json.load(reply)["webSocketDebuggerUrl"]
        self._count = 0

    def __call__(self) -> None:
        with connect(self._address, max_size=None) as devtools:
            for target in self._ask(devtools, "Target.getTargets", {})["targetInfos"]:
                if target["type"] == "service_worker":
                    self._ask(devtools, "Target.closeTarget", {"targetId": target["targetId"]})

    def _ask(self, devtools: Any, method: str, params: dict[str, Any]) -> Any:
        self._count += 1
        devtools.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer = json.loads(devtools.recv(10))
            if answer.get("id") == self._count:
                return answer.get("result", {"targetInfos": []})


def break_on(world: World, site: PressSite, breaks: Breaks, fault: Callable[[int], bool], most: int) -> None:
    """Press on in a session of its own while `fault` happens `most` times; it says when there is nothing left to do."""
    presser = Presser()
    runtime = world.app.runtime
    runtime.world = replace(runtime.world, find_pursuer=lambda profile: Scripted(presser.press_on))
    session = world.new_session()
    before = site.presses
    world.command(c.SubmitPrompt(text="press on", url=site.url, allow=[site.origin]), session)
    wait_for(lambda: presser.shown > 2)
    for number in range(most):
        began, pressed = time.monotonic(), len(presser.answered)
        if not fault(number):
            break
        struck = time.monotonic()
        wait_for(lambda: len(presser.answered) > pressed + 1)  # noqa: B023
        first = next(at for at in presser.answered[pressed:] if at > struck or at == presser.answered[-1])
        breaks.seconds.append(first - began)
        breaks.faults += 1
        time.sleep(random.uniform(SETTLE_S / 4, SETTLE_S))
    presser.ending.set()
    wait_for(lambda: has_ended(world, session))
    wait_for(lambda: site.presses - before >= presser.shown)
    breaks.note(presser, site.presses - before)
    world.close_tabs(session)


def has_ended(world: World, session: str) -> bool:
    actor = world.app.runtime.actor(session)
    return actor is not None and actor.course.active is None


def kill_workers(most: int) -> Breaks:
    """The extension's worker ends at random moments of the task."""
    breaks = Breaks("worker killed")
    with (
        tempfile.TemporaryDirectory(prefix="copilot-break-", ignore_cleanup_errors=True) as name,
        World(Path(name), debugging=True) as world,
        PressSite() as site,
    ):
        assert world.app.browser is not None and world.app.browser.debugging_url is not None
        kill = WorkerKiller(world.app.browser.debugging_url)

        def strike(_number: int) -> bool:
            kill()
            return True

        break_on(world, site, breaks, strike, most)
    return breaks


Cuts = tuple[int, ...]
TWICE_CUT = 7
"""From this frame on some rounds are cut a second time while the connection comes back, in its handshake and after."""


def list_cuts() -> Iterator[Cuts]:
    """After the first frame of a task, after the second, and so on; whoever carries them out ends it."""
    for again in range(1, 9):
        yield TWICE_CUT, TWICE_CUT + again
    for number in count(1):
        yield (number,)


def cut_sockets(cuts: Iterable[Cuts]) -> Breaks:
    """Each round is a short task whose socket is cut after these frames of it; one that ends uncut is the last."""
    breaks = Breaks("socket cut at a frame")
    with tempfile.TemporaryDirectory(prefix="copilot-cut-", ignore_cleanup_errors=True) as name, Proxy() as proxy:
        folder = Path(name)
        with World(folder, browser=False) as world, run_chromium(folder, proxy.port), PressSite() as site:
            proxy.target_port = world.app.port
            wait_for(lambda: world.app.link.connected, "the browser")
            for wanted in cuts:
                passed: list[str] = []
                struck = press_and_cut(world, proxy, site, breaks, (wanted, passed))
                if not struck:
                    print(f"a task has {len(passed)} frames: {', '.join(passed)}")
                    break
    return breaks


def press_and_cut(world: World, proxy: Proxy, site: PressSite, breaks: Breaks, round: tuple[Cuts, list[str]]) -> bool:
    """A task of two presses. False when it was over before it was cut; the frames that passed are added to the list."""
    cuts, passed = round
    struck: list[float] = []

    def see(way: str, kind: str) -> bool:
        if kind != "heartbeat":
            passed.append(f"{way} {kind}")
        is_cut = kind != "heartbeat" and len(passed) in cuts
        if is_cut:
            struck.append(time.monotonic())
        return is_cut

    presser = Presser(most=2)
    runtime = world.app.runtime
    runtime.world = replace(runtime.world, find_pursuer=lambda profile: Scripted(presser.press_on))
    session, before = world.new_session(), site.presses
    proxy.on_frame = see
    world.command(c.SubmitPrompt(text="press twice", url=site.url, allow=[site.origin]), session)
    wait_for(lambda: has_ended(world, session), f"the end of a task that was cut at {cuts}")
    proxy.on_frame = lambda way, kind: False
    wait_for(lambda: world.app.link.connected, "the browser's return")
    wait_for(lambda: site.presses - before >= presser.shown, "the beacons of the presses")
    breaks.note(presser, site.presses - before)
    breaks.lost += presser.shown < 2
    breaks.faults += len(struck)
    later = [at - struck[0] for at in presser.answered if struck and at > struck[0]]
    breaks.seconds += later[:1] if len(struck) == 1 else []
    world.close_tabs(session)
    return len(struck) == len(cuts)


def bench_breaks(kills: int, frames: int | None) -> list[Goal]:
    """`frames`: so many rounds of cuts at most; every frame of a task when None."""
    workers, sockets = kill_workers(kills), cut_sockets(islice(list_cuts(), frames))
    heads = ("fault", "times", "done twice", "unexplained", "outcome unknown", "p50 s", "p95 s", "max s")
    print(render_table("One task of presses, to the next answer", heads, [workers.row(), sockets.row()]))
    goals = []
    for one, what in ((workers, "worker killed"), (sockets, "socket cut at a frame boundary")):
        goals += [
            exactly(f"{what} {one.faults} times: done twice", one.twice),
            exactly("  results lost", one.lost),
            at_most("  recovery p95", percentile(one.seconds, 0.95), 1.0, "s"),
        ]
    return goals
