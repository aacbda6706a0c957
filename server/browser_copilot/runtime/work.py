"""How the kinds of work compose: Seq stops at the first failure, Par waits for all, empty ones succeed.

Alt without the branch that is due succeeds. Loop ends with success when its condition is no longer as expected, and
fails with its body, or when it would go on after its last round. A Ref that breaks has failed; a condition that
cannot be answered breaks the job.
"""

import asyncio
from dataclasses import dataclass, field
from typing import Protocol

from browser_copilot.errors import CopilotError
from browser_copilot.runtime.conditions import Left
from browser_copilot.runtime.entry import Alt, Condition, Loop, Par, Ref, Seq, Work


@dataclass
class Lane:
    """What runs one after the other shares a driving session; the works of a Par have a lane each."""

    left: Left
    session_id: str | None = None
    url: str | None = None
    forks: list["Lane"] = field(default_factory=list)

    def fork(self) -> "Lane":
        """A lane that begins on the page of this one, in a tab of its own."""
        lane = Lane(self.left, url=self.url)
        self.forks.append(lane)
        return lane


class Crew(Protocol):
    """Who carries out the leaves of the tree."""

    async def run_ref(self, ref: Ref, lane: Lane) -> bool: ...

    async def holds(self, condition: Condition, lane: Lane) -> bool: ...


async def carry_out(work: Work, crew: Crew, lane: Lane) -> bool:
    """Whether it succeeded. Raises what breaks the job as a whole."""
    match work:
        case Ref():
            return await crew.run_ref(work, lane)
        case Seq():
            for one in work.works:
                if not await carry_out(one, crew, lane):
                    return False
            return True
        case Par():
            return await _carry_out_all(work, crew, lane)
        case Loop():
            return await _repeat(work, crew, lane)
        case Alt():
            branch = work.true_work if await crew.holds(work.condition, lane) else work.false_work
            return branch is None or await carry_out(branch, crew, lane)


async def _carry_out_all(work: Par, crew: Crew, lane: Lane) -> bool:
    """All end before anything is said: the first that broke breaks it, else one that failed fails it."""
    lanes = [lane.fork() for _ in work.works]
    running = [carry_out(one, crew, own) for one, own in zip(work.works, lanes, strict=True)]
    ended = await asyncio.gather(*running, return_exceptions=True)
    if lanes:
        lane.left = lanes[-1].left
    for one in ended:
        if isinstance(one, BaseException):
            raise one
    return all(ended)


async def _repeat(work: Loop, crew: Crew, lane: Lane) -> bool:
    for _ in range(work.max_iterations):
        if not await _goes_on(work.pre_condition, crew, lane):
            return True
        if not await carry_out(work.body, crew, lane):
            return False
        if not await _goes_on(work.post_condition, crew, lane):
            return True
    if work.post_condition is None and not await _goes_on(work.pre_condition, crew, lane):
        return True
    raise CopilotError(f"a loop was not over after {work.max_iterations} rounds", hint="raise its maxIterations")


async def _goes_on(held: tuple[bool, Condition] | None, crew: Crew, lane: Lane) -> bool:
    return held is None or await crew.holds(held[1], lane) == held[0]
