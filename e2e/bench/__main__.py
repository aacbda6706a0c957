"""`make bench`: one run, one browser: time of a goal, round trips, actions, page summaries, hostile pages, tokens."""

import argparse
import sys
import time
from collections.abc import Callable

from e2e.bench.lab import Lab, open_lab
from e2e.bench.perception import bench_big_page, bench_hostile, bench_pages
from e2e.bench.table import render_table
from e2e.bench.tokens import bench_tokens
from e2e.bench.tools import bench_actions, bench_round_trips
from e2e.site.billing import BillingSite
from e2e.site.pages.site import PageSite

GOAL = "Download last month's invoice"


def bench_goal(lab: Lab) -> None:
    """The demo's goal, three times: the first time the browser is cold."""
    rows = []
    for number in range(1, 4):
        with BillingSite() as site:
            began = time.monotonic()
            run = lab.world.run(GOAL, site.url)
            seconds = time.monotonic() - began
            done = run.outcome.status == "succeeded" and len(site.downloads) == 1
            rows.append((f"run {number}", seconds, run.outcome.steps, "yes" if done else run.outcome.summary[:80]))
    print(render_table(f"Goal: {GOAL}", ("", "seconds", "steps", "served once"), rows))


SECTIONS: dict[str, Callable[[Lab, PageSite], None]] = {
    "goal": lambda lab, site: bench_goal(lab),
    "trips": bench_round_trips,
    "actions": bench_actions,
    "pages": bench_pages,
    "hostile": bench_hostile,
    "big": bench_big_page,
    "tokens": bench_tokens,
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m e2e.bench", description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(SECTIONS)}; all when none")
    parser.add_argument("--verbose", action="store_true", help="say which names, keys and selectors failed")
    given = parser.parse_args()
    if unknown := set(given.sections) - set(SECTIONS):
        parser.error(f"there is no section {unknown.pop()}")
    began = time.monotonic()
    with PageSite() as site, open_lab() as lab:
        for name in given.sections or SECTIONS:
            if name == "goal":
                bench_goal(lab)
                continue
            lab.allow(site.origin, site.other.origin)
            if name == "pages":
                bench_pages(lab, site, given.verbose)
            else:
                SECTIONS[name](lab, site)
            sys.stdout.flush()
    print(f"\nThe benchmark took {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
