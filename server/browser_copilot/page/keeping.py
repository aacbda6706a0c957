"""What an order carries for the next: values that are read on one page and entered on another, items that were found."""

from __future__ import annotations

from collections.abc import Sequence

from browser_copilot.page.intents import Intent, Source

KEPT = Source(kind="kept")
"""What the order before has read."""
_LEAVES = frozenset({"navigate", "search", "click", "paginate", "login"})


def goes_away(after: Sequence[Intent]) -> bool:
    """Whether another page may come before the next value is entered."""
    kinds = [one.kind for one in after]
    return "fill" in kinds and bool(_LEAVES & set(kinds[: kinds.index("fill")]))


def keeps(intent: Intent) -> bool:
    """Whether its answer is what the next `it` stands for."""
    return intent.way == "keep" or intent.kind == "read" and intent.question in ("count", "value", "text")


def put_kept(intent: Intent, answers: Sequence[str]) -> Intent:
    """The order with the value that the step which keeps it has read; as it is where that read nothing."""
    if not answers or all(one.source != KEPT for one in intent.entries):
        return intent
    entries = [
        one.model_copy(update={"source": None, "value": answers[-1]}) if one.source == KEPT else one
        for one in intent.entries
    ]
    return intent.model_copy(update={"entries": tuple(entries)})


def ask_of_it(one: Intent, before: Sequence[Intent]) -> Intent:
    """`what is its rating` is asked of the item that was asked about before; behind a search of what was found there."""
    if one.kind != "read" or not one.about_it or not one.which.is_any:
        return one
    last = before[-1] if before else None
    if last is not None and last.kind == "read" and not last.which.is_any:
        return one.model_copy(update={"which": last.which, "thing": one.thing or last.thing, "scope": last.scope})
    found = last is not None and (last.kind == "search" or last.kind == "book" and last.target == "search")
    return one.model_copy(update={"about_it": found})


def look_up(one: Intent) -> Intent:
    """`the amount due` that nothing before has found is looked for under that name."""
    entries = tuple(
        entry.model_copy(update={"source": entry.source.model_copy(update={"kind": "cell"})})
        if entry.source is not None and entry.source.kind == "told"
        else entry
        for entry in one.entries
    )
    return one.model_copy(update={"entries": entries}) if entries != one.entries else one


def drop_needless(intents: list[Intent]) -> list[Intent]:
    """A find whose item the next intent carries itself is not a step of its own; nor is a reveal before a search."""
    kept: list[Intent] = []
    for place, one in enumerate(intents):
        after = intents[place + 1] if place + 1 < len(intents) else None
        if one.kind == "find" and one.way != "keep" and after is not None and after.which == one.which:
            continue
        if one.kind == "reveal" and after is not None and after.through and after.kind in ("click", "read"):
            continue
        kept.append(one)
    return kept
