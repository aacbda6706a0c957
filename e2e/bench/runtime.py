"""`make bench-runtime`: stops, answers, events, sessions, and crashes judged by the site's own ledger."""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from e2e.bench.crashes import bench_browser, kill_servers, print_tallies
from e2e.bench.flow import bench_events, bench_sessions
from e2e.bench.stopping import bench_answers, bench_stops

SECTIONS = ("stops", "answers", "events", "sessions", "browser", "kills")


async def measure(section: str, folder: Path, quick: bool) -> None:
    """The sections that need no browser."""
    if section == "stops":
        await bench_stops(folder, 60 if quick else 300)
    elif section == "answers":
        await bench_answers(folder, 100 if quick else 500)
    elif section == "events":
        await bench_events(folder, 10_000 if quick else 30_000)
    else:
        await bench_sessions(folder, 100)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m e2e.bench.runtime", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds: a minute or two in all")
    parser.add_argument("--seed", type=int, default=1, help="of the random times")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(SECTIONS)}; all when none")
    given = parser.parse_args()
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"there is no section {unknown.pop()}")
    random.seed(given.seed)
    began = time.monotonic()
    for section in given.sections or SECTIONS:
        if section == "browser":
            bench_browser(30 if given.quick else 200, 10 if given.quick else 40)
        elif section == "kills":
            print_tallies([kill_servers(6 if given.quick else 20)])
        else:
            with tempfile.TemporaryDirectory(prefix="copilot-runtime-", ignore_cleanup_errors=True) as name:
                asyncio.run(measure(section, Path(name), given.quick))
        sys.stdout.flush()
    print(f"\nThe benchmark took {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
