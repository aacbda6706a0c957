"""Check out: from the cart through address and payment to the one button that buys, which the user confirms."""

from __future__ import annotations

import re

from browser_copilot.page.goals import PREDICATES, judge
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    Wants,
    refusals,
    saw_change,
)
from browser_copilot.page.skills.confirmations import find_confirmation
from browser_copilot.page.skills.fields import Placed, place
from browser_copilot.page.skills.fill_form import best_option, set_field
from browser_copilot.page.skills.steps import click
from browser_copilot.page.skills.written import written
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls, list_fields
from browser_copilot.protocol.page import MiniForm, MiniPCD
from browser_copilot.protocol.task import PlannedStep

BUY = re.compile(r"\b(?:place (?:your |the |my )?order|buy now|pay(?: now)?|complete (?:order|purchase)|confirm (?:order|purchase|and pay)|"
                 r"order now|submit order|zahlungspflichtig bestellen|jetzt kaufen|finalizar compra|passer la commande)\b")  # fmt: skip
ON = re.compile(r"\b(?:continue|next|proceed|review|checkout|check out|to payment|to shipping|weiter|zur kasse|siguiente|suivant|"
                r"use this address|deliver to|confirm)\b")  # fmt: skip
CART = re.compile(r"\b(?:cart|basket|bag|warenkorb|carrito|panier)\b")
PURPOSES = frozenset({"shipping", "billing", "payment_method", "payment", "checkout", "address"})


class CheckoutParams(Params):
    """What the goal says about delivery and payment."""

    entries: tuple[Entry, ...] = ()


class CheckoutSkill(Skill[CheckoutParams]):
    """CheckoutSkill of Specification 004: one page of the way at a time."""

    name = "checkout"
    kinds = frozenset({"checkout"})
    params = CheckoutParams
    about = "Go through the checkout; the order itself is confirmed by the user."

    def read(self, intent: Intent) -> CheckoutParams:
        """As said."""
        return CheckoutParams(entries=intent.entries)

    def match(self, mini: MiniPCD, params: CheckoutParams) -> list[Match]:
        """The button that buys; a form of the way; the button that leads on; the cart."""
        controls = [one for one in list_controls(mini) if not one.disabled and one.landmark not in ("footer",)]
        form = self._form(mini)
        found: list[Match] = []
        if form is not None:
            placed = self._placed(form, params)
            found.append(
                Match(
                    (*(one.control.id for one in placed), f"{form.id}.submit"),
                    0.9,
                    why=f"form for {form.purpose or 'the checkout'}",
                )
            )
        for one in controls:
            if one.part == "field" or form is not None and one.form_id == form.id:
                continue
            label = fold(one.label)
            if BUY.search(label) or one.kind in ("place_order", "pay"):
                found.append(Match((one.id,), 0.95 if form is None else 0.6, why=f'"{one.label}" buys'))
            elif one.kind == "checkout" or (
                ON.search(label) and one.landmark in ("main", "") and CART.search(fold(mini.title + " " + mini.url))
            ):
                found.append(Match((one.id,), 0.85, why=f'"{one.label}" leads on'))
            elif CART.search(label) and one.role == "link" and not CART.search(fold(mini.url)):
                found.append(Match((one.id,), 0.6, why=f'"{one.label}" is the cart'))
        return sorted(found, key=lambda one: -one.confidence)[:3]

    def _form(self, mini: MiniPCD) -> MiniForm | None:
        on_the_way = judge(PREDICATES["checkout"], mini).hit or "checkout" in mini.url
        forms = [one for one in mini.forms if one.landmark not in ("header", "nav", "footer") and one.submit_label]
        return next(
            (
                one
                for one in forms
                if one.purpose in PURPOSES or (on_the_way and not (one.purpose or "").startswith("search"))
            ),
            None,
        )

    def _placed(self, form: MiniForm, params: CheckoutParams) -> list[Placed]:
        return place(params.entries, list_fields(form))[0]

    def bind(self, evidence: Evidence, params: CheckoutParams) -> Binding | Wants | None:
        """The fields that the goal names, and the button; or one control."""
        ids = evidence.match.requested_ids
        if any(one not in evidence.details for one in ids):
            return None
        form = next((one for one in evidence.mini.forms if f"{one.id}.submit" == ids[-1]), None)
        slots = {one: evidence.details[one] for one in ids}
        if form is None:
            buys = bool(BUY.search(fold(slots[ids[0]].label)))
            return Binding(
                {"next": slots[ids[0]]}, evidence.match.confidence, evidence.match.why, {"buys": buys}, done=buys
            )
        placed = self._placed(form, params)
        missing = missing_fields(form, {one.control.id for one in placed})
        values = {
            "placed": placed,
            "today": evidence.today,
            "missing": missing,
            "buys": bool(BUY.search(fold(form.submit_label or ""))),
        }
        return Binding(
            {**slots, "next": slots[ids[-1]]},
            evidence.match.confidence,
            evidence.match.why,
            values,
            done=values["buys"] is True,
        )

    def plan(self, binding: Binding, params: CheckoutParams) -> list[PlannedStep]:
        """Fill in, go on. The step that buys is of high risk."""
        planned: list[PlannedStep] = []
        for one in binding.values.get("placed", ()):
            detail = binding.slots[one.control.id]
            step = set_field(
                detail,
                one.control,
                written(one.control, best_option(one.control, detail, one.value), binding.values["today"]),
                one.why,
            )
            planned += [step] if step else []
        return [
            *planned,
            click(binding.slots["next"], binding.why, least="high" if binding.values.get("buys") else "low"),
        ]

    def is_reached(self, outcome: Outcome) -> bool:
        """The button that buys was pressed; or the page confirms the order after one that seemed to lead on."""
        return outcome.binding.done or self._confirmed(outcome) is not None

    def _confirmed(self, outcome: Outcome) -> str | None:
        """What the page says, if it confirms the order and asks for nothing more."""
        more = self._form(outcome.after) is not None and not outcome.binding.values.get("buys")
        return None if more or refusals(outcome) else find_confirmation(outcome)

    def effects(self, params: CheckoutParams) -> tuple[Effect, ...]:
        """The order is confirmed; on the way, the page moved on without an objection."""

        def ordered(outcome: Outcome) -> str | None:
            if said := self._confirmed(outcome):
                return f'the page says "{said}"'
            hit = judge(PREDICATES["order_confirmed"], outcome.after).hit
            told = next((one.text for one in outcome.after.messages), outcome.after.title)
            return f'the page says "{told}"' if hit and outcome.binding.values.get("buys") else None

        def moved_on(outcome: Outcome) -> str | None:
            return None if outcome.binding.values.get("buys") or refusals(outcome) else saw_change(outcome)

        return (ordered, moved_on)


def missing_fields(form: MiniForm, placed: set[str]) -> list[Control]:
    """Required fields without a value; of radio buttons one stands for all."""
    fields = list_fields(form)
    missing = [
        one
        for one in fields
        if one.required and not one.filled and one.id not in placed and one.role not in ("radio", "checkbox")
    ]
    radios = [one for one in fields if one.role == "radio"]
    if radios and not any(one.state.checked for one in radios) and not any(one.id in placed for one in radios):
        missing.append(radios[0])
    return missing
