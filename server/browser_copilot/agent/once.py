"""What ends an order is done once: not again in the same goal unless the page refused it, nor after a restart."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from browser_copilot.agent.desk import ToolFailed
from browser_copilot.agent.explore import one_page
from browser_copilot.agent.files import START_MS, snapshot
from browser_copilot.agent.history import records_of_plan, steps_left
from browser_copilot.agent.outward import with_files
from browser_copilot.agent.pursuit import GaveUp, Pursuit
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.intents import Intent
from browser_copilot.page.skills import find_skills
from browser_copilot.page.skills.base import Binding, Outcome, Skill, refusals
from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep, StepRecord, ToolStep
from browser_copilot.protocol.tools import EFFECTS

ENDS = re.compile(
    r"\b(?:send|submit|place|pay|buy|order|check ?out|purchase|post|publish|book now|reserve|"
    r"absenden|abschicken|senden|bestellen|kaufen|bezahlen|zur kasse|buchen|envoyer|commander|commande|payer|acheter|"
    r"valider|enviar|comprar|pagar|realizar pedido|finalizar (?:a )?compra|invia|ordina|acquista|paga|verzenden|kopen|"
    r"betalen|wyslij|zamow|zaplac|kup|skicka|betala|kop|bestall|gonder|satin al)\b"
)
"""Labels of what ends an order or a form."""
ENDS_SCRIPTS = (
    "提交", "支付", "购买", "付款", "結帳", "结账", "注文", "購入", "送信", "주문", "결제", "보내기", "제출",
    "купить", "оплатить", "отправить", "заказать", "оформить", "شراء", "إرسال", "ادفع", "שלח", "πληρωμή",
)  # fmt: skip
COMMITS = frozenset({"send", "create", "checkout", "book"})
MODEL = "model"
"""The skill that a model's own plans are of."""
REPEATABLE = frozenset({"dom.type", "dom.select", "dom.check", "tabs.navigate"})
SHOWN = frozenset({"click", "click_item", "click_text", "compose", "checkout", "delete", "press"})
"""Skills whose effects are told by the page and the records alone, without what was bound."""


def is_final(step: PlannedStep) -> bool:
    """Whether a step ends an order or a form by its label."""
    if not isinstance(step, ToolStep) or step.tool not in ("dom.click", "dom.submit", "dom.press"):
        return False
    return is_ending(find_label(step))


def is_ending(label: str) -> bool:
    """Whether a folded label is one of what ends an order or a form."""
    return bool(ENDS.search(label)) or any(fold(one) in label for one in ENDS_SCRIPTS)


def name_effects(records: Iterable[StepRecord], *, commits: bool = False) -> frozenset[str]:
    """What of these was dispatched and is not sent again. `commits`: so is a form's own submit control."""
    steps = [one.step for one in records if one.status == "ok" and isinstance(one.step, ToolStep)]
    sent = [one for one in steps if _is_once(one) or commits and _is_submit(one)]
    return frozenset(name for one in sent for name in (name_effect(one), _name_control(one), f"text {find_label(one)}"))


def is_among(step: PlannedStep, effects: Container[str]) -> bool:
    """Whether a step would do one of these again, also where what its element is known by has changed since."""
    return name_effect(step) in effects or isinstance(step, ToolStep) and _name_control(step) in effects


def _name_control(step: ToolStep) -> str:
    """A step by its control: the page's id of it and what it is called."""
    act = "act" if step.tool in ("dom.click", "dom.submit") else f"{step.tool} {step.args.get('key', '')}"
    return f"{act} {_target(step)} {find_label(step)}" if _target(step) else name_effect(step)


def name_effect(step: PlannedStep) -> str:
    """A step by what it is done to: the element where it is known, else the words that it looks for."""
    if not isinstance(step, ToolStep):
        return ""
    fingerprint = (step.target or {}).get("fingerprint")
    act = "act" if step.tool in ("dom.click", "dom.submit") else step.tool
    if fingerprint is not None:
        return f"{act} {fingerprint}" if act == "act" else f"{act} {step.args.get('key', '')} {fingerprint}"
    return f"text {find_label(step)}" if act == "act" else f"{step.tool} {sorted(step.args.items(), key=str)}"


def find_label(step: ToolStep) -> str:
    """What a step acts on, by name, folded."""
    selector = step.args.get("selector")
    named = (selector.get("name") or selector.get("text")) if isinstance(selector, dict) else ""
    quoted = re.search(r'"(.+)"', step.description)
    return fold(str(named or (quoted[1] if quoted else step.description)))


def plan_rest(pursuit: Pursuit, chosen: Chosen, mini: MiniPCD) -> tuple[list[PlannedStep], list[StepRecord]]:
    """The steps that what was chosen has still to do, and the records of those that an earlier try did."""
    deletes = {one.id for one in list_controls(mini) if one.kind == "delete" and one.role != "link"}
    plan = [
        _ask_first(one) if pursuit.is_asked or _target(one) in deletes else one
        for one in chosen.skill.plan(chosen.binding, chosen.params)
    ]
    return leave_out(plan, pursuit.half_done, mini)


def _target(step: PlannedStep) -> Any:
    """The id of the observed element that a step acts on."""
    return (step.target or {}).get("id") if isinstance(step, ToolStep) else None


def _ask_first(step: PlannedStep) -> PlannedStep:
    """What was said as a question is done only after a yes."""
    writes = isinstance(step, ToolStep) and EFFECTS[step.tool] == "write"
    return step.model_copy(update={"risk": "high"}) if writes else step


def leave_out(
    steps: Sequence[PlannedStep], done: Iterable[StepRecord], mini: MiniPCD
) -> tuple[list[PlannedStep], list[StepRecord]]:
    """What is left of a plan that broke off, and the records of what was done of it: it goes on behind them.

    What was opened and is closed by now is opened again; what ended something is never done again for that.
    """
    shut = {one.id for one in list_controls(mini) if one.state.expanded is False}
    waiting = [one for one in done if _is_once(one.step) or _target(one.step) not in shut]
    left: list[PlannedStep] = []
    kept: list[StepRecord] = []
    for step in steps:
        same = next((one for one in waiting if name_effect(one.step) == name_effect(step)), None)
        if same is None:
            left.append(step)
        else:
            waiting.remove(same)
            kept.append(same)
    return left, kept


def find_done(records: Iterable[StepRecord]) -> list[StepRecord]:
    """The writes among these that were done."""
    return [one for one in records if _changes(one)]


def _is_once(step: PlannedStep) -> bool:
    return isinstance(step, ToolStep) and step.risk == "high" or is_final(step)


def _is_submit(step: ToolStep) -> bool:
    return step.tool == "dom.submit" or str((step.target or {}).get("id", "")).endswith(".submit")


async def settle_done(pursuit: Pursuit, intent: Intent) -> bool:
    """After a restart: the plan at work goes on behind its last step. True: the intent is done by what was done."""
    done = records_of_plan(pursuit.task)
    if not any(_changes(one) for one in done):
        return False
    if pursuit.task.plan is not None and pursuit.task.plan.skill == MODEL:
        raise GaveUp("a model was at work on this when the work broke off; skills do not repeat its steps")
    for step in steps_left(pursuit.task):
        record = await pursuit.perform(await with_files(pursuit.desk, step))
        done = [*done, record]
        if record.status != "ok":
            raise GaveUp(f'the work broke off in the middle, and "{step.description}" cannot be done now')
    plan = pursuit.task.plan
    if plan is None or not _changes(done[-1]):
        return False
    mini = await pursuit.see()
    outcome = Outcome(
        mini.model_copy(update={"messages": []}), mini, done, Binding(pursuit.task.bindings, 1.0, values={"buys": True})
    )
    if refusals(outcome):
        return False
    if plan.ends is False or _is_asked(plan.skill or "", intent, mini):
        pursuit.unproven |= name_effects(done)
        return False
    proof = _prove(plan.skill or "", intent, outcome) if plan.ends and _is_there(mini, done[-1]) else None
    if proof is not None:
        pursuit.proofs.append(proof)
        return True
    return await _ask_whether_done(pursuit, intent, done[-1], sole=plan.ends is True)


def _changes(record: StepRecord) -> bool:
    step = record.step
    return (
        record.status == "ok"
        and isinstance(step, ToolStep)
        and EFFECTS[step.tool] == "write"
        and step.tool not in REPEATABLE
    )


def _is_there(mini: MiniPCD, last: StepRecord) -> bool:
    """Whether this is the page that the last step led to: another one proves nothing, whatever is missing on it."""
    return last.observation is not None and one_page(last.observation.url) == one_page(mini.url)


def _prove(name: str, intent: Intent, outcome: Outcome) -> str | None:
    for skill, params in _find_skill(name, intent) if name in SHOWN else ():
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


async def settle_unknown(pursuit: Pursuit, intent: Intent) -> bool:
    """After a restart, find out by effects whether the last step took effect. True: the intent is done."""
    last = pursuit.task.history[-1]
    if intent.kind == "download":
        found = await _await_file_since(pursuit, last)
        if found:
            pursuit.keep_files(found)
            pursuit.proofs.append(f"{found[0][0]} was complete when the work was taken up again")
        return bool(found)
    if not isinstance(last.step, ToolStep) or last.step.tool in REPEATABLE:
        return False
    question = f'The connection broke during "{last.step.description}". Was it done?'
    answer = await pursuit.ask_yes(question)
    if answer:
        pursuit.proofs.append(f"{last.step.description}: done, as you said")
        return True
    if answer is False:
        return False
    raise GaveUp(f'it is unknown whether "{last.step.description}" took effect, and it is not repeated unasked')


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
