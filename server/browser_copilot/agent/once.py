"""What ends an order is done once: not again in the same goal unless the page refused it."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from typing import Any

from browser_copilot.agent.pursuit import Pursuit
from browser_copilot.agent.sight import Chosen
from browser_copilot.page.text import fold
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


REPEATABLE = frozenset({"dom.type", "dom.select", "dom.check", "tabs.navigate", "tabs.open"})
"""What may be done again."""


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
    return [one for one in records if changes(one)]


def changes(record: StepRecord) -> bool:
    """Whether this was done and cannot be done again without harm."""
    step = record.step
    return (
        record.status == "ok"
        and isinstance(step, ToolStep)
        and EFFECTS[step.tool] == "write"
        and step.tool not in REPEATABLE
    )


def _is_once(step: PlannedStep) -> bool:
    return isinstance(step, ToolStep) and step.risk == "high" or is_final(step)


def _is_submit(step: ToolStep) -> bool:
    return step.tool == "dom.submit" or str((step.target or {}).get("id", "")).endswith(".submit")
