"""Choose a value from the menu that a button opens: the button, what came when it was pressed, the one that is meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from browser_copilot.page.intents import Intent
from browser_copilot.page.risk import looks_like_effect, risk_of_text
from browser_copilot.page.skills.base import (
    Binding,
    Effect,
    Evidence,
    Match,
    Outcome,
    Params,
    Skill,
    bind_one,
    saw_change,
    saw_dispatch,
)
from browser_copilot.page.skills.stepper import moves_number
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import fold, stems_of, words_of
from browser_copilot.page.verbs import find_verb
from browser_copilot.page.view import Control, list_controls
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_OPENS = ("button", "other", "generic", "combobox")
_AS = re.compile(r"(\w+) (?:as|to) (?:an? |the )?(.+)", re.IGNORECASE)
_MARKS = re.compile(r"^[\W_]+|[^\w)+%#°€$£]+$")
_SHOWS = re.compile(r"^[^:]+: \S|[▾▼⌄˅🔽⏷]$")
_HARMLESS = frozenset("export download view show".split())
"""What a button may be called by that opens a list of formats; `save` or `submit` may act at once."""
MOST_WORDS = 8


class MenuChoiceParams(Params):
    """`value` is chosen for `setting` from the menu of the control `opener`, which was called `label`.

    `current` is what it showed before, where that is one of the offered.
    """

    setting: str
    value: str
    opener: str = ""
    label: str = ""
    current: str = ""


class MenuChoiceSkill(Skill[MenuChoiceParams]):
    """The option of a menu that is open; the ladder of ways opens it, for only then it is seen what it offers."""

    name = "menu_choice"
    kinds = frozenset()
    params = MenuChoiceParams
    about = "Choose a value from the menu that a button opens."

    def read(self, intent: Intent) -> MenuChoiceParams | None:
        """One value of one setting; `export as PDF` is the value PDF of what exports."""
        if intent.kind == "fill" and len(intent.entries) == 1 and intent.which == Which():
            [one] = intent.entries
            plain = one.source is None and one.ordinal is None and not one.every and not one.secret
            return MenuChoiceParams(setting=one.field, value=one.value) if plain and one.field and one.value else None
        found = _AS.fullmatch(intent.target) if intent.kind == "click" and not intent.quoted else None
        return MenuChoiceParams(setting=found[1], value=found[2]) if found else None

    def match(self, mini: MiniPCD, params: MenuChoiceParams) -> list[Match]:
        """The one button of the setting."""
        found = find_openers(params.setting, mini)
        return [Match((found[0].id,), 0.8, why=f'"{found[0].label}" opens a menu')] if len(found) == 1 else []

    def bind(self, evidence: Evidence, params: MenuChoiceParams) -> Binding | None:
        """The option; none where the button shows the value already."""
        return bind_one(evidence, "option")

    def plan(self, binding: Binding, params: MenuChoiceParams) -> list[PlannedStep]:
        """Press it."""
        return [click(binding.slots["option"], binding.why)] if binding.slots else []

    def effects(self, params: MenuChoiceParams) -> tuple[Effect, ...]:
        """The button shows the value, or the page answers; one that still shows what it showed before did not take it."""

        def taken(outcome: Outcome) -> str | None:
            option = outcome.binding.slots.get("option")
            controls = list_controls(outcome.after)
            for one in controls:
                own = option is not None and one.id == option.id
                if own and (one.state.selected or one.state.checked or one.state.pressed):
                    return f'"{one.label}" is chosen'
                if not own and one.role in _OPENS and _is_opener(one, params) and shows(one.label, params.value):
                    return f'the button shows "{one.label}"'
            if params.current and any(one.id == params.opener and one.label == params.label for one in controls):
                return None
            answered = any(one.messages or one.download or one.url_changed for one in outcome.observations)
            return saw_change(outcome) if answered else saw_dispatch(outcome)

        return (taken,)


def _is_opener(one: Control, params: MenuChoiceParams) -> bool:
    return one.id == params.opener or names_setting(one.label, params.setting)


def find_openers(setting: str, mini: MiniPCD) -> list[Control]:
    """The buttons that are called like a setting, with or without its value behind the name."""
    return [
        one
        for one in list_controls(mini)
        if one.part == "action"
        and one.role in _OPENS
        and not one.disabled
        and not one.href.strip("#")
        and not (one.collection or one.cluster)
        and one.state.checked is None
        and one.state.pressed is None
        and risk_of_text(one.label) != "high"
        and names_setting(one.label, setting)
        and _opens(one, setting)
    ]


def _opens(one: Control, setting: str) -> bool:
    """Whether a button says that it opens something, or shows a value behind the name; one that acts does neither."""
    label = fold(one.label)
    if one.state.expanded is not None or _SHOWS.search(label):
        return True
    if words_of(label) == words_of(setting):
        return setting.lower() in _HARMLESS
    return not (moves_number(label) or looks_like_effect(label) or find_verb(label)[0])


def names_setting(label: str, setting: str) -> bool:
    """Whether a label begins with the name of a setting or with its last word: `Speed 1x` is the playback speed."""
    words, name = stems_of(label), stems_of(setting.split(" of ")[0])
    return bool(name) and len(words) <= MOST_WORDS and (words[: len(name)] == name or words[:1] == name[-1:])


def shows(label: str, value: str) -> bool:
    """Whether a label says a value as a whole: `Speed 1.5x` does not say `5x`."""
    return bool(re.search(rf"(?<![\w.,]){re.escape(fold(value))}(?!\w|[.,]\d)", fold(label)))


def find_fresh(before: MiniPCD, after: MiniPCD) -> list[Control]:
    """The controls that came."""
    known = {(one.id, one.label) for one in list_controls(before)}
    return [one for one in list_controls(after) if (one.id, one.label) not in known and not one.disabled]


def pick_option(value: str, offered: Sequence[Control]) -> Control | None:
    """The one that is called like the value; else the only one that says all its words."""
    plain = _MARKS.sub("", fold(value))
    options = [one for one in offered if one.part == "action"]
    exact = [one for one in options if _MARKS.sub("", fold(one.label)) == plain]
    if exact:
        return exact[0] if len(exact) == 1 else None
    near = [one for one in options if shows(one.label, plain)]
    return near[0] if len(near) == 1 else None
