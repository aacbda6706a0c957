"""From the filled slots of a form to its intent; None when these slots make none that would carry all of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from browser_copilot.goal import lexicon
from browser_copilot.goal.intents import (
    Checkout,
    Click,
    Condition,
    Delete,
    Download,
    Extract,
    FieldValue,
    FillForm,
    Filter,
    Find,
    Intent,
    LogIn,
    Navigate,
    Paginate,
    Read,
    Search,
    Sort,
    Superlative,
    Target,
    Upload,
)

Bindings = dict[str, Any]
"""What a slot holds, by its name; `verb` the words of a choice that were said."""
Part = Intent | list[Intent] | Literal["hold"]
Line = list[Bindings]
Builder = Callable[[Line], Part | None]


def _one(make: Callable[[Bindings], Part | None]) -> Builder:
    return lambda line: make(line[0])


def _target(found: Bindings) -> Target:
    target = found.get("target", Target())
    assert isinstance(target, Target)
    return target


def _is_act_word(target: Target) -> bool:
    return bool(target.words or target.role)


def _each(intent: Callable[[Target], Intent]) -> Builder:
    """One intent a target; several targets only in quotation marks."""

    def build(line: Line) -> Part | None:
        targets = [_target(one) for one in line]
        if len(targets) > 1 and not all(one.exact for one in targets):
            return None
        return [intent(one) for one in targets]

    return build


def _download(line: Line) -> Part | None:
    targets = [_in_format(_target(one), one.get("format")) for one in line]
    if len(targets) > 1 and not all(one.exact for one in targets):
        return None
    return [Download(target=one) for one in targets]


def _in_format(target: Target, format_: str | None) -> Target:
    if format_ is None:
        return target
    return target.model_copy(update={"conditions": (*target.conditions, Condition(column="format", value=format_))})


def _delete(target: Target) -> Intent:
    return Delete(target=target)


def _click(target: Target) -> Intent:
    return Click(target=target)


def _fill(key: Callable[[Bindings], FieldValue | None]) -> Builder:
    def build(line: Line) -> Part | None:
        fields = [key(one) for one in line]
        known = [one for one in fields if one is not None]
        return FillForm(fields=tuple(known)) if len(known) == len(fields) else None

    return build


def _entered(found: Bindings) -> FieldValue:
    return FieldValue(field=found["field"], value=found["value"])


def _tick(checked: bool) -> Builder:
    def box(found: Bindings) -> FieldValue | None:
        target = _target(found)
        return FieldValue(field=target, checked=checked) if target.words or target.of or target.conditions else None

    return _fill(box)


def _fill_form(found: Bindings) -> Part:
    fields = found["pairs"]
    if found["form"]:
        fields = tuple(
            one.model_copy(update={"field": one.field.model_copy(update={"of": found["form"]})}) for one in fields
        )
    return FillForm(fields=fields)


def _log_in_fields(found: Bindings) -> Part | None:
    said = [str(one.field.words).lower() for one in found["pairs"]]
    if len(said) < 2 or not any("password" in one for one in said):
        return None
    return FillForm(fields=found["pairs"], submit=True, button=Target(words="Log in"))


def _choose_thing(found: Bindings) -> Part | None:
    return Click(target=_target(found))


def _cart(found: Bindings) -> Part | None:
    item = _target(found)
    if item.every or item.role or not (item.words or item.superlative):
        if item.role != "item" or not item.superlative:
            return None
    words = f"Add to {found['cart']}"
    thing = f"{item.words} {item.of}".strip()
    return Click(target=item.model_copy(update={"words": words, "of": thing, "role": "", "exact": False}))


def _act(found: Bindings) -> Part | None:
    """The button of an item: its name is the verb, and the item is where it stands."""
    item, verb = _target(found), str(found["verb"])
    if not item.words:
        return None
    place = f"{item.words} {item.role if item.role in ('tab', 'link', 'list') else ''} {item.of}"
    words, every = verb[0].upper() + verb[1:], item.every
    if every and item.words.lower() in lexicon.BULK:
        words, every = f"{words} all", False
    of = " ".join(place.split())
    return Click(target=item.model_copy(update={"words": words, "of": of, "role": "", "every": every, "exact": False}))


def _submit(found: Bindings) -> Part:
    return Click(target=Target(words=str(found["verb"]).capitalize()))


def _turn(found: Bindings) -> Part | None:
    of = _target(found)
    if "step" in found:
        return Paginate(to=found["step"], list=of)
    return Paginate(to="number", number=found.get("number") or found["ordinal"], list=of)


def _as_list(target: Target) -> Target | None:
    """A list by the words for its items; no single item."""
    if target.ordinal is not None or target.superlative is not None:
        return None
    return target.model_copy(update={"every": False})


def _sort(found: Bindings) -> Part | None:
    rows, column, down = _as_list(_target(found)), found["column"], found.get("direction")
    if rows is None:
        return None
    if isinstance(column, Superlative):
        return None if down is not None else Sort(column=column.column, descending=column.most, list=rows)
    return Sort(column=column, descending=bool(down), list=rows)


def _sort_first(found: Bindings) -> Part | None:
    rows, first = _as_list(_target(found)), found["superlative"]
    return None if rows is None else Sort(column=first.column, descending=first.most, list=rows)


def _show_only(found: Bindings) -> Part | None:
    rows = _as_list(_target(found))
    if rows is None:
        return None
    if rows.conditions:
        return Filter(conditions=rows.conditions, list=rows.model_copy(update={"conditions": ()}))
    if not rows.words or rows.of:
        return None
    return Filter(conditions=(Condition(value=rows.words),))


def _filter(found: Bindings) -> Part | None:
    rows = _as_list(_target(found))
    return None if rows is None else Filter(conditions=(found["criterion"],), list=rows)


def _show_some(found: Bindings) -> Part | None:
    target = _target(found)
    rows = _as_list(target)
    if rows is None or not rows.conditions or target.every or not rows.words.lower().endswith("s"):
        return None
    return Filter(conditions=rows.conditions, list=rows.model_copy(update={"conditions": ()}))


def _extract(found: Bindings) -> Part | None:
    rows = _as_list(_target(found))
    if rows is None:
        return None
    file, kind = found["sink"]
    return Extract(list=rows, columns=found.get("columns", ()), file=file, format=kind)


def _list(found: Bindings) -> Part | None:
    target = _target(found)
    rows = _as_list(target)
    if rows is None or not (target.every or found["verb"] in ("list", "extract", "collect")):
        return None
    return Extract(list=rows)


def _count(found: Bindings) -> Part | None:
    rows = _as_list(_target(found))
    if rows is None or not _is_act_word(rows):
        return None
    if "state" in found:
        rows = rows.model_copy(update={"conditions": (*rows.conditions, found["state"])})
    return Read(asks="count", of=rows)


def _exists(found: Bindings) -> Part | None:
    return Read(asks="exists", of=_target(found)) if _is_act_word(_target(found)) else None


def _cost(attribute: str) -> Builder:
    return _one(lambda found: Read(attribute=attribute, of=_target(found)) if _target(found).words else None)


def _which_is(found: Bindings) -> Part | None:
    target = _target(found)
    if target.superlative is not None or target.ordinal is not None:
        return None
    return Read(asks="which", of=target.model_copy(update={"superlative": found["superlative"]}))


def _which_are(found: Bindings) -> Part | None:
    target = _as_list(_target(found))
    if target is None or not target.words:
        return None
    state = (*target.conditions, found["state"])
    return Read(asks="which", of=target.model_copy(update={"conditions": state, "every": True}))


def _value_of(found: Bindings) -> Part | None:
    (name, most), of = found["attribute"], _target(found)
    if of.every or (most is not None and of.superlative is not None):
        return None
    if most is not None:
        of = of.model_copy(update={"superlative": Superlative(column=name, most=most)})
    return Read(attribute=name, of=of)


def _value(found: Bindings) -> Part | None:
    name, most = found["attribute"]
    of = Target() if most is None else Target(superlative=Superlative(column=name, most=most))
    return Read(attribute=name, of=of)


def _open(found: Bindings) -> Part | None:
    target = _target(found)
    return None if target.every or target.role in ("checkbox", "radio", "field") else Navigate(to=target)


BUILDERS: dict[str, Builder] = {
    "address": _one(lambda found: Navigate(url=found["url"])),
    "back": _one(lambda _: Navigate(back=True)),
    "turn": _one(_turn),
    "turn number": _one(_turn),
    "turn ordinal": _one(_turn),
    "path": _one(lambda found: Navigate(path=found["path"])),
    "checkout": _one(lambda _: Checkout()),
    "log in": _one(lambda found: LogIn(username=found.get("account", ""))),
    "log in secret": _one(lambda found: LogIn(secret=found["secret"])),
    "log in fields": _one(_log_in_fields),
    "search": _one(lambda found: Search(query=found["query"])),
    "cart": _one(_cart),
    "upload": _one(lambda found: Upload(files=found["files"], field=found.get("field", Target()))),
    "enter secret": _fill(lambda found: FieldValue(field=found["field"], secret=found["secret"])),
    "enter": _fill(_entered),
    "enter pairs": _one(lambda found: FillForm(fields=found["pairs"])),
    "set": _fill(_entered),
    "fill form": _one(_fill_form),
    "fill field": _fill(_entered),
    "choose": _fill(lambda found: FieldValue(field=found["field"], value=found["option"])),
    "choose option": _fill(lambda found: FieldValue(field=Target(), value=found["option"])),
    "choose thing": _one(_choose_thing),
    "tick": _tick(True),
    "untick": _tick(False),
    "submit": _one(_submit),
    "hold": _one(lambda _: "hold"),
    "sort": _one(_sort),
    "sort first": _one(_sort_first),
    "show only": _one(_show_only),
    "filter": _one(_filter),
    "show some": _one(_show_some),
    "extract": _one(_extract),
    "extract rows": _one(_extract),
    "list": _one(_list),
    "download": _download,
    "delete": _each(_delete),
    "control": _one(lambda found: Click(target=Target(words=str(found["verb"]).capitalize()))),
    "click": _each(_click),
    "how many": _one(_count),
    "how many are": _one(_count),
    "count": _one(_count),
    "is there": _one(_exists),
    "have": _one(_exists),
    "cost": _cost("amount"),
    "cost of": _cost("price"),
    "which is": _one(_which_is),
    "which are": _one(_which_are),
    "which": _one(lambda found: Read(asks="which", of=found["best"])),
    "value of": _one(_value_of),
    "value possessed": _one(lambda found: Read(attribute=found["possessed"][1], of=found["possessed"][0])),
    "value": _one(_value),
    "told": _one(lambda found: Find(question=found["question"])),
    "question": _one(lambda found: Find(question=found["question"])),
    "find": _one(lambda found: Find(question=found["passage"])),
    "act": _one(_act),
    "open": _one(_open),
}
