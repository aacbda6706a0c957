"""What thinks for a controller: nothing but skills by default, a model's planner when there is one."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from browser_copilot.agent.desk import Desk
from browser_copilot.model.chat import Model
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import ActionBundle, Candidate, Task


class Planner(Protocol):
    """Pursues what the skills could not, with a model. `reason` says why they could not."""

    async def pursue(self, task: Task, desk: Desk, mini: MiniPCD | None, reason: str) -> Task:
        """Returns the task in a final or awaiting status. `mini` is the page as last seen, if it could be seen."""
        ...


class Chooser(Protocol):
    """Says which of the Scout's candidates is meant."""

    async def choose(self, wanted: str, bundle: ActionBundle, mini: MiniPCD, desk: Desk) -> Candidate | None:
        """None when it cannot say."""
        ...


@dataclass(frozen=True)
class Minds:
    """`model` None: skills alone. `planner` makes the planner that speaks to the model, `chooser` helps the Scout.

    `skills` false leaves everything to the planner.
    """

    model: Model | None = None
    profile: str = "skills"
    prompts: Mapping[str, str] = field(default_factory=dict)
    planner: Callable[[], Planner] | None = None
    chooser: Chooser | None = None
    skills: bool = True


class Clock(Protocol):
    """The time, injected."""

    def now(self) -> float:
        """Unix seconds."""
        ...


class WallClock:
    """The machine's clock."""

    def now(self) -> float:
        """Unix seconds."""
        return time.time()
