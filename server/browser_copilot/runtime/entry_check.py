"""An Entry is checked whole before it is used: every fault is reported with its path.

A path is like `entry.tasks["x"].criteria.condition`. After the check nothing in an Entry refers to what is not there,
and every Ref has its number within its job.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any

from pydantic import ValidationError

from browser_copilot.errors import UsageError
from browser_copilot.runtime.entry import Alt, Condition, Entry, JobSpec, Loop, Par, Prompt, Ref, Seq, TaskSpec, Work
from browser_copilot.runtime.origins import parse_origin

RUN_TIME_VARIABLES = frozenset(
    {"working-directory", "user-input", "task", "job", "answer", "summary", "reported-document",
     "reported-true-reason", "reported-false-reason"}
)  # fmt: skip
FROM_PAGES = frozenset({"answer", "summary", "reported-document", "reported-true-reason", "reported-false-reason"})
"""Run-time variables that may hold words of a page or of a model: in a goal they are a value, never an order."""
VARIABLE = re.compile(r"\$([a-z]+(?:-[a-z0-9]+)*)")


class EntryError(UsageError):
    """`faults` are all of them, each with its path."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__("; ".join(faults[:5]), field=faults[0].split(":")[0], hint="mend it in jobs.json")
        self.faults = faults


def validate_entry(raw: Any, is_profile: Callable[[str], bool] | None = None) -> Entry:
    """The Entry, its Refs numbered depth first. Raises `EntryError` with every fault that was found."""
    try:
        entry = Entry.model_validate(raw)
    except ValidationError as error:
        raise EntryError([_say_fault(fault["loc"], fault["msg"]) for fault in error.errors()]) from error
    faults = list(find_faults(entry, is_profile or (lambda profile: True)))
    if faults:
        raise EntryError(faults)
    return number_refs(entry)


def _say_fault(place: tuple[int | str, ...], text: str) -> str:
    return f"{show_path(place)}: {text.removeprefix('Value error, ')}"


def show_path(place: tuple[int | str, ...]) -> str:
    """`entry.tasks["x"].criteria.condition`; the names of union members, no part of the file, are left out."""
    path, keyed = "entry", False
    for part in place:
        if isinstance(part, int):
            path += f"[{part}]"
        elif keyed:
            path += f'["{part}"]'
            keyed = False
            continue
        elif part not in UNION_MEMBERS:
            path += f".{part}"
        keyed = path in ("entry.tasks", "entry.jobs", "entry.models", "entry.promptVariables")
    return path


UNION_MEMBERS = frozenset({"Ref", "Seq", "Par", "Loop", "Alt", "a prompt", "some lines", "some facts", "[key]"})


def find_faults(entry: Entry, is_profile: Callable[[str], bool]) -> Iterator[str]:
    """What refers to nothing, in the order of the file."""
    for category, profile in entry.models.items():
        if not is_profile(profile):
            yield f'entry.models["{category}"]: there is no profile {profile}'
    for name, prompt in entry.prompt_variables.items():
        yield from _check_prompt(entry, prompt, f'entry.promptVariables["{name}"]', (name,))
    for row, line in enumerate(entry.grid):
        for column, cell in enumerate(line.jobs):
            if cell.job_name not in entry.jobs:
                yield f"entry.grid[{row}].jobs[{column}].jobName: there is no job {cell.job_name}"
    for name, task in entry.tasks.items():
        yield from _check_task(entry, task, f'entry.tasks["{name}"]')
    for name, job in entry.jobs.items():
        yield from _check_work(entry, job.work, f'entry.jobs["{name}"].work')


def _check_task(entry: Entry, task: TaskSpec, path: str) -> Iterator[str]:
    texts: list[tuple[str, Prompt | None]] = [("prompt", task.prompt), ("url", task.url)]
    if task.workflow is not None:
        params = task.workflow.params.items()
        texts += [(f'workflow.params["{key}"]', value) for key, value in params if isinstance(value, str)]
    for field, text in texts:
        if text is not None:
            yield from _check_prompt(entry, text, f"{path}.{field}", ())
            if "user-input" in find_variables(entry, text) and not task.require_user_input:
                yield f"{path}.{field}: $user-input is used, so requireUserInput must be true"
    for index, origin in enumerate(task.allow):
        if parse_origin(origin) is None:
            yield f"{path}.allow[{index}]: {origin} is not an origin like https://shop.example:8443"
    if task.model is not None and task.model not in entry.models:
        yield f"{path}.model: {task.model} is not a category of entry.models"
    keywords = {row.keyword for row in entry.grid}
    for index, keyword in enumerate(task.availability.previous_job_keywords):
        if keyword not in keywords:
            yield f"{path}.availability.previousJobKeywords[{index}]: no row of entry.grid has the keyword {keyword}"
    for index, name in enumerate(task.availability.previous_tasks):
        if name not in entry.tasks:
            yield f"{path}.availability.previousTasks[{index}]: there is no task {name}"
    yield from _check_condition(entry, task.availability.condition, f"{path}.availability.condition")
    yield from _check_condition(entry, task.criteria.condition, f"{path}.criteria.condition")
    action = task.criteria.failure_action
    if action is not None and action.prompt is not None:
        yield from _check_prompt(entry, action.prompt, f"{path}.criteria.failureAction.prompt", ())


def _check_condition(entry: Entry, condition: Condition | None, path: str) -> Iterator[str]:
    if condition is None:
        return
    if isinstance(condition, str | list):
        yield from _check_prompt(entry, condition, path, ())
        return
    for field, group in (("all", condition.all), ("any", condition.any)):
        for index, one in enumerate(group or []):
            yield from _check_condition(entry, one, f"{path}.{field}[{index}]")
    yield from _check_condition(entry, condition.not_, f"{path}.not")


def _check_prompt(entry: Entry, prompt: Prompt, path: str, above: tuple[str, ...]) -> Iterator[str]:
    for name in dict.fromkeys(VARIABLE.findall(join_lines(prompt))):
        if name in above:
            yield f"{path}: ${name} is used to define itself"
        elif name in entry.prompt_variables:
            if above:
                yield from _check_prompt(entry, entry.prompt_variables[name], path, (*above, name))
        elif name not in RUN_TIME_VARIABLES:
            yield f"{path}: there is no variable ${name}"


def _check_work(entry: Entry, work: Work, path: str) -> Iterator[str]:
    match work:
        case Ref():
            if work.task_id not in entry.tasks:
                yield f"{path}.taskId: there is no task {work.task_id}"
            if work.model_override is not None and work.model_override not in entry.models:
                yield f"{path}.modelOverride: {work.model_override} is not a category of entry.models"
        case Seq() | Par():
            for index, one in enumerate(work.works):
                yield from _check_work(entry, one, f"{path}.works[{index}]")
        case Loop():
            for field, held in (("preCondition", work.pre_condition), ("postCondition", work.post_condition)):
                yield from _check_condition(entry, held[1] if held else None, f"{path}.{field}[1]")
            yield from _check_work(entry, work.body, f"{path}.body")
        case Alt():
            yield from _check_condition(entry, work.condition, f"{path}.condition")
            for field, branch in (("trueWork", work.true_work), ("falseWork", work.false_work)):
                if branch is not None:
                    yield from _check_work(entry, branch, f"{path}.{field}")


def join_lines(prompt: Prompt) -> str:
    return prompt if isinstance(prompt, str) else "\n".join(prompt)


def find_variables(entry: Entry, prompt: Prompt) -> set[str]:
    """The variables of a prompt and of those it uses. Ends on definitions that go in circles."""
    found: set[str] = set()
    waiting = [join_lines(prompt)]
    while waiting:
        for name in VARIABLE.findall(waiting.pop()):
            if name not in found:
                found.add(name)
                if name in entry.prompt_variables:
                    waiting.append(join_lines(entry.prompt_variables[name]))
    return found


def expand(entry: Entry, prompt: Prompt, values: dict[str, str], as_goal: bool = False) -> str:
    """The prompt with its variables. What a run-time variable holds is never expanded again: it may be the user's.

    `as_goal`: what may hold words of a page stands in quotes, as a value does in any goal.
    """
    text = join_lines(prompt)

    def replace(hit: re.Match[str]) -> str:
        name = hit[1]
        if name in entry.prompt_variables:
            return expand(entry, entry.prompt_variables[name], values, as_goal)
        if name not in RUN_TIME_VARIABLES:
            return hit[0]
        value = values.get(name, "")
        return _quote(value, text, hit) if as_goal and name in FROM_PAGES and value else value

    return VARIABLE.sub(replace, text)


def tell_apart(entry: Entry, prompt: Prompt, values: dict[str, str]) -> tuple[str, list[str]]:
    """The goal with `(text 1)` and so on for what may hold words of a page, and those texts."""
    names = sorted(name for name in find_variables(entry, prompt) & FROM_PAGES if values.get(name, "").strip())
    marks = {name: f"(text {number})" for number, name in enumerate(names, 1)}
    return expand(entry, prompt, {**values, **marks}, as_goal=True), [values[name] for name in names]


def _quote(value: str, text: str, hit: re.Match[str]) -> str:
    """One line in quotes that it cannot end itself; the prompt's own quotes around it are enough."""
    line = make_line(value)
    is_quoted = text[: hit.start()].endswith(('"', "“")) and text[hit.end() :].startswith(('"', "”"))
    return line if is_quoted else f'"{line}"'


def make_line(value: str) -> str:
    """One line that ends no quotation."""
    return re.sub(r'["“”„«»`]', "'", " ".join(value.split()))


def number_refs(entry: Entry) -> Entry:
    """Every Ref gets its number within its job: depth first, from 0."""
    return entry.model_copy(
        update={"jobs": {name: JobSpec(work=_number(job.work, [0])) for name, job in entry.jobs.items()}}
    )


def _number(work: Work, next_id: list[int]) -> Work:
    changes: dict[str, Any] = {}
    match work:
        case Ref():
            changes = {"work_id_in_job": next_id[0]}
            next_id[0] += 1
        case Seq() | Par():
            changes = {"works": [_number(one, next_id) for one in work.works]}
        case Loop():
            changes = {"body": _number(work.body, next_id)}
        case Alt():
            true_work = _number(work.true_work, next_id) if work.true_work else None
            changes = {
                "true_work": true_work,
                "false_work": _number(work.false_work, next_id) if work.false_work else None,
            }
    return work.model_copy(update=changes)


def list_refs(work: Work) -> list[Ref]:
    """Its Refs, in the order of their numbers."""
    match work:
        case Ref():
            return [work]
        case Seq() | Par():
            return [ref for one in work.works for ref in list_refs(one)]
        case Loop():
            return list_refs(work.body)
        case Alt():
            return [ref for one in (work.true_work, work.false_work) if one for ref in list_refs(one)]
