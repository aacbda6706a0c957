"""Does a condition hold? Facts are looked at without a model; a prompt is answered by the model's reporting tools.

| written                              | holds when                                                             |
|--------------------------------------|------------------------------------------------------------------------|
| `{"goal": "invoices"}`               | the page is what one looks for by that name (the goal predicates)      |
| `{"text": "Saved"}`                  | the page shows that text, or does so within a second                   |
| `{"urlIncludes": "/done"}`           | the page's address holds it                                            |
| `{"titleIncludes": "Invoices"}`      | the page's title holds it, in either case of letters                   |
| `{"answerIncludes": "42"}`           | the last run's answer or summary holds it, in either case              |
| `{"toolExecuted": "dom.submit"}`     | the last run executed that tool with success                           |
| `{"fileExists": "*.pdf"}`            | the working directory has a file of that name or pattern, not empty    |
| `{"all": [..]}`, `{"any": [..]}`     | every one, at least one of them holds (none: true, false)              |
| `{"not": ..}`                        | it does not hold                                                       |
| `"Is the total above 100?"`          | the model calls `job_boolean_true`; a list of lines is one prompt      |

The page is that of the last run; without one nothing about a page holds.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol
from uuid import uuid4

from browser_copilot.agent.envelope import wrap_texts
from browser_copilot.errors import CopilotError
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.tools import Call, Ok
from browser_copilot.runtime.calls import build_call, parse_data
from browser_copilot.runtime.entry import Condition, Entry, Facts
from browser_copilot.runtime.entry_check import tell_apart
from browser_copilot.runtime.ports import World
from browser_copilot.runtime.sessions import SessionState

TEXT_MS = 1_000
MatchGoal = Callable[[str, MiniPCD], bool]


@dataclass(frozen=True)
class ReportingTool:
    """A tool that a model reports with; `parameters` is a JSON Schema of an object."""

    name: str
    description: str
    parameters: dict[str, Any]


def _tool(name: str, description: str, field: str, meaning: str) -> ReportingTool:
    properties = {field: {"type": "string", "description": meaning}}
    return ReportingTool(name, description, {"type": "object", "properties": properties, "required": [field]})


REPORTING_TOOLS = (
    _tool("job_prepare_document", "Report the document that later tasks work with.", "argument", "Its full path."),
    _tool("job_boolean_true", "Report that the condition holds.", "reason", "Why it holds."),
    _tool("job_boolean_false", "Report that the condition does not hold.", "reason", "Why it does not."),
    _tool(
        "job_prerequisite_failed", "Report that the task cannot be done as things are.", "reason", "What is missing."
    ),
)


@dataclass(frozen=True)
class Report:
    """One call of a reporting tool: its name and its only argument."""

    tool: str
    text: str


class Judge(Protocol):
    """Puts a question about the page to the model of a profile; the composition root brings it."""

    async def judge(
        self, profile: str, question: str, page: MiniPCD | None, tools: Sequence[ReportingTool]
    ) -> Sequence[Report]:
        """The reports in order. Raises `CopilotError` when the profile has no model, or it gives no answer."""
        ...


@dataclass
class Left:
    """What a run left behind. `session` is whose page is looked at; None when nothing ran yet. `done`: it succeeded."""

    working_directory: Path
    session: SessionState | None = None
    answer: str = ""
    tools: frozenset[str] = frozenset()
    done: bool = False


class Conditions:
    """`values` are the run-time variables; what a model reports is written into them."""

    def __init__(self, world: World, entry: Entry, match_goal: MatchGoal, judge: Judge | None) -> None:
        self._world = world
        self._entry = entry
        self._match_goal = match_goal
        self._judge = judge

    async def holds(self, condition: Condition, left: Left, values: dict[str, str], profile: str) -> bool:
        """Raises `CopilotError` for a prompt that nobody answered."""
        if isinstance(condition, Facts):
            return await self._check(condition, left, values, profile)
        if self._judge is None:
            raise CopilotError(
                "a condition is a prompt, and there is no model to answer it",
                hint='write it as facts, such as {"text": "Saved"}, or choose a profile with a model',
            )
        own, texts = tell_apart(self._entry, condition, values)
        question = "\n".join([own, *wrap_texts(texts, "question")])
        reports = await self._judge.judge(profile, question, await self.look(left), REPORTING_TOOLS)
        return read_reports(reports, values)

    async def _check(self, facts: Facts, left: Left, values: dict[str, str], profile: str) -> bool:
        if facts.all is not None:
            return all([await self.holds(one, left, values, profile) for one in facts.all])
        if facts.any is not None:
            return any([await self.holds(one, left, values, profile) for one in facts.any])
        if facts.not_ is not None:
            return not await self.holds(facts.not_, left, values, profile)
        if facts.tool_executed is not None:
            return facts.tool_executed in left.tools
        if facts.answer_includes is not None:
            return _has(left.answer, facts.answer_includes)
        if facts.file_exists is not None:
            found = left.working_directory.glob(facts.file_exists)
            return any(path.is_file() and path.stat().st_size > 0 for path in found)
        if facts.text is not None:
            return await self._shows(facts.text, left)
        page = await self.look(left)
        return page is not None and self._is_page(facts, page)

    def _is_page(self, facts: Facts, page: MiniPCD) -> bool:
        if facts.goal is not None:
            return self._match_goal(facts.goal, page)
        if facts.url_includes is not None:
            return facts.url_includes in page.url
        return _has(page.title, facts.title_includes or "")

    async def look(self, left: Left) -> MiniPCD | None:
        """The page of the last run; None when it cannot be seen."""
        page = await self._ask("getMiniPCD", {}, left)
        return page if isinstance(page, MiniPCD) else None

    async def _shows(self, text: str, left: Left) -> bool:
        seen = await self._ask("dom.waitFor", {"event": "text", "value": text, "timeoutMs": TEXT_MS}, left)
        return bool(seen is not None and seen.matched)

    async def _ask(self, tool: str, args: dict[str, Any], left: Left) -> Any:
        session = left.session
        if session is None or not session.tabs:
            return None
        carried = {"epoch": session.epoch, "sessionId": session.id, "taskId": f"condition-{uuid4().hex[:12]}"}
        call = build_call(tool, args, carried, session.tabs[-1])
        if not isinstance(call, Call):
            return None
        result = await self._world.hands.call(call)
        return parse_data(tool, result) if isinstance(result, Ok) else None


def _has(text: str, part: str) -> bool:
    return part.casefold() in text.casefold()


def read_reports(reports: Sequence[Report], values: dict[str, str]) -> bool:
    """The verdict; documents and reasons go into the variables. Raises `CopilotError` when there is none."""
    verdict: bool | None = None
    for report in reports:
        match report.tool:
            case "job_prepare_document":
                values["reported-document"] = report.text
            case "job_boolean_true":
                values["reported-true-reason"], verdict = report.text, True
            case "job_boolean_false" | "job_prerequisite_failed":
                values["reported-false-reason"], verdict = report.text, False
            case _:
                raise CopilotError(f"the model reported by {report.tool}, which is no reporting tool")
    if verdict is None:
        raise CopilotError("the model said neither job_boolean_true nor job_boolean_false")
    return verdict
