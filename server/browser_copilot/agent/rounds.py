"""An intent gets rounds: look, choose, act, verify. A step that failed is never blindly repeated."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass

from browser_copilot.agent.asking import ask_instead
from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.files import Snapshot, await_download, snapshot
from browser_copilot.agent.once import COMMITS, find_done, is_among, is_final, name_effects, plan_rest
from browser_copilot.agent.outward import (
    answer_refusal,
    ask_for_missing,
    enter_instead,
    find_named,
    save_items,
    with_files,
    with_secret,
)
from browser_copilot.agent.overlays import put_away
from browser_copilot.agent.probing import settle_tie
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.reach import note_goal_page
from browser_copilot.agent.reasons import explain
from browser_copilot.agent.several import (
    ask_which,
    find_each,
    of_the_list,
    satisfy_all,
    say_what_was_covered,
    split_entries,
)
from browser_copilot.agent.sight import Chosen
from browser_copilot.agent.survey import has_more_pages, is_of_the_whole_list, survey
from browser_copilot.agent.ways import Ways
from browser_copilot.agent.widgets import pick_instead, take_suggestion
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, title_of
from browser_copilot.page.skills.base import Outcome, refusals
from browser_copilot.page.skills.extract import ExtractParams
from browser_copilot.page.text import clip
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import StepRecord, ToolStep
from browser_copilot.protocol.tools import Failed

MAX_ROUNDS = 40
UNKNOWN_WAIT_MS = 3_000
BEFORE_DISPATCH = frozenset(
    "not_found ambiguous stale detached not_visible not_enabled not_stable covered frame_gone page_blocked".split()
)


@dataclass(frozen=True)
class Deed:
    """What came of a plan: the proof of its effect, the failure that ended it, or what the page objects to."""

    proof: str | None
    failed: Failed | None = None
    skipped: bool = False
    refused: tuple[str, ...] = ()
    sent: frozenset[str] = frozenset()
    done: bool = False


@dataclass
class Trouble:
    """What is not tried again, and why."""

    skip: set[str]
    failures: list[str]


async def satisfy(pursuit: Pursuit, intent: Intent) -> None:
    """Carry out one intent until its effect is seen. Raises GaveUp, ToolFailed, TaskStopped."""
    skip: set[str] = set()
    ways = Ways(pursuit, intent, skip)
    failures: list[str] = []
    for _ in range(MAX_ROUNDS):
        mini = await pursuit.see()
        note_goal_page(pursuit, ways.intent, mini)
        ways.intent = of_the_list(await with_secret(pursuit, ways.intent, mini), mini)
        parts = await find_each(pursuit, ways.intent, mini)
        if parts:
            await satisfy_all(pursuit, ways.intent, parts, satisfy)
            return
        choice = await pursuit.sight.choose(mini, ways.intent, skip)
        if await _survey(pursuit, ways, mini, choice.best_match):
            continue
        chosen = await settle_tie(pursuit, ways.intent, choice, mini) or await ways.find(mini, choice.best_match)
        if chosen is None and not ways.take_move():
            evidence = explain(ways.intent, mini, failures, ways.tried)
            parts = split_entries(ways.intent) or await ask_instead(pursuit, ways.intent, evidence)
            if not parts:
                raise GaveUp(evidence)
            await _satisfy_each(pursuit, parts)
            return
        if chosen is not None and await _is_done(pursuit, ways, chosen, mini, Trouble(skip, failures)):
            return
    evidence = f'I gave up on "{clip(intent.text, 120)}" after {MAX_ROUNDS} rounds ({"; ".join(failures[-2:])})'
    parts = await ask_instead(pursuit, ways.intent, evidence)
    if not parts:
        raise GaveUp(evidence)
    await _satisfy_each(pursuit, parts)


async def _satisfy_each(pursuit: Pursuit, parts: Sequence[Intent]) -> None:
    pursuit.part()
    for part in parts:
        await satisfy(pursuit, part)


async def _survey(pursuit: Pursuit, ways: Ways, mini: MiniPCD, best_match: float) -> bool:
    """Read the whole list once, when the intent is of all of it."""
    if ways.surveyed or best_match < 0.5 or not is_of_the_whole_list(ways.intent) or not has_more_pages(mini):
        return False
    ways.surveyed = True
    ways.intent, pursuit.collected = await survey(pursuit, ways.intent, mini)
    return bool(ways.intent.which.words)


async def _is_done(pursuit: Pursuit, ways: Ways, chosen: Chosen, mini: MiniPCD, trouble: Trouble) -> bool:
    """Carry out what was chosen. True when the intent is done."""
    if chosen.binding.rivals:
        ways.intent = await ask_which(pursuit, ways.intent, chosen.binding)
        return False
    if chosen.binding.values.get("missing"):
        filled = await ask_for_missing(pursuit, chosen, ways.intent)
        if filled is None:
            names = ", ".join(f'"{one.label}"' for one in chosen.binding.values["missing"])
            raise GaveUp(f"the form asks for {names}; say what to enter")
        ways.intent = filled
        return False
    deed = await carry_out(pursuit, chosen, mini)
    if deed.skipped:
        why = deed.failed.error if deed.failed else "skipped"
        raise GaveUp(f'"{clip(ways.intent.text, 120)}" was not allowed: {why}')
    note = chosen.binding.values.get("note")
    if note and deed.proof and note not in pursuit.notes:
        pursuit.notes.append(note)
    if deed.proof and deed.done:
        await _finish(pursuit, chosen, deed.proof, ways.intent)
        return True
    if deed.proof:
        _guard_against_loops(chosen, mini, trouble)
        if pursuit.mini is not None and pursuit.mini.url == mini.url:
            pursuit.unproven |= deed.sent
    elif deed.refused:
        trouble.failures.append(f'the page says "{deed.refused[0]}"')
        await _mend(pursuit, ways, deed.refused, pursuit.mini or mini)
    else:
        trouble.failures.append(deed.failed.error if deed.failed else f"{chosen.skill.name}: no effect was seen")
        pursuit.unproven |= deed.sent
        await _after_failure(pursuit, chosen, deed, trouble.skip)
    return False


async def _mend(pursuit: Pursuit, ways: Ways, refused: Sequence[str], mini: MiniPCD) -> None:
    """What the user says instead is entered with the rest, or by itself when the intent only sends."""
    entries = await answer_refusal(pursuit, refused, mini)
    if ways.intent.entries:
        ways.intent = enter_instead(ways.intent, entries, mini)
    else:
        await satisfy(pursuit, Intent(kind="fill", text=ways.intent.text, entries=entries))


def _guard_against_loops(chosen: Chosen, mini: MiniPCD, trouble: Trouble) -> None:
    """A step on the way that is taken twice on one page leads nowhere."""
    if chosen.skill.name in ("paginate", "click_until", "slider", "calendar", "stepper"):
        return
    key = f"taken {chosen.name} {mini.url} {mini.headings[:1]}"
    if key in trouble.skip:
        trouble.skip.add(chosen.name)
    trouble.skip.add(key)


async def _finish(pursuit: Pursuit, chosen: Chosen, proof: str, intent: Intent) -> None:
    if isinstance(chosen.params, ExtractParams):
        items = pursuit.collected or chosen.binding.values["items"]
        kept = items if intent.which.is_any else choose(items, intent.which, pursuit.today).items
        await save_items(pursuit, chosen.params, list(kept))
        proof = f"{len(kept)} items read"
    elif intent.kind == "read" and intent.question == "count" and pursuit.collected:
        pursuit.answers[-1:] = [str(len(choose(pursuit.collected, intent.which, pursuit.today).items))]
    elif intent.kind == "filter" and pursuit.collected:
        names = [title_of(one) for one in choose(pursuit.collected, intent.which, pursuit.today).items]
        pursuit.answers[-1:] = [clip(", ".join(dict.fromkeys(names)), 1_900)]
    say_what_was_covered(pursuit, intent)
    pursuit.collected = []
    pursuit.proofs.append(proof)
    pursuit.progress(1.0, intent.text)


async def _after_failure(pursuit: Pursuit, chosen: Chosen, deed: Deed, skip: set[str]) -> None:
    """Before dispatch: look again, then bind anew without what failed twice. After it: ask, never repeat."""
    failed = deed.failed
    once = f"once {chosen.signature}"
    if failed is not None and failed.code == "covered" and f"covered {once}" not in skip:
        skip.add(f"covered {once}")
        if await put_away(pursuit):
            return
    if failed is not None and failed.code in BEFORE_DISPATCH and not failed.dispatched and once not in skip:
        skip.add(once)
        return
    if failed is not None and is_unknown(failed):
        did = await pursuit.ask_yes(f"I cannot tell whether this took effect: {clip(failed.error, 200)}. Did it?")
        if did is not False:
            raise GaveUp("the outcome of the last step is unknown; check the page, then say what is left to do")
        if failed.code == "page_blocked":
            raise GaveUp("the page asked by a dialog of its own, and nothing was done since; it is not asked again")
    elif failed is not None and failed.code not in BEFORE_DISPATCH and failed.code != "ignored":
        raise GaveUp(failed.error)
    skip.add(chosen.signature)


async def carry_out(pursuit: Pursuit, chosen: Chosen, before: MiniPCD) -> Deed:
    """Perform the steps of a bound skill and verify its effects on a fresh look."""
    steps, records = plan_rest(pursuit, chosen, before)
    files = snapshot(pursuit.desk.working_directory)
    if steps:
        pursuit.plan(chosen, steps)
        pursuit.move("execute")
        await pursuit.checkpoint()
    for place, step in enumerate(steps):
        if not isinstance(step, ToolStep):
            continue
        forbidden = pursuit.forbids(step)
        if forbidden:
            raise GaveUp(f'{step.description} is forbidden by "{clip(forbidden, 120)}"')
        if is_among(step, pursuit.unproven):
            raise GaveUp(f"{step.description} was done, its effect was not seen, and it is not done again")
        if "secret" in step.args:
            find_named(pursuit.desk, before.origin, str(step.args["secret"]))
        pursuit.progress(place / len(steps), step.description, place, len(steps))
        record = await pursuit.perform(await with_files(pursuit.desk, step))
        records.append(record)
        await take_suggestion(pursuit, step, record, before, expected=chosen.skill.name == "choose")
        if record.status == "error" and await pick_instead(pursuit, step, record):
            continue
        if record.status != "ok" and step.tool != "dom.waitFor":
            failed = record.result if isinstance(record.result, Failed) else None
            if failed is not None and failed.code == "page_blocked":
                await pursuit.awaken()
            if failed is not None and is_unknown(failed) and step is steps[-1]:
                return await _verify_unknown(pursuit, chosen, before, records, files)
            pursuit.half_done = find_done(records)
            return Deed(None, failed, record.status == "skipped")
    pursuit.half_done = []
    return await _verify(pursuit, chosen, before, records, files)


def is_unknown(failed: Failed) -> bool:
    """Whether it may have happened all the same."""
    return failed.code == "outcome_unknown" or bool(failed.dispatched)


async def _verify_unknown(
    pursuit: Pursuit, chosen: Chosen, before: MiniPCD, records: list[StepRecord], files: Snapshot
) -> Deed:
    """The answer was lost on the way: the page itself shows whether it was done."""
    with suppress(ToolFailed):
        await pursuit.desk.look("dom.waitFor", {"event": "networkIdle", "timeoutMs": UNKNOWN_WAIT_MS})
    deed = await _verify(pursuit, chosen, before, records, files)
    failed = records[-1].result
    return deed if deed.proof else Deed(None, failed if isinstance(failed, Failed) else None)


async def _verify(
    pursuit: Pursuit, chosen: Chosen, before: MiniPCD, records: list[StepRecord], files: Snapshot
) -> Deed:
    found: list[tuple[str, int]] = []
    downloading = chosen.skill.name == "download" or any(
        one.observation and one.observation.download for one in records
    )
    if records and downloading:
        found = await await_download(pursuit.desk, records, files)
    _follow_tab(pursuit, records, downloading)
    after = await pursuit.see_result(before) if records else before
    outcome = Outcome(before, after, records, chosen.binding, found)
    for effect in chosen.skill.effects(chosen.params):
        proof = effect(outcome)
        if proof:
            pursuit.keep_files(found)
            if chosen.binding.answer and chosen.binding.done:
                pursuit.answers.append(chosen.binding.answer)
            # Of what leads on, only the label tells what ends an order: a form in steps has one "Continue" for all.
            sent = name_effects(one for one in records if is_final(one.step))
            return Deed(proof, sent=sent, done=chosen.skill.is_reached(outcome))
    sent = name_effects(records, commits=bool(chosen.skill.kinds & COMMITS))
    return Deed(None, refused=tuple(refusals(outcome)) if records else (), sent=sent)


def _follow_tab(pursuit: Pursuit, records: list[StepRecord], downloading: bool) -> None:
    """A link that opened a tab took us there."""
    opened = [tab for one in records if one.observation for tab in one.observation.opened_tabs or []]
    if opened and not downloading:
        pursuit.desk.tab_id = opened[-1]
