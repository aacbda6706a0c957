"""Goals on pages that judge themselves: what was done to a page, it tells its site."""

from typing import Any

from e2e.site.goals import GoalSite
from e2e.world import World

Judged = tuple[str, str, dict[str, Any]]
"""A page, a goal on it, and what the page then tells."""


def reach(world: World, goals: GoalSite, judged: Judged) -> None:
    """Carry out the goal; both the run and the page must say that it was reached."""
    page, goal, told = judged
    run = world.run(goal, goals.url + page)
    assert (run.outcome.status, goals.told.get(page)) == ("succeeded", told), run.explain()
