"""Stops from each door of a real server and a real Chromium, at random times; what is done afterwards is late."""

import random
import time
from collections.abc import Callable

from e2e.bench.goals import at_least
from e2e.bench.house import CLIENTS, HELD_S, Acknowledged, House, open_house
from e2e.bench.silences import open_thinker, stop_silences
from e2e.bench.stopping import SPREAD_S, Stops, judge
from e2e.bench.table import Goal
from tests.model.endpoint import ModelEndpoint

SLOWER = 0.6
SLOW = 0.4
"""So large a share of the rounds is done where one takes twice or four times as long."""


def stop_from(house: House, door: Callable[[str], Acknowledged], stops: Stops) -> None:
    """One task, one stop at a random time, and what the page says about it."""
    session = house.begin_run() if door == house.by_interrupt else house.begin()
    time.sleep(random.uniform(0, SPREAD_S))
    at = house.measure(door(session), stops)
    house.release()
    house.server.ask("POST", f"/api/copilot/session/{session}/stop")
    if house.runner is not None:
        house.close_others()
        house.runner = None
    house.count_late(stops, at)


def stop_server(house: House, stops: Stops) -> None:
    """The same by `POST /api/stop`; when it was acknowledged and stopped is what the log says."""
    session = house.begin()
    time.sleep(random.uniform(0, SPREAD_S))
    began = time.time() * 1000
    house.stop_server()
    log = house.server.envelopes(session)
    at = {one["event"]["type"]: float(one["ts_unix_ms"]) for one in log}
    stops.acknowledged.append(at["STOP_ACKNOWLEDGED"] - began)
    stops.stopped.append(at["STOPPED"] - began)
    house.count_late(stops, at["STOP_ACKNOWLEDGED"])


def stop_at_doors(rounds: int) -> list[Stops]:
    """So many stops from each door, and fewer where a round takes long."""
    with ModelEndpoint() as endpoint, open_thinker(endpoint) as thinker, open_house(thinker.profiles) as house:
        doors = {
            "REST": (house.by_rest, 1.0),
            "WebSocket": (house.by_socket, 1.0),
            "mailbox": (house.by_mailbox, 1.0),
            "command line (Ctrl-C of `run`)": (house.by_interrupt, SLOWER),
            "panel": (house.by_panel, 1.0),
            "shortcut": (house.by_shortcut, 1.0),
            "context menu": (house.by_menu, 1.0),
            "panel, server process stopped (SIGSTOP)": (house.by_panel_alone, 1.0),
            "REST, socket stalled": (house.by_stalled, 1.0),
        }
        measured = [Stops(name) for name in doors]
        for number in range(rounds):
            for (door, share), stops in zip(doors.values(), measured, strict=True):
                if number < of(rounds, share):
                    stop_from(house, door, stops)
        measured += stop_silences(house, thinker, of(rounds, SLOWER), of(rounds, SLOW))
        measured.append(Stops("POST /api/stop"))
        for _ in range(of(rounds, SLOW)):
            stop_server(house, measured[-1])
    return measured


def of(rounds: int, share: float) -> int:
    return max(1, round(rounds * share))


def bench_doors(rounds: int, most: int) -> list[Goal]:
    """`most` stops in all, at least."""
    measured = stop_at_doors(rounds)
    alone = [stops for stops in measured if "SIGSTOP" in stops.name]
    for stops in alone:
        stops.stopped = [ms - HELD_S * 1000 for ms in stops.stopped]  # the server was held so long
    count = sum(len(stops.stopped) for stops in measured)
    what = f"stop from each door, real Chromium, {CLIENTS} clients"
    return [*judge(what, measured), at_least("  stops", count, most, "")]
