"""After a restart: what was begun is gone on with, asked about or begun anew; what was sent is not sent again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.explore import one_page
from browser_copilot.agent.files import START_MS, snapshot
from browser_copilot.agent.history import change, records_of_parts, records_of_plan, steps_left, unknown_outcome
from browser_copilot.agent.once import MODEL, REPEATABLE, changes, name_effects
from browser_copilot.agent.outward import with_files
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills import find_skills
from browser_copilot.page.skills.base import Binding, Outcome, Skill, refusals
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import Ok

SHOWN = frozenset({"click", "click_item", "click_text", "compose", "checkout", "delete", "press"})
"""Skills whose effects are told by the page and the records alone, without what was bound."""
LOOKS = frozenset({"navigate", "find", "read", "extract", "search"})
"""Orders that change nothing: the page shows how far they are."""


async def settle(pursuit: Pursuit, intent: Intent) -> bool:
    """True: the intent that was at work is done by what was done. False: it is begun anew, or gone on with."""
    last, records = unknown_outcome(pursuit.task), records_of_plan(pursuit.task)
    pursuit.unproven |= name_effects(one for one in _find_earlier(pursuit) if _stayed(one))
    if last is None:
        return await _settle_done(pursuit, intent, steps_left(pursuit.task))
    if intent.kind == "download":
        found = await _await_file_since(pursuit, last)
        if found:
            pursuit.keep_files(found)
            pursuit.proofs.append(f"{found[0][0]} was complete when the work was taken up again")
        return await _ask_about_parts(pursuit, intent) if _is_part(pursuit) else bool(found)
    was_done = await _ask_whether_it_was(pursuit, last) if _matters(last) else False
    if was_done:
        known = last.model_copy(update={"result": Ok(data=None), "status": "ok"})
        pursuit.task = change(pursuit.task, pursuit.now_ms, history=[*pursuit.task.history[:-1], known])
        if last in records and await _was_last(pursuit, intent):
            pursuit.proofs.append(f"{known.step.description}: done, as you said")  # type: ignore[union-attr]
            return True
    left = steps_left(pursuit.task)
    again = [last.step] if not was_done and last in records and isinstance(last.step, ToolStep) else []
    return await _settle_done(pursuit, intent, [*again, *left])


def _find_earlier(pursuit: Pursuit) -> list[StepRecord]:
    """What the intent at work did before its last plan."""
    task = pursuit.task
    began = task.done[pursuit.index - 1].steps if 0 < pursuit.index <= len(task.done) else 0
    return task.history[began : len(task.history) - len(records_of_parts(task))]


def _stayed(record: StepRecord) -> bool:
    """Whether a step led to no other page, where a control of the same name may be another."""
    seen = record.observation
    return seen is not None and not seen.url_changed and not seen.opened_tabs


def _is_part(pursuit: Pursuit) -> bool:
    """Whether the plan was one of several that the intent needs."""
    plan = pursuit.task.plan
    return plan is not None and plan.ends is None and plan.skill != MODEL


def _matters(record: StepRecord) -> bool:
    return isinstance(record.step, ToolStep) and record.step.tool not in REPEATABLE


async def _ask_whether_it_was(pursuit: Pursuit, last: StepRecord) -> bool:
    """Raises GaveUp when nobody knows."""
    description = last.step.description if isinstance(last.step, ToolStep) else "the last step"
    answer = await pursuit.ask_yes(f'The connection broke during "{description}". Was it done?')
    if answer is None:
        raise GaveUp(f'it is unknown whether "{description}" took effect, and it is not repeated unasked')
    return answer


async def _was_last(pursuit: Pursuit, intent: Intent) -> bool:
    """Whether nothing is left of the intent behind the last step of its plan."""
    plan = pursuit.task.plan
    if plan is None or not plan.ends or steps_left(pursuit.task):
        return False
    return not _is_asked(plan.skill or "", intent, await pursuit.see())


async def _settle_done(pursuit: Pursuit, intent: Intent, left: Sequence[ToolStep]) -> bool:
    """The plan at work goes on behind its last step."""
    plan = pursuit.task.plan
    if _is_part(pursuit):
        return await _ask_about_parts(pursuit, intent)
    done = [one for one in records_of_plan(pursuit.task) if one is not unknown_outcome(pursuit.task)]
    if plan is not None and plan.skill == MODEL and any(changes(one) for one in [*_find_earlier(pursuit), *done]):
        raise GaveUp("a model was at work on this when the work broke off; skills do not repeat its steps")
    if plan is None or not any(changes(one) for one in done):
        return False
    if left and not await _is_same_document(pursuit, done[-1]):
        return await _ask_whether_done(pursuit, intent, done[-1], sole=False)
    for step in left:
        record = await pursuit.perform(await with_files(pursuit.desk, step))
        done = [*done, record]
        if record.status != "ok":
            raise GaveUp(f'the work broke off in the middle, and "{step.description}" cannot be done now')
    if not changes(done[-1]):
        return False
    return await _verify(pursuit, intent, done)


async def _verify(pursuit: Pursuit, intent: Intent, done: Sequence[StepRecord]) -> bool:
    """Whether the page shows what the whole plan was for. Nothing that it does not show is taken for done unasked."""
    plan = pursuit.task.plan
    assert plan is not None
    mini = await pursuit.see()
    outcome = Outcome(
        mini.model_copy(update={"messages": []}), mini, done, Binding(pursuit.task.bindings, 1.0, values={"buys": True})
    )
    if refusals(outcome):
        return False
    if plan.ends is False or _is_asked(plan.skill or "", intent, mini):
        pursuit.unproven |= name_effects(done)
        return False
    proof = _prove(plan.skill or "", intent, outcome) if _is_there(mini, done[-1]) else None
    if proof is not None:
        pursuit.proofs.append(proof)
        return True
    if intent.kind in LOOKS:
        return False
    return await _ask_whether_done(pursuit, intent, done[-1], sole=True)


async def _ask_about_parts(pursuit: Pursuit, intent: Intent) -> bool:
    """Which items were dealt with nobody wrote down: unless none was, none of them is touched again."""
    done = [one for one in records_of_parts(pursuit.task) if changes(one)]
    last = unknown_outcome(pursuit.task)
    done += [last] if last is not None and _matters(last) else []
    return bool(done) and await _ask_whether_done(pursuit, intent, done[-1], sole=False)


async def _is_same_document(pursuit: Pursuit, last: StepRecord) -> bool:
    """Whether this is the document that the last step led to: another has nothing of what was entered."""
    known = last.observation.document_id if last.observation is not None else None
    mini = await pursuit.see()
    return known in (None, mini.document_id) or _is_moved(last) and _is_there(mini, last)


def _is_moved(record: StepRecord) -> bool:
    return record.observation is not None and bool(record.observation.url_changed)


def _is_there(mini: MiniPCD, last: StepRecord) -> bool:
    """Whether this is the page that the last step led to: another one proves nothing, whatever is missing on it."""
    return last.observation is not None and one_page(last.observation.url) == one_page(mini.url)


def _prove(name: str, intent: Intent, outcome: Outcome) -> str | None:
    for skill, params in _find_skill(name, intent):
        if name not in SHOWN:
            return skill.shown_later(outcome, params)
        return next((proof for effect in skill.effects(params) if (proof := effect(outcome))), None)
    return None


def _is_asked(name: str, intent: Intent, mini: MiniPCD) -> bool:
    """Whether the page asks if what was begun is meant: then it is not done yet."""
    return any(skill.is_asked(mini, params) for skill, params in _find_skill(name, intent))


def _find_skill(name: str, intent: Intent) -> Iterator[tuple[Skill[Any], Any]]:
    read = ((skill, skill.read(intent)) for skill in find_skills(intent) if skill.name == name)
    return ((skill, params) for skill, params in read if params is not None)


async def _ask_whether_done(pursuit: Pursuit, intent: Intent, last: StepRecord, *, sole: bool) -> bool:
    description = last.step.description if isinstance(last.step, ToolStep) else "the last step"
    question = f'The work broke off after "{description}". Is "{clip(intent.text, 120)}" done by that?'
    answer = await pursuit.ask_yes(question)
    if answer:
        pursuit.proofs.append(f"{description}: done, as you said")
        return True
    if answer is False and sole:
        return False
    raise GaveUp(
        f'"{description}" was done before the work broke off, and it is not repeated unasked; say what is left'
    )


async def _await_file_since(pursuit: Pursuit, last: StepRecord) -> list[tuple[str, int]]:
    """Files of the working directory that came after that step; a download that it may have begun is waited for."""
    since_ms, acted = last.ts, isinstance(last.step, ToolStep) and last.step.tool.startswith("dom.")

    def look() -> list[tuple[str, int]]:
        files = snapshot(pursuit.desk.working_directory).items()
        return [(name, size) for name, (size, changed_ns) in files if changed_ns >= since_ms * 1_000_000 and size > 0]

    if acted and not look():
        with suppress(ToolFailed):
            await pursuit.desk.look("dom.waitFor", {"event": "download", "timeoutMs": START_MS})
    return look()
