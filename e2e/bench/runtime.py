"""`make bench-runtime`: stops, answers, events, sessions, crashes and breaks, each figure beside its goal."""

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from e2e.bench.breaks import bench_breaks
from e2e.bench.crowd import bench_crowd
from e2e.bench.doors import bench_doors
from e2e.bench.flow import bench_events, bench_sessions
from e2e.bench.kills import kill_servers
from e2e.bench.stopping import bench_answers, bench_stops
from e2e.bench.table import Goal, render_goals
from tests.postgres import why_not

SECTIONS = ("stops", "doors", "answers", "events", "crowd", "sessions", "kills", "breaks", "states", "postgres")
STATES = "tests/contract/test_link_states.py"
BACKGROUND_STATES = "tests/contract/test_background_states.py"
SUITE = ("tests/store", "tests/runtime")


async def measure(section: str, folder: Path, quick: bool) -> list[Goal]:
    """The sections that need no browser."""
    if section == "stops":
        return await bench_stops(folder, 60 if quick else 260)
    if section == "answers":
        return await bench_answers(folder, 100 if quick else 500)
    if section == "events":
        return await bench_events(folder, 10_000 if quick else 30_000)
    if section == "crowd":
        return await bench_crowd(folder, 10 if quick else 50)
    return await bench_sessions(folder, 100, 30 if quick else 200)


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
    halves = [[]] if quick else [["--hypothesis-profile=half", f"--hypothesis-seed={seed}"] for seed in (1, 2)]
    link, background = ("150", "80") if quick else ("5,000", "5,000")
    jobs = [(f"the same with the extension's own code, {background}", BACKGROUND_STATES, *half) for half in halves]
    jobs += [(f"state machine of the link, {link} examples", STATES, *half) for half in halves]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda job: run_tests(*job, "--timeout=0"), jobs))
    return [goal for goals in reversed(found) for goal in goals]


def run_on_postgres() -> list[Goal]:
    reason = why_not()
    if reason is not None:
        return [Goal("the same suite on PostgreSQL", f"skipped: {reason}", "green")]
    return run_tests("the same suite on PostgreSQL", *SUITE, "-k", "postgresql")


def run_section(section: str, quick: bool) -> list[Goal]:
    match section:
        case "doors":
            return bench_doors(5 if quick else 26)
        case "kills":
            return kill_servers(6 if quick else 200, 0.0 if quick else 1.0)
        case "breaks":
            return bench_breaks(20 if quick else 200, 20 if quick else None)
        case "states":
            return explore_states(quick)
        case "postgres":
            return run_on_postgres()
    with tempfile.TemporaryDirectory(prefix="copilot-runtime-", ignore_cleanup_errors=True) as name:
        return asyncio.run(measure(section, Path(name), quick))


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m e2e.bench.runtime", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds: some minutes in all")
    parser.add_argument("--seed", type=int, default=1, help="of the random times")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(SECTIONS)}; all when none")
    given = parser.parse_args()
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"there is no section {unknown.pop()}")
    random.seed(given.seed)
    began = time.monotonic()
    goals: list[Goal] = []
    for section in given.sections or SECTIONS:
        try:
            goals += run_section(section, given.quick)
        except (
            AssertionError,
            RuntimeError,
            EOFError,
            OSError,
            httpx.HTTPError,
        ) as error:  # one section that hangs must not cost the figures of the others
            goals.append(Goal(section, f"did not end: {error!r}", "ends", False))
        sys.stdout.flush()
    print(render_goals("Goals of the runtime", goals))
    print(f"\nThe benchmark took {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
