"""From the filled slots of a form to its intents. A slot's name is the parameter that it fills."""

from __future__ import annotations

from typing import Any

from pydantic import TypeAdapter, ValidationError

from browser_copilot.goal.forms import Form
from browser_copilot.goal.intents import Condition, FieldValue, Intent, Target
from browser_copilot.goal.lexicon import BULK, PERSONS
from browser_copilot.goal.slots import merge

Bindings = dict[str, Any]
"""What the slots hold, by their names."""
_INTENT: TypeAdapter[Intent] = TypeAdapter(Intent)


def build(form: Form, line: list[Bindings]) -> tuple[Intent, ...] | None:
    """The intents of one verb, with all that was said after it; None when no intent can carry it."""
    if form.skill == "hold":
        return ()
    fills = form.skill == "fill_form"
    if not fills and len(line) > 1 and not all(one["target"].exact for one in line):
        return None  # "Save and Close" may be one thing or two
    made = [_fill(form, line)] if fills else [_complete(form, one) for one in line]
    if any(isinstance(one, Target) and _is_aged(one) for values in made for one in values.values()):
        return None
    try:
        return tuple(_INTENT.validate_python({"skill": form.skill, **one}) for one in made)
    except ValidationError:  # longer or more than an intent may hold
        return None


def _fill(form: Form, line: list[Bindings]) -> Bindings:
    """The fields of one form; a name and a password that were said are sent."""
    pairs: tuple[FieldValue, ...] = line[0].get("pairs", ())
    sends = form.name == "log in fields"
    if sends and not any("password" in one.field.words.lower() for one in pairs[1:]):
        return {}
    if line[0].get("form"):
        of = {"of": line[0]["form"]}
        pairs = tuple(FieldValue(field=one.field.model_copy(update=of), value=one.value) for one in pairs)
    fields = pairs or [{"field": Target(), **form.fixed, **one} for one in line]
    return {"fields": fields, "submit": sends, "button": Target(words="Log in" if sends else "")}


def _complete(form: Form, found: Bindings) -> Bindings:
    """The parameters of one intent."""
    values = {**form.fixed, **found}
    of, rows = values.get("of", Target()), values.get("list", Target())
    if "state" in values:
        every = {"every": values["asks"] == "which"}
        values["of"] = merge(of, values.pop("state")).model_copy(update=every)
    if "superlative" in values and of.superlative is None:
        values["of"] = of.model_copy(update={"superlative": values.pop("superlative")})
    if "cart" in values:
        values["target"] = _name_button(values["target"], f"Add to {values.pop('cart')}")
    if "act" in values:
        values["target"] = _name_button(values["target"], values.pop("act"))
    if form.name == "download" and "format" in values:
        values["target"] = merge(values["target"], Condition(column="format", value=values.pop("format")))
    if form.skill == "filter" and "conditions" not in values:
        only = (Condition(value=rows.words),) if rows.words and not rows.of else ()
        values["list"] = rows.model_copy(update={"conditions": ()}) if rows.conditions else Target()
        values["conditions"] = rows.conditions or only
    values.pop("site", None)
    return values


def _is_aged(target: Target) -> bool:
    """The oldest of people: no date says who."""
    oldest = target.superlative is not None and (target.superlative.column, target.superlative.most) == ("date", False)
    return oldest and bool(PERSONS & set(f"{target.words} {target.of}".lower().replace("s ", " ").split()))


def _name_button(item: Target, words: str) -> Target:
    """The button of an item: the item is where it stands."""
    bulk = item.every and item.words.lower() in BULK
    changes = {"words": f"{words} all" if bulk else words, "of": f"{item.words} {item.of}".strip(), "role": ""}
    return item.model_copy(update={**changes, "every": item.every and not bulk, "exact": False})
