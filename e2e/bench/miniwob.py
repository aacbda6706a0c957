"""MiniWoB++ without a model: each episode's own words are the goal, and the page's own reward is the judge.

The copilot gets nothing but the goal: the goal's text, the reward panel and the start cover are hidden in the page.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.util import find_spec
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from browser_copilot.protocol.commands import SubmitPrompt
from browser_copilot.protocol.tools import NoArgs, Ok, TabsList
from browser_copilot.running import Goal, GoalRun
from browser_copilot.store.events import Entry
from e2e.bench.table import render_table
from e2e.site.server import Call, LocalSite, Reply, not_found
from e2e.world import World

TASKS = """
click-button unicode-test click-button-sequence click-test click-test-2 click-test-transfer click-checkboxes
click-checkboxes-large click-checkboxes-transfer click-scroll-list choose-list click-collapsible
click-collapsible-nodelay click-collapsible-2 click-collapsible-2-nodelay click-tab click-tab-2 click-tab-2-easy
click-tab-2-medium click-tab-2-hard click-dialog click-dialog-2 click-link click-menu click-widget copy-paste
copy-paste-2 email-inbox email-inbox-delete email-inbox-noscroll email-inbox-important email-inbox-reply
email-inbox-forward email-inbox-star-reply enter-date enter-time enter-password find-word scroll-text scroll-text-2
search-engine use-slider use-spinner phone-book generate-number simple-arithmetic
""".split()
SEEDS = 10
EPISODE_SECONDS = 45.0
HIDDEN = "<style>#query, #reward-display, #sync-task-cover, #click-canvas { display: none !important }</style>"
START = """seed => {
  Math.seedrandom(String(seed));
  core.EPISODE_MAX_TIME = 3600000;
  core.startEpisodeReal();
}"""
FULL = 1.0
"""The raw reward of an episode that is wholly done; less is for a part of it."""
LEAST = 0.8
"""The share of episodes that have to succeed."""
OUTCOME = "() => ({done: WOB_DONE_GLOBAL, reward: WOB_RAW_REWARD_GLOBAL, reason: String(WOB_REWARD_REASON || '')})"


class Unusable(Exception):
    """The benchmark cannot be run; the text says what to do."""


class MiniwobSite(LocalSite):
    """The pages of the `miniwob` package, with a charset, and with what the copilot may not see hidden."""

    def __init__(self, root: Path) -> None:
        super().__init__()
        self._root = root

    def answer(self, call: Call) -> Reply:
        """Answer with a file of the package."""
        path = (self._root / call.path.lstrip("/")).resolve()
        if not path.is_relative_to(self._root) or not path.is_file():
            return not_found(call.path)
        kind = guess_type(path.name)[0] or "application/octet-stream"
        if kind != "text/html":
            return Reply(path.read_bytes(), content_type=f"{kind}; charset=utf-8")
        return Reply(path.read_text("utf-8").replace("</head>", HIDDEN + "</head>", 1).encode("utf-8"))


def find_pages() -> Path:
    """The package's folder of pages. Raises `Unusable`."""
    spec = find_spec("miniwob")
    folder = Path(spec.submodule_search_locations[0]) / "html" if spec and spec.submodule_search_locations else None
    if folder is None or not (folder / "miniwob").is_dir():
        raise Unusable("the package miniwob is not installed: run `make bench-miniwob`, or pip install --no-deps it")
    return folder.resolve()


@dataclass
class Episode:
    """One goal and what came of it. `reason` is what the page said of the end, `said` what the copilot said."""

    task: str
    seed: int
    utterance: str = ""
    reward: float = 0.0
    seconds: float = 0.0
    reason: str = ""
    said: str = ""
    actions: list[str] = field(default_factory=list)

    @property
    def succeeded(self) -> bool:
        return self.reward >= FULL


class Bench:
    """Plays episodes, each in a tab and a session of its own."""

    def __init__(self, world: World, context: BrowserContext, site: MiniwobSite) -> None:
        self._world = world
        self._context = context
        self._site = site

    def play(self, task: str, seed: int) -> Episode:
        """One episode, from a fresh page to the page's verdict."""
        episode = Episode(task, seed)
        page = self._context.new_page()
        try:
            address = f"{self._site.origin}/miniwob/{task}.html?episode={time.monotonic_ns()}"
            page.goto(address)
            page.evaluate(START, seed)
            page.wait_for_function("() => WOB_TASK_READY !== false")
            episode.utterance = page.evaluate("() => core.getUtterance()")
            self._pursue(episode, page, address)
            verdict: dict[str, Any] = page.evaluate(OUTCOME)
            episode.reward = float(verdict["reward"]) if verdict["done"] else 0.0
            episode.reason = verdict["reason"] if verdict["done"] else "the episode was left unfinished"
        finally:
            page.close()
        return episode

    def _pursue(self, episode: Episode, page: Page, address: str) -> None:
        command = SubmitPrompt(text=episode.utterance, tab_id=self._find_tab(address), allow=[self._site.origin])
        entries: list[Entry] = []
        session = self._world.new_session()
        run = GoalRun(self._world.app, Goal(command, "all", session), entries.append)
        began = time.monotonic()
        try:
            outcome = self._world.wait(run.pursue(), EPISODE_SECONDS)
            episode.said = f"{outcome.status}: {outcome.answer or outcome.summary}"
        except TimeoutError:
            episode.said = f"not done within {EPISODE_SECONDS:.0f} s"
        episode.seconds = time.monotonic() - began
        episode.actions = [describe(entry) for entry in entries if entry.type in ("ACTION", "STEP_FAILED")]

    def _find_tab(self, address: str) -> int:
        call = TabsList(
            id=f"list-{time.monotonic_ns()}", epoch=1, session_id="bench", deadline_ms=10_000, args=NoArgs()
        )
        result = self._world.call(call)
        if not isinstance(result, Ok):
            raise Unusable(f"the browser does not list its tabs: {result.error}")
        tabs: Any = result.data
        return int(next(tab["tabId"] for tab in tabs if tab["url"] == address))


def describe(entry: Entry) -> str:
    """One line of a trace: what was done, or what failed."""
    event: Any = entry.envelope.event
    if entry.type == "STEP_FAILED":
        return f"failed: {event.error}"
    return f"{event.action} {event.target}"


def print_trace(episode: Episode) -> None:
    """What a failed episode was about, and what was tried."""
    print(f"\n{episode.task} seed {episode.seed}: {episode.utterance}")
    print(f"  page: {episode.reason or 'wrong'} (reward {episode.reward:g}) | copilot: {episode.said}")
    for action in episode.actions:
        print(f"    {action}")


def print_table(tasks: Iterable[str], episodes: list[Episode]) -> None:
    rows = []
    for task in tasks:
        mine = [episode for episode in episodes if episode.task == task]
        won = sum(episode.succeeded for episode in mine)
        seconds = sum(episode.seconds for episode in mine) / max(1, len(mine))
        rows.append((task, f"{won}/{len(mine)}", seconds))
    print(render_table("MiniWoB++, skills without a model", ("task", "succeeded", "s/episode"), rows))
    won = sum(episode.succeeded for episode in episodes)
    print(f"\n{won} of {len(episodes)} episodes succeeded: {rate(episodes):.1%}, of which {LEAST:.0%} are needed")


def rate(episodes: list[Episode]) -> float:
    """The share that succeeded; 0 of none."""
    return sum(episode.succeeded for episode in episodes) / max(1, len(episodes))


def play_all(tasks: list[str], seeds: Iterable[int], trace: bool) -> list[Episode]:
    """All episodes, in one browser."""
    episodes = []
    with (
        MiniwobSite(find_pages()) as site,
        tempfile.TemporaryDirectory(prefix="copilot-miniwob-", ignore_cleanup_errors=True) as folder,
        World(Path(folder), debugging=True) as world,
        sync_playwright() as playwright,
    ):
        address = world.app.browser.debugging_url if world.app.browser else None
        if address is None:
            raise Unusable("the browser did not open its debugging port")
        bench = Bench(world, playwright.chromium.connect_over_cdp(address).contexts[0], site)
        for task in tasks:
            for seed in seeds:
                episode = bench.play(task, seed)
                episodes.append(episode)
                if trace and not episode.succeeded:
                    print_trace(episode)
            won = sum(one.succeeded for one in episodes if one.task == task)
            print(f"{task}: {won}", file=sys.stderr, flush=True)
    return episodes


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m e2e.bench.miniwob", description=__doc__)
    parser.add_argument("--seeds", type=int, default=SEEDS, help="episodes of each task, seeds from 1")
    parser.add_argument("--trace", action="store_true", help="say what was tried in episodes that failed")
    parser.add_argument("tasks", nargs="*", metavar="TASK", help="the development set when none is named")
    given = parser.parse_args(arguments)
    try:
        pages = find_pages() / "miniwob"
        if unknown := [task for task in given.tasks if not (pages / f"{task}.html").is_file()]:
            raise Unusable(f"there is no task {unknown[0]}")
        episodes = play_all(given.tasks or TASKS, range(1, given.seeds + 1), given.trace)
    except Unusable as problem:
        print(problem, file=sys.stderr)
        return 2
    print_table(given.tasks or TASKS, episodes)
    return 0 if rate(episodes) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
