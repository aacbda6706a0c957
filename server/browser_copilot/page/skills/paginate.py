"""Go to another page of a list: by number, or forward and back."""

from __future__ import annotations

import re

from browser_copilot.page.intents import Intent
from browser_copilot.page.skills.base import Binding, Evidence, Match, Params, Skill, bind_one
from browser_copilot.page.skills.steps import click
from browser_copilot.page.text import fold
from browser_copilot.page.view import Control, list_controls
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep

_WORDS = {
    "next": r"next(?: page)?|older|weiter|nachste(?: seite)?|siguiente|suivant\w*|volgende|successiv\w*|proxim\w*|"
            r">|›|»|→|>>|load more|show more|more results|mehr anzeigen|下一页|次へ",
    "previous": r"prev(?:ious)?(?: page)?|newer|back|zuruck|vorige|anterior|precedent\w*|<|‹|«|←|<<|上一页|前へ",
    "first": r"first(?: page)?|«|<<|\|<|erste",
    "last": r"last(?: page)?|»|>>|>\||letzte",
}  # fmt: skip
_TRIM = re.compile(r"^[\s«‹<←]+(?=\w)|(?<=\w)[\s»›>→]+$")


class PaginateParams(Params):
    """`direction` is next, previous, first or last; `number` a page."""

    direction: str = "next"
    number: int | None = None


def find_pagers(mini: MiniPCD, params: PaginateParams) -> list[Control]:
    """The controls that turn the page, best first."""
    shown = [one for one in list_controls(mini) if one.part == "action" and not one.disabled]
    plain = _row_of_numbers(shown) | _both_ways(shown)
    controls = [
        one
        for one in shown
        if one.role in ("link", "button", "other", "menuitem", "tab") and not _is_current(one) or one.id in plain
    ]
    if params.number is not None:
        wanted = (str(params.number), f"page {params.number}", f"go to page {params.number}")
        return [one for one in controls if fold(one.label) in wanted]
    pattern = re.compile(_WORDS[params.direction])
    return [
        one
        for one in controls
        if pattern.fullmatch(fold(one.label)) or pattern.fullmatch(_TRIM.sub("", fold(one.label)))
    ]


def _row_of_numbers(shown: list[Control]) -> set[str]:
    """What pages without roles turn by: plain numbers side by side, and the arrows beside them."""
    plain = [one for one in shown if one.role == "generic" and not one.collection]
    numbers = {int(one.label): one.id for one in plain if one.label.isdigit() and len(one.label) < 4}
    row = {key for number, key in numbers.items() if number - 1 in numbers or number + 1 in numbers}
    arrows = {one.id for one in plain if _ARROW.fullmatch(one.label.strip())}
    return row | arrows if len(row) >= LEAST_NUMBERS else set()


def _both_ways(shown: list[Control]) -> set[str]:
    """`Prev` and `Next` without roles, where each is there once."""
    plain = [one for one in shown if one.role == "generic" and not one.collection]
    sides = [
        [one.id for one in plain if re.fullmatch(_WORDS[way], _TRIM.sub("", fold(one.label)))]
        for way in ("next", "previous")
    ]
    return {*sides[0], *sides[1]} if len(sides[0]) == len(sides[1]) == 1 else set()


LEAST_NUMBERS = 3
_ARROW = re.compile(r"[«‹<←»›>→]{1,2}")


def _is_current(one: Control) -> bool:
    return bool(one.state.selected) and one.label.isdigit()


class PaginateSkill(Skill[PaginateParams]):
    """PaginateSkill of Specification 004."""

    name = "paginate"
    kinds = frozenset({"paginate"})
    params = PaginateParams
    about = "Turn to another page of a list: next, previous, first, last or a number."

    def read(self, intent: Intent) -> PaginateParams:
        """Direction and number as said."""
        return PaginateParams(direction=intent.direction or "next", number=intent.number)

    def match(self, mini: MiniPCD, params: PaginateParams) -> list[Match]:
        """A control with a pager's label."""
        return [Match((one.id,), 0.9 - 0.05 * place, why=f'"{one.label}" turns the page')
                for place, one in enumerate(find_pagers(mini, params)[:3])]  # fmt: skip

    def bind(self, evidence: Evidence, params: PaginateParams) -> Binding | None:
        """One slot: the pager."""
        return bind_one(evidence, "pager")

    def plan(self, binding: Binding, params: PaginateParams) -> list[PlannedStep]:
        """Click it."""
        return [click(binding.slots["pager"], binding.why)]
