"""How the kinds of work compose: Seq stops at the first failure, Par waits for all, empty ones succeed.

Alt without the branch that is due succeeds. Loop ends with success when its condition is no longer as expected, and
fails with its body, or when it would go on after its last round. A Ref that breaks has failed; a condition that
cannot be answered breaks the job.

Every leaf is carried out at a place, which says where in the tree it stands and in which round of its loops, such as
`work.1#2.0`: the same tree played again with what its places came to takes the same course.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from browser_copilot.errors import CopilotError
from browser_copilot.runtime.conditions import Left
from browser_copilot.runtime.entry import Alt, Condition, Loop, Par, Ref, Seq, Work
from browser_copilot.runtime.journal import Entry


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


def describe_end(succeeded: bool, lane: Lane) -> Entry:
    """What a Ref left behind in its lane."""
    left = lane.left
    seen = left.session.id if left.session else None
    return Entry(succeeded, lane.session_id, lane.url, seen, left.answer, tuple(sorted(left.tools)))


class Crew(Protocol):
    """Who carries out the leaves of the tree."""

    async def run_ref(self, ref: Ref, lane: Lane, place: str) -> bool: ...

    async def holds(self, condition: Condition, lane: Lane, place: str) -> bool: ...


async def carry_out(work: Work, crew: Crew, lane: Lane, place: str = "work") -> bool:
    """Whether it succeeded. Raises what breaks the job as a whole."""
    match work:
        case Ref():
            return await crew.run_ref(work, lane, place)
        case Seq():
            for index, one in enumerate(work.works):
                if not await carry_out(one, crew, lane, f"{place}.{index}"):
                    return False
            return True
        case Par():
            return await _carry_out_all(work, crew, lane, place)
        case Loop():
            return await _repeat(work, crew, lane, place)
        case Alt():
            due = await crew.holds(work.condition, lane, f"{place}.if")
            branch = work.true_work if due else work.false_work
            return branch is None or await carry_out(branch, crew, lane, f"{place}.{'then' if due else 'else'}")


async def _carry_out_all(work: Par, crew: Crew, lane: Lane, place: str) -> bool:
    """All end before anything is said: the first that broke breaks it, else one that failed fails it."""
    lanes = [lane.fork() for _ in work.works]
    pairs = enumerate(zip(work.works, lanes, strict=True))
    running = [carry_out(one, crew, own, f"{place}.{index}") for index, (one, own) in pairs]
    ended = await asyncio.gather(*running, return_exceptions=True)
    if lanes:
        lane.left = lanes[-1].left
    for one in ended:
        if isinstance(one, BaseException):
            raise one
    return all(ended)


async def _repeat(work: Loop, crew: Crew, lane: Lane, place: str) -> bool:
    for number in range(work.max_iterations):
        here = f"{place}#{number}"
        if not await _goes_on(work.pre_condition, crew, lane, f"{here}.before"):
            return True
        if not await carry_out(work.body, crew, lane, here):
            return False
        if not await _goes_on(work.post_condition, crew, lane, f"{here}.after"):
            return True
    over = f"{place}#{work.max_iterations}.before"
    if work.post_condition is None and not await _goes_on(work.pre_condition, crew, lane, over):
        return True
    raise CopilotError(f"a loop was not over after {work.max_iterations} rounds", hint="raise its maxIterations")


async def _goes_on(held: tuple[bool, Condition] | None, crew: Crew, lane: Lane, place: str) -> bool:
    return held is None or await crew.holds(held[1], lane, place) == held[0]


def show_work(work: Work) -> dict[str, Any]:
    """The tree as it was written, with the numbers of its Refs."""
    shown: dict[str, Any] = work.model_dump(by_alias=True, exclude_none=True, mode="json")
    return shown


def show_tree(work: Work, states: Mapping[int, str]) -> dict[str, Any]:
    """What a chart needs: kinds, tasks and numbers, and the state of each Ref that was begun. No conditions."""
    match work:
        case Ref():
            state = states.get(work.work_id_in_job)
            shown = {"kind": "Ref", "taskId": work.task_id, "workIdInJob": work.work_id_in_job}
            return shown | ({"state": state} if state else {})
        case Seq() | Par():
            return {"kind": work.kind, "works": [show_tree(one, states) for one in work.works]}
        case Loop():
            return {"kind": "Loop", "body": show_tree(work.body, states)}
        case Alt():
            branches = {"trueWork": work.true_work, "falseWork": work.false_work}
            return {"kind": "Alt"} | {name: show_tree(one, states) for name, one in branches.items() if one}
