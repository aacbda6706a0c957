"""Events as a person reads them on a terminal: one table of texts, rich or plain."""

import atexit
from collections.abc import Callable
from typing import Any

from rich import progress as rich
from rich.console import Console
from rich.markup import escape

from browser_copilot.protocol import events as e
from browser_copilot.protocol.selector import SentField, SentForm
from browser_copilot.visible import make_visible

Writer = Callable[[Any], str | None]


def _percent(fraction: float) -> str:
    return f"{round(fraction * 100):3d} %"


def _artifact(event: e.ArtifactSaved) -> str:
    return f"saved {event.artifact.path} ({event.artifact.bytes:,} bytes)"


def _approval(event: e.NeedsApproval) -> str:
    shown = event.preview
    asked = [f"needs your yes: {event.reason}", f"    {shown.target} on {shown.origin}", f"    {shown.content}"]
    return "\n".join(asked + _list_values(shown.form))


def _list_values(form: SentForm | None) -> list[str]:
    if form is None:
        return []
    lines = [f"        {one.label}: {_value(one)}" for one in form.fields]
    lines += [f"        … and {form.more} more fields"] if form.more else []
    lines += [f"        hidden fields that go along: {form.hidden}"] if form.hidden else []
    return ["    the form holds:", *lines]


def _value(field: SentField) -> str:
    if field.checked is not None:
        return "yes" if field.checked else "no"
    if field.filled is not None:
        return "(filled)" if field.filled else "(empty)"
    text = "\n            ".join((field.value or "").splitlines()) or "(empty)"
    return f"{text} … and {field.more} more characters" if field.more else text


def _finished(event: e.RunFinished | e.RunFailed) -> str | None:
    """What the model calls came to."""
    if not event.tokens:
        return None
    return f"used {event.tokens:,} tokens" + (f", {event.cost:.4f}" if event.cost is not None else "")


def _completed(event: e.TaskCompleted) -> str:
    lines = [f"done in {event.steps} steps, {event.model_calls} model calls"]
    lines += [f"    answer: {event.answer}"] if event.answer else []
    lines += [f"    verified: {event.verified}"] if event.verified else []
    return "\n".join(lines)


def list_tasks(work: Any) -> dict[int, str]:
    """The tasks of a job's tree, by the number of the work that runs each."""
    if not isinstance(work, dict):
        return {}
    own = {work["workIdInJob"]: work["taskId"]} if work.get("kind") == "Ref" else {}
    parts = [*work.get("works", []), *(work[name] for name in ("body", "trueWork", "falseWork") if name in work)]
    for part in parts:
        own |= list_tasks(part)
    return own


def _job(event: e.JobStarted) -> str:
    works = ", ".join(f"{number} {task}" for number, task in sorted(list_tasks(event.work).items()))
    return f"{'going on with' if event.resumed else 'begins'}: {event.job} ({event.job_id}), works: {works or 'none'}"


TEXTS: dict[type, Writer] = {
    e.RunStarted: lambda x: f"goal: {x.task}",
    e.RunFound: lambda x: (
        f"unfinished from before: {x.goal} ({x.steps_done} steps done); resume or discard it"
        + (f"; it waited for you: {x.waiting_for}" if x.waiting_for else "")
    ),
    e.TaskPlanned: lambda x: f"plan ({x.skill or 'model'}): " + "; ".join(x.steps),
    e.TaskStatusChanged: lambda x: x.subgoal,
    e.StepStarted: lambda x: f"→ {x.description}",
    e.StepFailed: lambda x: f"✗ {x.error}" + (" (trying again)" if x.will_retry else ""),
    e.StepSkipped: lambda x: "skipped",
    e.TaskProgressed: lambda x: (
        f"{_percent(x.progress)}  {x.completed} of {x.total}" + (f"  {x.current}" if x.current else "")
    ),
    e.JobStarted: _job,
    e.WorkStarted: lambda x: f"work {x.work_id} begins",
    e.WorkStopped: lambda x: f"work {x.work_id} " + ("succeeded" if x.succeeded else "failed"),
    e.JobFinished: lambda x: f"{x.outcome}: {x.succeeded_works} of {x.works} works succeeded",
    e.ArtifactSaved: _artifact,
    e.NeedsApproval: _approval,
    e.ApprovalResolved: lambda x: f"approval: {x.decision} (by {x.by})",
    e.QuestionAsked: lambda x: f"asks: {x.text}" + (f" [{' | '.join(x.choices)}]" if x.choices else ""),
    e.TakeoverOn: lambda x: f"the page is yours: {x.reason or ''}",
    e.TakeoverOff: lambda x: "going on",
    e.RunPaused: lambda x: "paused" + (f": {x.reason}" if x.reason else ""),
    e.RunResumed: lambda x: "going on",
    e.StopRequested: lambda x: "stopping",
    e.Stopped: lambda x: "stopped" + (", can be resumed" if x.resumable else ""),
    e.TaskCompleted: _completed,
    e.TaskFailed: lambda x: f"{x.status}: {x.error}",
    e.RunFinished: _finished,
    e.RunFailed: _finished,
    e.LifecycleBrowser: lambda x: "browser connected" if x.connected else f"browser gone: {x.reason or ''}",
    e.WarningRaised: lambda x: f"note: {x.message}",
    e.ErrorRaised: lambda x: f"error: {x.message}",
}


def describe(event: e.Event) -> str | None:
    """One event in a few words; None for what a person need not see."""
    writer = TEXTS.get(type(event))
    return writer(event) if writer else None


def describe_live(event: e.Event) -> str | None:
    """The same beside a result that tells how it ended: that is not told twice."""
    if isinstance(event, e.TaskFailed):
        return None
    if isinstance(event, e.TaskCompleted):
        shown = {"answer": None} if event.answer else {"verified": None}
        return _completed(event.model_copy(update=shown))
    return describe(event)


RESTS = (
    e.NeedsApproval, e.QuestionAsked, e.TakeoverOn, e.RunPaused, e.Stopped,
    e.TaskCompleted, e.TaskFailed, e.RunFinished, e.RunFailed,
)  # fmt: skip
"""After these the terminal is the user's, who may have to answer, or it is over."""


class Bar:
    """What goes on now, in the last line of a terminal. Nothing where the output is none."""

    def __init__(self, console: Console) -> None:
        columns = (rich.SpinnerColumn(), rich.BarColumn(24), rich.TaskProgressColumn(), rich.TimeElapsedColumn())
        said = rich.TextColumn("{task.description}", markup=False)
        self._bars = rich.Progress(*columns, said, console=console, transient=True, disable=not console.is_terminal)
        self._task = self._bars.add_task("", total=1.0)
        atexit.register(self._bars.stop)

    def show(self, event: e.Event) -> None:
        if isinstance(event, e.TaskProgressed):
            said = make_visible(event.current or "")[:60]
            self._bars.update(self._task, completed=event.progress, description=said)
            self._bars.start()
        elif isinstance(event, RESTS):
            self._bars.stop()


class Progress:
    """Prints the events of a run as they come, with the seconds since it began. A state that stays is printed once."""

    def __init__(self, console: Console, write: Callable[[e.Event], str | None] = describe_live) -> None:
        self._console = console
        self._write = write
        self._bar = Bar(console)
        self._began_ms: int | None = None
        self._states: dict[tuple[str, type], str | None] = {}

    def _is_new(self, envelope: e.EventEnvelope, text: str | None) -> bool:
        if not isinstance(envelope.event, e.TaskStatusChanged | e.TaskProgressed):
            return True
        key = (envelope.session_id, type(envelope.event))
        before, self._states[key] = self._states.get(key), text
        return text != before

    def show(self, envelope: e.EventEnvelope, whose: str = "") -> None:
        """`whose` stands before the text, where several run side by side."""
        text = self._write(envelope.event)
        self._bar.show(envelope.event)
        if not self._is_new(envelope, text):
            return
        if self._console.is_terminal and isinstance(envelope.event, e.TaskProgressed):
            return  # the bar shows it
        if self._began_ms is None:
            self._began_ms = envelope.ts_unix_ms
        if text:
            seconds = max(0, envelope.ts_unix_ms - self._began_ms) / 1000
            self._console.print(
                f"[dim]{seconds:6.1f} s[/dim]  {escape(make_visible(whose + text))}", highlight=False, soft_wrap=True
            )
