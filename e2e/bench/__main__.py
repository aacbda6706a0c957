"""`make bench`: one run: time of a goal, round trips, actions, page summaries, hostile and big pages, tokens."""

import argparse
import sys
import time
from collections.abc import Callable

from e2e.bench.big import bench_big_page
from e2e.bench.hostile import bench_hostile
from e2e.bench.inside import bench_inside
from e2e.bench.lab import Lab, open_lab
from e2e.bench.perception import bench_pages
from e2e.bench.table import render_table
from e2e.bench.tokens import bench_tokens
from e2e.bench.tools import bench_actions, bench_round_trips
from e2e.bench.untouched import bench_untouched
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


Section = Callable[[Lab, PageSite, bool], None]
SECTIONS: dict[str, Section] = {
    "goal": lambda lab, site, verbose: bench_goal(lab),
    "trips": lambda lab, site, verbose: bench_round_trips(lab, site),
    "actions": lambda lab, site, verbose: bench_actions(lab, site),
    "pages": bench_pages,
    "inside": bench_inside,
    "hostile": lambda lab, site, verbose: bench_hostile(lab, site),
    "big": lambda lab, site, verbose: bench_big_page(lab, site),
    "untouched": lambda lab, site, verbose: bench_untouched(lab, site),
    "tokens": lambda lab, site, verbose: bench_tokens(lab, site),
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
            lab.allow(site.origin, site.other.origin)
            SECTIONS[name](lab, site, given.verbose)
            sys.stdout.flush()
    print(f"\nThe benchmark took {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
