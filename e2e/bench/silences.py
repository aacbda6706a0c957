"""Stops while the model hangs, and while the page is busy and hears nothing; both try to act once more afterwards."""

import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from e2e.bench.breaks import BUSY_S
from e2e.bench.house import HELD_S, House
from e2e.bench.stopping import SPREAD_S, Stops
from e2e.test_faults import wait_for
from tests.agent.reader import ask, conversation
from tests.model.endpoint import ModelEndpoint, Recorded
from tests.model.writing import Answer

PROFILE = "thinker"
PATIENCE_S = 60.0


@dataclass
class Thinker:
    """A model that has the button pressed, and says so once more when it is let go: long after it was asked."""

    base_url: str
    thinking: threading.Event = field(default_factory=threading.Event)
    go: threading.Event = field(default_factory=threading.Event)
    _asked: int = 0

    @property
    def profiles(self) -> dict[str, dict[str, Any]]:
        """One that leaves all planning to the model."""
        return {PROFILE: {"base_url": self.base_url, "model": "m", "api": "completions", "skills": False}}

    def begin(self) -> None:
        self.thinking.clear()
        self.go.clear()
        self._asked = 0

    def __call__(self, request: Recorded) -> Answer:
        self._asked += 1
        if self._asked > 1:
            self.thinking.set()
            self.go.wait(PATIENCE_S)
        lines = [line for text in reversed(conversation(request)) for line in text.splitlines()]
        button = next(line.split()[0] for line in lines if '"Press"' in line)
        return ask("dom.click", id=button)


@contextmanager
def open_thinker(endpoint: ModelEndpoint) -> Iterator[Thinker]:
    """The model of the profile `PROFILE`."""
    thinker = Thinker(endpoint.base_url)
    endpoint.default = thinker
    try:
        yield thinker
    finally:
        thinker.go.set()


def stop_thinking(house: House, thinker: Thinker, stops: Stops) -> None:
    """One task of a model that has pressed and hangs, one stop by REST; then the model answers after all."""
    thinker.begin()
    session = house.begin(profile=PROFILE)
    wait_for(thinker.thinking.is_set, "the model's second question")
    acknowledged = stop(house, session, stops)
    thinker.go.set()
    time.sleep(HELD_S)
    finish(house, session, stops, acknowledged)


def stop_busy(house: House, stops: Stops, *, by_panel: bool) -> None:
    """One task on a page that each press keeps busy, one stop while it is."""
    pressed = house.site.presses
    session = house.begin(busy=True)
    wait_for(lambda: house.site.presses > pressed, "a press")
    acknowledged = stop(house, session, stops, by_panel=by_panel)
    house.busy.evaluate(f"() => new Promise((resolve) => setTimeout(resolve, {BUSY_S * 1000}))")
    finish(house, session, stops, acknowledged)


def stop(house: House, session: str, stops: Stops, *, by_panel: bool = False) -> float:
    """When it was acknowledged (Unix ms)."""
    time.sleep(random.uniform(0, SPREAD_S))
    return house.measure(house.by_panel(session) if by_panel else house.by_rest(session), stops)


def finish(house: House, session: str, stops: Stops, acknowledged: float) -> None:
    house.server.ask("POST", f"/api/copilot/session/{session}/stop")
    house.count_late(stops, acknowledged)


def stop_silences(house: House, thinker: Thinker, thoughts: int, rounds: int) -> list[Stops]:
    """So many stops while the model hangs, and so many from each door while the page hears nothing."""
    thinking = Stops("REST, model hanging")
    busy = {door: Stops(f"{door}, content script silent") for door in ("REST", "panel")}
    for _ in range(thoughts):
        stop_thinking(house, thinker, thinking)
    for _ in range(rounds):
        for door, stops in busy.items():
            stop_busy(house, stops, by_panel=door == "panel")
    return [thinking, *busy.values()]
