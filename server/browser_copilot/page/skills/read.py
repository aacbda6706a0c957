"""Answer a question from a list or from the page's text. Nothing is changed, and nothing is made up."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from browser_copilot.page.apart import tell_apart
from browser_copilot.page.codes import find_code
from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose, find_cell, names_of, text_of, title_of
from browser_copilot.page.lookup import add_up, answer_by_row, look_up
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill, Wants
from browser_copilot.page.skills.fill_form import passages_of, read_text
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.sources import best_passage, find_labelled
from browser_copilot.page.text import clip, fold, stem, stems_of
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import ExtractResult, Item

_MONEY = re.compile(r"(?:[$€£¥]\s?-?\d[\d.,]*|-?\d[\d.,]*\s?(?:[$€£¥]|EUR|USD|GBP))")
_HOW_MANY = re.compile(r"\bhow many ([\w' -]+?) (?:do|does|did|has|have|had|can|could|will|would|is|are|was|were)\b")
"""What is counted; behind it stands whose they are."""
_COUNTED = re.compile(r"(\d[\d.,]*)\s+([a-z-]+)")
_QUESTION = frozenset("what which who when where why how many much is are was were do does did tell show read give know "
                      "name value page count number there most least can could you".split())  # fmt: skip


HERE = frozenset({"list", "page", "table", "this page", "this list", "screen", "grid", "box", "menu", "total"})
"""Places that are wherever the question is asked."""


class ReadParams(Params):
    """`question` is the kind of answer: value, which, count, exists, text; `attribute` what of the item.

    `scope` names the page of a count; `listed` answers come from lists alone; `found`: it is asked of what was found.
    """

    text: str
    question: str = "text"
    attribute: str = ""
    thing: str = ""
    which: Which = Which()
    scope: str = ""
    listed: bool = False
    found: bool = False


class ReadSkill(Skill[ReadParams]):
    """Read an answer."""

    name = "read"
    kinds = frozenset({"read", "filter", "find"})
    params = ReadParams
    about = "Answer a question from what the page shows."

    def read(self, intent: Intent) -> ReadParams | None:
        """The question as asked; `show only those under 50` and `find the cheapest` are answered with their names."""
        if intent.way == "keep":
            return None
        if intent.kind != "read":
            asks = bool(intent.which.comparisons) if intent.kind == "filter" else not intent.which.is_any
            text, which = intent.target or intent.text, intent.which
            return (
                ReadParams(text=text, question="which", thing=intent.thing, which=which, listed=True) if asks else None
            )
        return ReadParams(text=intent.target or intent.text, question=intent.question or "text", attribute=intent.attribute,
                          thing=intent.thing, which=intent.which, found=intent.about_it and intent.which.is_any,
                          scope="" if fold(intent.scope) in HERE else intent.scope)  # fmt: skip

    def match(self, mini: MiniPCD, params: ReadParams) -> list[Match]:
        """Lists of the thing first, then the page's text."""
        counts = params.question == "count"
        if counts and params.scope and not is_place(mini, params.scope):
            return []
        least = 0.6 if counts and params.thing else 0.4
        lists = (
            rank_collections(mini, params.thing, least=least)[:2]
            if params.thing or params.found or not params.which.is_any
            else []
        )
        open_to_all = bool(params.which.words or params.scope) or counts or bool(params.which.extreme)
        if not lists and open_to_all and (not params.thing or params.which.words):
            lists = [(one, 0.5) for one, _ in rank_collections(mini, "", least=0.6)[:2]]
        told = (read_text(params.text[:300]),) if counts and params.which.is_any else ()
        found = [
            Match((), max(0.5, score), (read_collection(one, controls=False), *told), f'list "{one.name}"')
            for one, score in lists
        ]
        if params.listed:
            return found
        text = Match((), 0.5 if _is_about(mini, params) else 0.46, (read_text(params.text[:300]),), "text of the page")
        return [*found, text]

    def bind(self, evidence: Evidence, params: ReadParams) -> Binding | Wants | None:
        """No slots: the answer itself."""
        keys = [one.key for one in evidence.match.reads if one.tool == "dom.extract"]
        if not keys and not passages_of(evidence) and "all" not in evidence.answers:
            return Wants(reads=(replace(read_text(""), key="all"),))
        items = next((items for _, items in items_in(evidence, keys) if items), ()) if params.found else ()
        if len(items) > 1:
            return Binding({}, evidence.match.confidence, "what was found", rivals=tuple(items))
        if items:
            params = params.model_copy(update={"which": Which(ordinal=1)})
        answer = answer_from_lists(evidence, keys, params) if keys else answer_from_text(passages_of(evidence), params)
        return (
            Binding({}, evidence.match.confidence, evidence.match.why, answer=clip(answer, 1_900)) if answer else None
        )

    def plan(self, binding: Binding, params: ReadParams) -> list[PlannedStep]:
        """Nothing to do."""
        return []

    def effects(self, params: ReadParams) -> tuple[Effect, ...]:
        """The answer stands on the page."""

        def stands_there(outcome: Outcome) -> str | None:
            return (
                f"read from {outcome.binding.why} on {outcome.after.title or outcome.after.url}"
                if outcome.binding.answer
                else None
            )

        return (stands_there,)


def about_page(mini: MiniPCD) -> frozenset[str]:
    """The words by which a page says what its lists are of."""
    return frozenset(stems_of(" ".join([mini.title, *mini.headings[:1], *(one.name for one in mini.collections)])))


def is_place(mini: MiniPCD, scope: str) -> bool:
    """Whether the page is the place that a goal names: by title, heading, address or the name of a list."""
    address = re.sub(r"[/_-]", " ", mini.url.split("?")[0].split("//")[-1])
    page = stems_of(" ".join([mini.title, *mini.headings[:2], address, *(one.name for one in mini.collections)]))
    return all(one in page for one in stems_of(scope))


def _as_number(text: str) -> int:
    digits = re.sub(r"\D", "", text)
    return int(digits) if digits else -1


def _is_about(mini: MiniPCD, params: ReadParams) -> bool:
    words = [one for one in stems_of(params.text) if one not in _QUESTION]
    page = stems_of(" ".join([mini.title, *mini.headings, *(one.text for one in mini.messages)]))
    return not words or any(one in page for one in words)


def answer_from_lists(evidence: Evidence, keys: Sequence[str], params: ReadParams) -> str:
    """A cell, a name, a count or a yes from the items that fit; "" when the lists do not tell."""
    for key, items in items_in(evidence, keys):
        if not items:
            continue
        cell = look_up(params.text, items, about_page(evidence.mini)) or add_up(params.text, items)
        if cell and not params.which.extreme and not params.which.first and params.question in ("text", "value"):
            return cell
        found = choose(items, params.which, evidence.today).items
        if params.question == "count":
            if not found and (told := answer_by_row(params.text, items)):
                return told
            if not found and not params.thing:
                continue
            total = evidence.answers[key]
            whole = total.total if isinstance(total, ExtractResult) and params.which.is_any else None
            told = _count_in(passages_of(evidence), list(names_of(params.thing))) if params.which.is_any else ""
            return max(told, str(whole if whole is not None else len(found)), key=_as_number)
        if params.question == "exists" and found:
            return f"Yes: {clip(text_of(found[0]), 300)}"
        if found and not params.which.is_any:
            answer = _say(found, params)
            if answer:
                return answer
        told = answer_by_row(params.text, items) if params.question != "exists" and not params.which.extreme else ""
        if told:
            return told
    return ""


def _say(found: Sequence[Item], params: ReadParams) -> str:
    first = found[0]
    if params.question == "value" and params.attribute:
        found_cell = find_cell(first, params.attribute)
        return found_cell[1].text if found_cell else look_up(f"{params.attribute} {title_of(first)}", [first]) or ""
    asked = [one for one in stems_of(params.text) if one not in _QUESTION]
    for name, cell in first.fields.items():
        if params.question == "text" and any(stem(word) in asked for word in stems_of(name)) and cell.text:
            return cell.text
    if params.question == "which" and not params.which.extreme and params.which.ordinal is None:
        said = set(stems_of(params.text))
        echoes = any(set(stems_of(title_of(one))) & said for one in found)  # the name that was asked by is no answer
        return (
            "; ".join(tell_apart(found))
            if echoes and len(found) > 1
            else ", ".join(dict.fromkeys(map(title_of, found)))
        )
    asked_for = set(stems_of(params.text))
    named = params.question == "which" and not set(stems_of(title_of(first))) <= asked_for
    return title_of(first) if named else clip(text_of(first), 500)


def answer_from_text(passages: Sequence[str], params: ReadParams) -> str:
    """The passage, or the part of it, that answers; "" when no passage shares a word of meaning with the question."""
    words = [one for one in stems_of(params.text) if one not in _QUESTION]
    about = [one for one in passages if not words or any(word in stems_of(one) for word in words)]
    if params.question == "count":
        counted = _HOW_MANY.search(fold(params.text))
        return _count_in(about, stems_of(counted[1]) if counted else words)
    if params.question == "which" and params.which.extreme:
        return ""  # which is the most is told by comparing, not by what stands behind a word
    if words == ["code"]:
        return find_code([line for one in passages for line in one.split("\n")]) or ""
    if params.which.words and params.attribute not in ("", *_SHAPES):  # what stands elsewhere is of another one
        about = [part for one in about if (part := _behind(one, params))]
        own = {*stems_of(params.thing), *stems_of(" ".join(params.which.words))}
        words = [one for one in words if one not in own]
    for size in (3, 2, 1):
        for start in range(len(words) - size + 1):
            window = words[start : start + size]
            if not params.which.is_any and {*window} <= {*stems_of(params.thing)}:
                continue  # the name of the one that is meant is no label of what is asked of it
            labelled = find_labelled(" ".join(window), about)
            if labelled and _fits(labelled, params.attribute):
                return labelled
    best = best_passage(" ".join(words), about)
    if best is None or (params.thing and not params.which.is_any and params.which.first is not None):
        return ""
    if params.attribute == "money":
        amount = _MONEY.search(best) or next((hit for one in about if (hit := _MONEY.search(one))), None)
        return amount[0] if amount else ""
    if params.attribute == "email":
        found = re.search(r"[\w.+-]+@[\w-]+\.[\w.]+", best)
        return found[0] if found else ""
    share = sum(1 for one in words if one in stems_of(best)) / max(1, len(words))
    return best if share >= 0.5 and params.question != "which" else ""


def _behind(passage: str, params: ReadParams) -> str:
    """What a passage says of the one that is named: where it tells of several, from its name on; "" where that is not sure."""
    name = fold(" ".join(params.which.words))
    lines = passage.split("\n")
    place = next((n for n, one in enumerate(lines) if name in fold(one)), None)
    told = [n for n, one in enumerate(lines) if stem(params.attribute) in stems_of(one)]
    if place is None:
        return ""
    if len(told) < 2:
        return passage
    heads = any(stem(params.thing) in stems_of(one) for one in lines[: told[0] + 1])
    return "\n".join(lines[place:]) if heads and params.thing else ""


_SHAPES = {"email": r"[^@\s]+@[^@\s]+", "money": r"\d", "date": r"\d|day|month", "phone": r"\d{3}", "rating": r"\d"}


def _fits(text: str, attribute: str) -> bool:
    """Whether a text can be the value of an attribute: an address without `@` is no e-mail address."""
    return bool(re.search(_SHAPES.get(attribute, ""), fold(text)))


def _count_in(passages: Sequence[str], words: Sequence[str]) -> str:
    for one in passages:
        for number, noun in _COUNTED.findall(fold(one)):
            if stem(noun) in words:
                return str(number)
    return ""
