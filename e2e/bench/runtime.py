"""`make bench-runtime`: stops, answers, events, sessions, crashes and breaks, each figure beside its goal."""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
import traceback
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import httpx
from playwright.sync_api import Error as PlaywrightError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import WebSocketException

from browser_copilot.errors import CopilotError
from e2e.bench.breaks import bench_breaks
from e2e.bench.crowd import bench_crowd
from e2e.bench.doors import bench_doors
from e2e.bench.flow import bench_events, bench_sessions
from e2e.bench.kills import kill_servers
from e2e.bench.serving import DATABASE
from e2e.bench.stopping import bench_answers, bench_stops
from e2e.bench.table import Goal, render_goals, render_table
from tests.postgres import make_database, serve_postgres, why_not

SECTIONS = ("doors", "stops", "answers", "kills", "breaks", "states", "events", "crowd", "sessions", "postgres")
ON_POSTGRES = ("doors", "stops", "answers", "kills", "events", "crowd", "sessions")
"""What of them uses a database; short on PostgreSQL, unless `--database postgresql` asks for just that in full."""
STATES = "tests/contract/test_link_states.py"
BACKGROUND_STATES = "tests/contract/test_background_states.py"
SUITE = ("tests/store", "tests/runtime")
BROKEN = (CopilotError, AssertionError, RuntimeError, EOFError, OSError, LookupError, ValueError, TypeError,
          httpx.HTTPError, PlaywrightError, WebSocketException, SQLAlchemyError)  # fmt: skip
STOPS = 1_000
"""So many stops of real pages at least."""


async def measure(section: str, folder: Path, quick: bool) -> list[Goal]:
    """The sections that need no browser."""
    match section:
        case "stops":
            return await bench_stops(folder, 60 if quick else 180)
        case "answers":
            return await bench_answers(folder, 100 if quick else 500)
        case "events":
            return await bench_events(folder, 10_000 if quick else 30_000)
        case "crowd":
            return await bench_crowd(folder, 10 if quick else 50)
    return await bench_sessions(folder, 100, 10 if quick else 130)


def run_tests(what: str, *arguments: str) -> list[Goal]:
    """pytest in a process of its own; its last line is the figure."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = ended.stdout.strip().splitlines()
    if ended.returncode != 0:
        print("\n".join(lines[-40:]))
    return [Goal(what, lines[-1] if lines else "no answer", "green", ended.returncode == 0)]


def explore_states(quick: bool) -> list[Goal]:
    """On both cores: no time is measured here."""
    if quick:
        runs = {"150 examples": ()}, {"80 examples": ()}
    else:
        halves = {
            f"half {seed} of 10,000 examples": ("--hypothesis-profile=half", f"--hypothesis-seed={seed}")
            for seed in (1, 2)
        }
        runs = halves, halves
    jobs = [(f"  the same traces, TypeScript side: {name}", BACKGROUND_STATES, *how) for name, how in runs[1].items()]
    jobs += [(f"state machine of link, ledger, fence: {name}", STATES, *how) for name, how in runs[0].items()]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda job: run_tests(*job, "--timeout=0"), jobs))
    return [goal for goals in reversed(found) for goal in goals]


def run_on_postgres() -> list[Goal]:
    """Store and runtime by their tests, the rest in a short form."""
    if reason := why_not():
        return [Goal("the same suite on PostgreSQL", f"skipped: {reason}", "green")]
    goals = run_tests("the same suite on PostgreSQL: tests of store and runtime", *SUITE, "-k", "postgresql", "-n", "2")
    with serve_postgres() as server:
        for section in ON_POSTGRES:
            goals += [on(goal) for goal in try_section(section, True, server)]
    return goals


def on(goal: Goal) -> Goal:
    """A figure of the short form: what is counted must hold; times of some few rounds are only told."""
    is_count = goal.goal == "0" or not goal.goal.startswith((">=", "<="))
    return replace(goal, what=f"  PostgreSQL: {goal.what.strip()}", reached=goal.reached if is_count else None)


def run_section(section: str, quick: bool) -> list[Goal]:
    match section:
        case "doors":
            return bench_doors(5 if quick else 100, 0 if quick else STOPS)
        case "kills":
            return kill_servers(6 if quick else 200, 0.0 if quick else 0.5)
        case "breaks":
            return bench_breaks(20 if quick else 200, 20 if quick else None)
        case "states":
            return explore_states(quick)
        case "postgres":
            return run_on_postgres()
    with tempfile.TemporaryDirectory(prefix="copilot-runtime-", ignore_cleanup_errors=True) as name:
        return asyncio.run(measure(section, Path(name), quick))


def try_section(section: str, quick: bool, postgres: str | None = None) -> list[Goal]:
    """One section that hangs or breaks must not cost the figures of the others. It begins with an empty database."""
    began = time.monotonic()
    try:
        if postgres is not None:
            address = make_url(postgres).set(database=asyncio.run(make_database(postgres)))
            os.environ[DATABASE] = address.render_as_string(hide_password=False)
        return run_section(section, quick)
    except BROKEN as error:
        traceback.print_exc()
        return [Goal(section, f"did not end: {error!r}", "ends", False)]
    finally:
        os.environ.pop(DATABASE, None)
        print(f"\n[{name_section(section, postgres)}: {time.monotonic() - began:.0f} s]", flush=True)


def name_section(section: str, postgres: str | None) -> str:
    return section if postgres is None else f"{section}, PostgreSQL"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m e2e.bench.runtime", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds: some minutes in all")
    parser.add_argument("--seed", type=int, default=1, help="of the random times")
    kinds = ("sqlite", "postgresql")
    parser.add_argument("--database", choices=kinds, default=kinds[0], help="postgresql: by this machine's binaries")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(SECTIONS)}; all when none")
    given = parser.parse_args()
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"there is no section {unknown.pop()}")
    if given.database == "postgresql" and (reason := why_not()):
        print(f"skipped: {reason}")
        return 0
    random.seed(given.seed)
    began = time.monotonic()
    goals: list[Goal] = []
    seconds: list[tuple[str, float]] = []
    sections = ON_POSTGRES if given.database == "postgresql" else SECTIONS
    with serve_postgres() if given.database == "postgresql" else nullcontext() as postgres:
        for section in given.sections or sections:
            since = time.monotonic()
            found = try_section(section, given.quick, postgres)
            print(render_goals(f"Goals of {section}", found), flush=True)
            seconds.append((section, time.monotonic() - since))
            goals += found
    print(render_table("Seconds", ("section", "s"), [*seconds, ("all", time.monotonic() - began)]))
    print(render_goals("Goals of the runtime", goals))
    return 0


if __name__ == "__main__":
    sys.exit(main())
