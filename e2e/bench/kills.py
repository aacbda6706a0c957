"""The server is killed at every commit and sending of an errand, and at random; the site's own ledger is the judge."""

import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx

from browser_copilot.crash import POINTS
from e2e.bench.errands import ASKED, DELETE, DOWNLOAD, JOB, Errand, Outcome, Round, find_outcome
from e2e.bench.goals import at_least, at_most, exactly
from e2e.bench.ground import Ground, close_tabs, open_ground, show_events
from e2e.bench.table import Goal, median, percentile, render_table, show
from e2e.site.billing import BillingSite

PASSES: dict[Errand, dict[str, range]] = {
    DOWNLOAD: {
        "session.committing": range(1, 4), "session.committed": range(1, 4),
        "grant.committing": range(1, 2), "grant.committed": range(1, 2),
        "intent.committing": range(1, 5), "intent.committed": range(1, 5), "call.sending": range(1, 9),
        "call.sent": range(1, 9), "askLease.received": range(1, 5), "lease.sending": range(1, 5),
        "lease.sent": range(1, 5), "result.received": range(1, 9), "result.committing": range(1, 5),
        "result.committed": range(1, 5), "ack.sending": range(1, 9), "ack.sent": range(1, 9),
        "step.committing": range(1, 5), "step.committed": range(1, 5), "run.committing": range(1, 9),
        "run.committed": range(1, 9), "event.committing": range(8, 20, 4), "event.committed": range(8, 20, 4),
    },
    DELETE: {
        "approval.committing": range(1, 2), "approval.committed": range(1, 2), "intent.committed": range(3, 5),
        "askLease.received": range(3, 5), "lease.sent": range(3, 5), "result.received": range(8, 12),
        "result.committed": range(3, 5),
    },
    JOB: {
        "job.committing": range(1, 5), "job.committed": range(1, 5), "run.committed": range(1, 7, 2),
        "result.committed": range(2, 4),
    },
}  # fmt: skip
"""Which passes of each point are tried: the first, and of the later ones a share that `--seed` draws. A server that is
not killed by one ends its errand in peace."""
AGAIN = ("hello.received", "welcome.sending", "welcome.sent", "session.committing", "session.committed",
         "run.committing", "run.committed", "event.committing", "event.committed")  # fmt: skip
"""Where a server that comes back is killed once more."""
UNDISTURBED = 3
"""So many errands, in which nothing is killed, say how long one takes here."""
TWICE = "result.received:4"
"""Where it was killed before."""


@dataclass
class Tally:
    """What came of the rounds of one kind of fault. Seconds are from the server's start to the browser's next answer.

    `refused`: killed before the errand was accepted, so that nobody was promised anything; not counted in `killed`.
    """

    name: str
    rounds: int = 0
    killed: int = 0
    refused: int = 0
    twice: int = 0
    never: int = 0
    asked: int = 0
    failed: int = 0
    given_up: int = 0
    points: set[str] = field(default_factory=set)
    """Where a server was killed."""
    seconds: list[float] = field(default_factory=list)

    def judge(self, count: int, outcome: Outcome, killed: bool, resumed_s: float | None) -> None:
        self.rounds += 1
        self.killed += killed
        self.twice += count > 1
        self.never += count == 0 and outcome != "asked"
        self.asked += outcome == "asked"
        self.failed += outcome == "failed"
        if resumed_s is not None:
            self.seconds.append(resumed_s)

    def note_points(self, fault: "Fault", killed: bool) -> None:
        """Where this server was killed."""
        if killed:
            self.points |= {str(point).partition(":")[0] for point in (fault.crash, fault.again) if point}

    def row(self) -> tuple[object, ...]:
        worst = max(self.seconds, default=float("nan"))
        p95 = percentile(self.seconds, 0.95)
        return (self.name, self.rounds, self.killed, self.refused, self.twice, self.never, self.failed, self.given_up,
                self.asked, median(self.seconds), p95, worst)  # fmt: skip


@dataclass
class Fault:
    """The server is killed after that time, or kills itself at that point; and at `again` while it comes back."""

    after_s: float | None = None
    crash: str | None = None
    again: str | None = None


def kill_once(ground: Ground, tally: Tally, fault: Fault, errand: Errand = DOWNLOAD) -> None:
    """One errand with one fault. A round in which a wait gives up is told, counted, and the next one begins afresh."""
    with BillingSite(variant="table") as site:
        one = Round(ground, errand, site)
        try:
            prepare(one, fault)
            run_round(one, fault, tally)
        except (AssertionError, EOFError, RuntimeError, httpx.HTTPError) as error:
            tally.rounds += 1
            tally.given_up += 1
            tally.twice += errand.count(site) > 1
            explain(one, fault, repr(error))
            ground.server.kill()
        finally:
            close_after(one)


def prepare(one: Round, fault: Fault) -> None:
    ground = one.ground
    one.prepare()
    if fault.crash is not None or one.errand is JOB:
        ground.server.kill()  # it is idle; a polite end would take its seconds in every round
    if not ground.server.alive:
        with suppress(EOFError):  # what an earlier round left behind took it past the point before it was ready
            ground.start(fault.crash)
    if not ground.server.alive:
        ground.start()
    ground.await_browser()


def run_round(one: Round, fault: Fault, tally: Tally) -> None:
    accepted = one.begin()
    killed = one.wait_for_kill(fault.after_s) if accepted else True
    if not accepted and not one.ground.has_run(one.session):
        tally.rounds += 1
        tally.refused += 1
        tally.twice += one.errand.count(one.site) > 0
        tally.note_points(fault, killed)
        return
    resumed_s = one.come_back(fault.again) if killed else None
    envelopes = one.wait_until("the end of the errand, or a question", *one.errand.ends, *ASKED)
    outcome = find_outcome(envelopes)
    if outcome != "succeeded":
        explain(one, fault, f"the errand did not succeed: {outcome}")
    elif one.errand.count(one.site) != 1:
        explain(one, fault, "it was not done once")
    tally.judge(one.errand.count(one.site), outcome, killed, resumed_s)
    tally.note_points(fault, killed)


def close_after(one: Round) -> None:
    """Its tabs, and its session: an open one would be revived at every start from now on."""
    server = one.ground.server
    try:
        close_tabs(one.ground.debugging_port, one.site.origin)
        if one.session:
            if not server.alive:
                one.ground.start()
            server.ask("POST", f"/api/copilot/session/{one.session}/stop")
    except (EOFError, RuntimeError, httpx.HTTPError) as error:
        print(f"the session was not closed: {error!r}")


def explain(one: Round, fault: Fault, what: str) -> None:
    print(f"\n{one.errand.name}, {fault}: {what}; done {one.errand.count(one.site)} times")
    try:
        show_events(one.ground.server.envelopes(one.session))
    except httpx.HTTPError as error:
        print(f"   the server does not tell its events: {error}")
    print(one.ground.describe(one.session), flush=True)


def list_faults(share: float) -> list[tuple[Errand, Fault]]:
    """`share` of the passes of each point, and the first of each."""
    chosen = [
        (errand, Fault(crash=f"{point}:{count}"))
        for errand, points in PASSES.items()
        for point, passes in points.items()
        for count in passes
        if random.random() < share or count == passes[0]
    ]
    return chosen + [(DOWNLOAD, Fault(crash=TWICE, again=f"{point}:1")) for point in AGAIN]


def time_errand(ground: Ground) -> float:
    """Seconds that one takes when nothing is killed."""
    seconds = []
    for _ in range(UNDISTURBED):
        with BillingSite(variant="table") as site:
            one = Round(ground, DOWNLOAD, site)
            began = time.monotonic()
            assert one.begin(), "the errand was refused"
            one.wait_until("its end", *DOWNLOAD.over)
            seconds.append(time.monotonic() - began)
            close_after(one)
    return median(seconds)


def kill_at_random(ground: Ground, tally: Tally, rounds: int) -> None:
    """Somewhere in the time that the errand takes."""
    takes_s = time_errand(ground)
    for _ in range(rounds):
        kill_once(ground, tally, Fault(after_s=random.uniform(0.0, takes_s)))


def kill_servers(rounds: int, share: float) -> list[Goal]:
    """`rounds` at random times; `share` of the passes of each point. Ctrl-C tells what was found so far."""
    points, at_random = Tally("at a point of the write path"), Tally("at a random time")
    program = Tally("a program of its own")
    began = time.monotonic()
    lost = 0
    try:
        with open_ground() as ground:
            for errand, fault in list_faults(share):
                kill_once(ground, points, fault, errand)
            kill_at_random(ground, at_random, rounds)
            lost = ground.find_lost()
        with open_ground(program=True) as ground:
            kill_at_random(ground, program, max(2, rounds // 10))
            lost += ground.find_lost()
    except KeyboardInterrupt:
        print("\ncut short")
    tallies = [points, at_random, program]
    print(f"\n{sum(one.rounds for one in tallies)} rounds took {time.monotonic() - began:.0f} s")
    heads = ("server killed (-9)", "rounds", "killed", "before accepted", "done twice", "lost", "failed", "given up",
             "user asked", "p50 s", "p95 s", "max s")  # fmt: skip
    print(render_table("Resuming errands", heads, [one.row() for one in tallies]))
    return judge(tallies, lost, rounds)


def judge(tallies: list[Tally], lost: int, rounds: int) -> list[Goal]:
    points, at_random, program = tallies
    wild = at_random.killed + at_random.refused
    killed = sum(one.killed for one in tallies)
    asked = sum(one.asked for one in tallies) / max(1, killed)
    forked = points.seconds + at_random.seconds
    slowest = max(program.seconds, default=float("nan"))
    return [
        exactly(f"kill -9 at every commit, send and await: of {len(POINTS)} points none was killed at",
                len(POINTS - points.points)),
        at_least(f"  killed {points.killed + points.refused} times at points; at random times", wild, rounds, ""),
        exactly("  duplicates", sum(one.twice for one in tallies)),
        exactly("  acknowledged results lost", lost),
        exactly("  never done, nobody asked", sum(one.never for one in tallies)),
        exactly("  failed", sum(one.failed for one in tallies)),
        exactly("  rounds in which a wait gave up", sum(one.given_up for one in tallies)),
        at_most("  asked of the user", asked * 100, 2.0, "%"),
        at_most("  resume after start, p95", percentile(forked, 0.95), 2.0, "s"),
        at_most("  resume after start, the slowest", max(forked, default=float("nan")), 2.0, "s"),
        at_most(f"  the same of a program, Python's start and imports included ({program.killed}): p95",
                percentile(program.seconds, 0.95), 2.0, "s"),
        Goal("    the slowest", f"{show(slowest)} s"),
    ]  # fmt: skip
