"""From the filled slots of a form to its intents. A slot's name is the parameter that it fills, but where a row of the
last table says else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import TypeAdapter, ValidationError

from browser_copilot.goal import lexicon
from browser_copilot.goal.forms import Form
from browser_copilot.goal.intents import Condition, FieldValue, Intent, Target
from browser_copilot.goal.slots import merge

Bindings = dict[str, Any]
"""What the slots hold, by their names."""
_INTENT: TypeAdapter[Intent] = TypeAdapter(Intent)


def build(form: Form, line: list[Bindings]) -> tuple[Intent, ...] | None:
    """The intents of one verb, with all that was said after it; None when no intent can carry it."""
    if form.skill == "hold":
        return ()
    if form.skill != "fill_form" and len(line) > 1 and not all(one["target"].exact for one in line):
        return None  # "Save and Close" may be one thing or two
    try:
        if form.skill == "fill_form":
            return (_INTENT.validate_python(_fill(form, line)),)
        return tuple(_INTENT.validate_python({"skill": form.skill, **_complete(form, one)}) for one in line)
    except ValidationError:  # longer or more than an intent may hold
        return None


def _fill(form: Form, line: list[Bindings]) -> Bindings:
    """The fields of all pairs; of values in words, and of a name and a password that log in."""
    first = line[0]
    fields: tuple[FieldValue, ...] = first.get("pairs") or first.get("login") or ()
    if first.get("form"):
        fields = tuple(
            FieldValue(field=Target(words=one.field.words, of=first["form"]), value=one.value) for one in fields
        )
    names = ("field", "value", "secret")
    checked = {key: form.fixed[key] for key in form.fixed if key == "checked"}
    fields = fields or tuple(
        FieldValue(**({"field": Target()} | {key: one[key] for key in names if key in one} | checked)) for one in line
    )
    sends = "login" in first
    return {"skill": "fill_form", "fields": fields, "submit": sends, "button": Target(words="Log in" if sends else "")}


def _complete(form: Form, found: Bindings) -> Bindings:
    """The parameters of one intent."""
    values = {**form.fixed, **found}
    for name in ("cart", "act", "state", "superlative", "format", "site", "query", "list"):
        if name in values and name in _COMPLETE:
            values = _COMPLETE[name](values)
    if form.skill == "filter":
        values = _filter(values)
    return {key: value for key, value in values.items() if key not in ("cart", "act", "state", "superlative", "site")}


def _cart(values: Bindings) -> Bindings:
    item: Target = values["target"]
    thing = f"{item.words} {item.of}".strip()
    words = f"Add to {values['cart']}"
    return {**values, "target": item.model_copy(update={"words": words, "of": thing, "exact": False, "role": ""})}


def _act(values: Bindings) -> Bindings:
    """The button of an item: its name is the verb, and the item is where it stands."""
    item: Target = values["target"]
    bulk = item.every and item.words.lower() in lexicon.BULK
    words = f"{values['act']} all" if bulk else values["act"]
    of = f"{item.words} {item.of}".strip()
    changes = {"words": words, "of": of, "role": "", "every": item.every and not bulk, "exact": False}
    return {**values, "target": item.model_copy(update=changes)}


def _state(values: Bindings) -> Bindings:
    every = values["asks"] == "which"
    return {**values, "of": merge(values["of"], values["state"]).model_copy(update={"every": every})}


def _superlative(values: Bindings) -> Bindings:
    of: Target = values.get("of", Target())
    if of.superlative is not None and of.superlative != values["superlative"]:
        return {**values, "asks": ""}  # two of them: refused
    return {**values, "of": of.model_copy(update={"superlative": values["superlative"]})}


def _filter(values: Bindings) -> Bindings:
    rows: Target = values.get("list", Target())
    if "conditions" in values:
        return values
    if rows.conditions:
        return {"conditions": rows.conditions, "list": rows.model_copy(update={"conditions": ()})}
    if rows.words and not rows.of:
        return {"conditions": (Condition(value=rows.words),)}
    return {"conditions": ()}


def _format(values: Bindings) -> Bindings:
    if "target" not in values:
        return values
    target: Target = values["target"]
    conditions = (*target.conditions, Condition(column="format", value=values["format"]))
    rest = {key: value for key, value in values.items() if key != "format"}
    return {**rest, "target": target.model_copy(update={"conditions": conditions})}


_COMPLETE: dict[str, Callable[[Bindings], Bindings]] = {
    "cart": _cart, "act": _act, "state": _state, "superlative": _superlative, "format": _format,
}  # fmt: skip
"""What a slot of that name does to the other parameters."""
