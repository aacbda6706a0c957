"""What the command line makes of a run: talk is answered, and ends the command too."""

from dataclasses import dataclass

from browser_copilot.protocol.commands import SubmitPrompt
from browser_copilot.running import Goal, GoalRun
from browser_copilot.runtime.runtime import Runtime
from tests.runtime.conftest import Bench


@dataclass(frozen=True)
class Hosted:
    runtime: Runtime


async def test_talk_is_answered_and_ends_the_command(bench: Bench) -> None:
    run = GoalRun(Hosted(bench.runtime), Goal(SubmitPrompt(text="what can you do?"), "ask"), lambda entry: None)
    outcome = await run.pursue()
    assert (outcome.exit_code, bool(outcome.answer)) == (0, True)
