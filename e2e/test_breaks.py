"""A short form of the runtime's bench: stops from every door, killed servers and workers, cut sockets; untimed."""

from collections.abc import Iterator

import pytest

from browser_copilot.crash import POINTS
from e2e.bench.breaks import cut_sockets, kill_workers
from e2e.bench.doors import stop_from, stop_server
from e2e.bench.errands import DELETE, JOB
from e2e.bench.ground import Ground, note_points, open_ground
from e2e.bench.house import House, open_house
from e2e.bench.kills import Fault, Tally, kill_once, list_faults
from e2e.bench.serving import DATABASE
from e2e.bench.silences import Thinker, open_thinker, stop_silences
from e2e.bench.stopping import Stops
from tests.model.endpoint import ModelEndpoint
from tests.postgres import serve_postgres, why_not

DOORS = (
    "by_rest",
    "by_socket",
    "by_mailbox",
    "by_interrupt",
    "by_panel",
    "by_shortcut",
    "by_menu",
    "by_panel_alone",
    "by_stalled",
)
KILLED_AT = (
    "intent.committed:2",
    "call.sent:3",
    "lease.sent:2",
    "result.received:4",
    "result.committed:4",
    "ack.sent:3",
    "run.committed:2",
)


@pytest.fixture(scope="module")
def thinker() -> Iterator[Thinker]:
    with ModelEndpoint() as endpoint, open_thinker(endpoint) as opened:
        yield opened


@pytest.fixture(scope="module")
def house(thinker: Thinker) -> Iterator[House]:
    with open_house(thinker.profiles) as opened:
        yield opened


@pytest.mark.parametrize("door", DOORS)
def test_nothing_is_done_after_a_stop_was_acknowledged(house: House, door: str) -> None:
    stops = Stops(door)
    stop_from(house, getattr(house, door), stops)
    assert (len(stops.stopped), stops.late) == (1, 0)


def test_nothing_is_done_after_a_stop_while_the_model_hangs_or_the_page_is_busy(house: House, thinker: Thinker) -> None:
    measured = stop_silences(house, thinker, 1, 1)
    assert [(len(stops.stopped), stops.late) for stops in measured] == [(1, 0)] * 3


def test_nothing_is_done_after_the_server_was_told_to_stop(house: House) -> None:
    stops = Stops("POST /api/stop")
    stop_server(house, stops)
    assert (len(stops.stopped), stops.late) == (1, 0)


@pytest.fixture(scope="module")
def ground() -> Iterator[Ground]:
    with open_ground(note_points) as opened:
        yield opened


@pytest.mark.parametrize("point", KILLED_AT)
def test_a_server_that_is_killed_on_the_path_of_a_write_does_it_once(ground: Ground, point: str) -> None:
    tally = Tally(point)
    kill_once(ground, tally, Fault(crash=point))
    assert (tally.killed, tally.twice, tally.never, tally.given_up, ground.find_lost()) == (1, 0, 0, 0, 0)


@pytest.mark.parametrize("point", ["result.committed:3", "run.committed:4"])
def test_a_deletion_that_waits_for_its_second_click_is_neither_told_as_done_nor_asked_about(
    ground: Ground, point: str
) -> None:
    tally = Tally(point)
    kill_once(ground, tally, Fault(crash=point), DELETE)
    assert (tally.killed, tally.twice, tally.never, tally.asked, tally.given_up) == (1, 0, 0, 0, 0)


def test_a_server_on_postgresql_that_is_killed_does_a_write_once(monkeypatch: pytest.MonkeyPatch) -> None:
    if reason := why_not():
        pytest.skip(reason)
    with serve_postgres() as url:
        monkeypatch.setenv(DATABASE, url)
        with open_ground() as ground:
            tally = Tally("PostgreSQL")
            kill_once(ground, tally, Fault(crash="result.received:4"))
            assert (tally.killed, tally.twice, tally.never, tally.given_up, ground.find_lost()) == (1, 0, 0, 0, 0)


def test_the_kill_bench_tries_every_point() -> None:
    tried = {str(point).partition(":")[0] for _, fault in list_faults(0.0) for point in (fault.crash, fault.again)}
    assert tried - {"None"} == POINTS


def test_every_point_is_passed_by_an_errand(ground: Ground) -> None:
    for errand in (DELETE, JOB):
        tally = Tally(errand.name)
        kill_once(ground, tally, Fault(), errand)
        assert (tally.rounds, tally.twice, tally.never, tally.given_up) == (1, 0, 0, 0)
    assert ground.read_points() >= POINTS


def test_a_worker_that_is_killed_again_and_again_presses_each_time_once() -> None:
    breaks = kill_workers(3)
    assert (breaks.faults, breaks.twice, breaks.lost) == (3, 0, 0)


def test_a_socket_that_is_cut_at_a_frame_presses_each_time_once() -> None:
    breaks = cut_sockets([(3,), (8,), (10, 12), (14,)])
    assert (breaks.faults, breaks.twice, breaks.lost) == (5, 0, 0)
