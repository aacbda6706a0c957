"""What follows a verb, read into an Intent: one reader for each kind of clause."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from browser_copilot.page.arranging import read_extract, read_filter, read_sort
from browser_copilot.page.bookings import read_book, read_looking
from browser_copilot.page.bounds import ANY_NUMBER, number_within
from browser_copilot.page.clauses import Clause
from browser_copilot.page.clicks import click_target, read_click, take_count
from browser_copilot.page.dates import find_span
from browser_copilot.page.deeds import (
    read_amounts,
    read_checkout,
    read_copy,
    read_create,
    read_hover,
    read_login,
    read_paginate,
    read_press,
    read_reveal,
    read_scroll,
    read_search,
    read_send,
    read_upload,
)
from browser_copilot.page.drags import read_drag
from browser_copilot.page.entries import make_entry, read_entries, read_source
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.options import SUGGESTED, read_options
from browser_copilot.page.passages import read_addition, read_format, read_replace
from browser_copilot.page.phrases import Reader, bare, make, plain, read_role
from browser_copilot.page.questions import read_question
from browser_copilot.page.secrets import with_handles
from browser_copilot.page.text import MASK, fold, stem, unmask, words_of
from browser_copilot.page.waits import read_wait
from browser_copilot.page.which import ItemPhrase, Which, read_item, take_extreme, take_ordinal
from browser_copilot.page.words import NUMBERS, ROLES, Kind

_ATTRIBUTE = re.compile(
    r"\b(?:the )?(?:status|state|price|cost|amount|total|sum|due date|date|e-?mail(?: address)?|phone(?: number)?|rating|role|"
    r"address|name|value|title|number) (?=(?:of|for|is|was|does|do|did)\b)",
    re.IGNORECASE,
)


_MENU = re.compile(r"(?:the )?(?:main |site |side |hamburger |navigation )?menu")
_TREE = re.compile(r"(?:the |this )?(?:[\w-]+ )?(?:tree|tree view|folders|outline|hierarchy)")


def _read_navigate(clause: Clause, today: date) -> Intent | None:
    rest = clause.rest
    url = re.search(r"(?:https?://[^\s⟦⟧]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|de|eu|test|dev|co\.uk)(?:/\S*)?)", rest)
    role = read_role(rest)
    if _MENU.fullmatch(fold(rest)):
        return make("click", clause, target="menu")
    if _TREE.fullmatch(fold(rest)):
        return make("reveal", clause, role="treeitem", verb="look through")
    if url:
        return make("navigate", clause, target=url[0].rstrip(".,;"), role="url")
    if ">" in rest or "→" in rest:
        if inside := re.fullmatch(r"(?P<what>[^>→»]+?) (?:in|under|from|inside) (?P<path>[^>→»]+(?:[>→»].+)+)", rest):
            rest = f"{inside['path']} > {inside['what']}"
        path = tuple(plain(bare(one), clause) for one in re.split(r"\s*(?:>|→|»)\s*", rest))
        return make("navigate", clause, target=path[-1], path=path)
    if role in ("tab", "button", "link", "menuitem", "dialog", "treeitem", "item", "icon", "section"):
        kind: Kind = "reveal" if role == "section" else "click"
        return make(kind, clause, **click_target(rest, "", clause, today))
    item = read_item(rest, clause.passages, today)
    several = item.which.first and re.search(rf"\b{item.thing or '-'}s\b", fold(rest))
    if several and re.match(r"(?i)show|view|display", clause.verb):
        return _read_thing("find")(clause, today)
    if (item.thing or not item.which.words) and (item.which.first or item.which.extreme or item.which.ordinal):
        return make("click", clause, thing=item.thing, which=item.which, scope=item.scope)
    if (
        item.thing
        and item.which.words
        and re.search(r"\b(?:from|by|about|with|named|called|titled|that|mentioning|whose|where|having)\b", rest)
    ):
        return make("click", clause, thing=item.thing, which=item.which, scope=item.scope)
    quoted = MASK.search(rest)
    target = clause.passages[int(quoted[1])] if quoted else plain(bare(rest), clause)
    target = re.sub(r"(?i)\s+(?:page|section|screen|area|website|site)$", "", target)
    return make("navigate", clause, target=target, quoted=bool(quoted), thing=item.thing, which=item.which)


def _read_menu(clause: Clause) -> Intent | None:
    parts = [one.strip() for one in re.split(r"\s*(?:>|→|»)\s*", clause.rest)]
    if len(parts) < 2 or not all(parts):
        return None
    path = tuple(plain(bare(one) or one, clause) for one in parts)
    return make("click", clause, target=path[-1], path=path)


_CALENDAR = re.compile(r"(?:the )?(?:date|day)?\s*(?:(?:in|on|from) (?:the )?(?:calendar|date ?picker))?")
_KINDS = frozenset(
    {*map(stem, ROLES), *"thing choice value number letter word line option shape color colour square".split()}
)
"""What all controls of a kind are called; such a word tells none of them apart."""
_ALL = re.compile(r"(?i)^(?:all|every|each|everything|alternate)\b")


_IT = re.compile(r"(?:it|this|that|them|us|him|her)(?: [\w-]+)?")


def read_every(clause: Clause, today: date) -> dict[str, object] | None:
    """`all boxes except Beta`, `all numbers less than 50`, `the odd rows`: everything of a kind that keeps the conditions."""
    item = read_item(clause.rest, clause.passages, today)
    odd = bool(item.which.parity) and re.search(r"(?i)\b(?:odd|even)[ -](?:\w+[ -])*[a-z]+s\b", clause.rest)
    if not (_ALL.match(clause.rest) or item.which.every and (item.which.but or item.which.most) or odd):
        return None
    named = () if item.which.comparisons else item.which.words  # behind a bound stands its unit
    kept = tuple(one for one in named if not all(stem(word) in _KINDS for word in words_of(one)))
    placed = {} if item.which.most else {"ordinal": None, "extreme": "", "by": "", "of": ""}
    which = item.which.model_copy(update={"every": True, "words": kept, **placed})
    return {"which": which, "items": (), "path": (), "role": read_role(MASK.sub("", clause.rest)), "thing": item.thing,
            "scope": item.scope}  # fmt: skip


def _read_choose(clause: Clause, today: date) -> Intent | None:
    off = bool(re.match(r"(?i)un|de(?:se|ac)|turn off|switch off|disable", clause.verb))
    menu = _read_menu(clause)
    if menu is not None:
        return menu
    if re.search(r"\b(?:text|word|paragraph)\b.*$", fold(clause.rest)) and read_source(clause) is not None:
        return make("find", clause, source=read_source(clause))
    if re.match(r"(?i)agree|consent", clause.verb):
        return make("choose", clause, items=("agree",), role="checkbox")
    rated = re.search(r"(\d|one|two|three|four|five)(?: out of \d+)? stars?\b", fold(clause.rest))
    if rated and re.match(r"(?i)rate|give", clause.verb):
        stars = int(NUMBERS.get(rated[1], rated[1]))
        what = re.match(rf"(?i)(?:the |my |our )?(?P<what>[\w -]+?) (?:with )?{rated[0]}", fold(clause.rest))
        named = fold(what["what"]) if what and not _IT.fullmatch(fold(what["what"])) else ""
        return make("choose", clause, items=(f"{stars} stars",), role="radio", ordinal=stars, scope=named)
    span = find_span(fold(MASK.sub("", clause.rest)), today)
    if (
        span is not None
        and span.first == span.last
        and _CALENDAR.fullmatch(fold(clause.rest).replace(span.text, " ").strip())
    ):
        return make("choose", clause, which=Which(first=span.first, last=span.last))
    every = read_every(clause, today)
    if every is not None:
        return make("choose", clause, off=off, **every)
    number = ANY_NUMBER.fullmatch(fold(clause.rest))
    if number:
        return make("fill", clause, entries=(Entry(value=number_within(fold(clause.rest))),))
    hinted = SUGGESTED.fullmatch(clause.rest)
    if hinted:
        return make("choose", clause, items=(plain(hinted["part"], clause),), way="part")
    options, entries = read_options(clause)
    if entries:
        return make("fill", clause, entries=entries)
    role = read_role(MASK.sub("", clause.rest))
    ordinal, _ = take_ordinal(fold(MASK.sub("", clause.rest)))
    if role in ("button", "link", "tab"):
        return make("click", clause, **click_target(clause.rest, "", clause, today))
    item = read_item(clause.rest, clause.passages, today)
    some = item.which if item.which.extreme or item.which.parity or item.which.comparisons else Which()
    return make("choose", clause, items=options, off=off, role=role, ordinal=ordinal, which=some, thing=item.thing)


_OWNED = (
    re.compile(r"^(?:the )?(?P<field>[\w -]+?) (?:of|for) (?P<owner>.+?) (?P<tail>(?:to|into|as) .+)$", re.IGNORECASE),
    re.compile(r"^(?P<owner>.+?)['’]s (?P<field>[\w -]+?) (?P<tail>(?:to|into|as) .+)$", re.IGNORECASE),
)
_NAMED = re.compile(r"[\d@⟦]|^(?:the )?(?:user|member|product|order|item|entry|customer|contact)\b|^[A-ZÀ-Ý]")
_AT = re.compile(
    r"(?i)\s+(?:in|on|under) (?:the |my |your )(profile|account|preferences|(?:[\w-]+ ){0,2}(?:settings|page))$"
)


def _take_owner(clause: Clause) -> tuple[Clause, str]:
    """`the first name of user042 to Ada` -> `first name to Ada`, `user042`; an owner is known by a name of its own."""
    for pattern in _OWNED if re.match(r"(?i)set|change|update|edit|rename", clause.verb) else ():
        found = pattern.match(clause.rest)
        if found and _NAMED.search(found["owner"]):
            return replace(clause, rest=f"{found['field']} {found['tail']}"), found["owner"]
    return clause, ""


def _find_form(text: str) -> str | None:
    """The name of the form that a text speaks of, "" for one without; None where it speaks of none."""
    found = re.search(r"\bform\b", text)
    before = re.split(r"[^\w -]", text[: found.start()])[-1].strip(" -") if found else None
    return before if before is None else re.sub(r"^(?:the|an?|my|this)(?: |$)", "", before)


def _read_fill(clause: Clause, today: date) -> Intent | None:
    if re.match(r"(?i)solve", clause.verb):
        return make("find", clause, source=read_source(clause))
    if (
        re.match(r"(?i)replace", clause.verb)
        or re.match(r"(?i)change|swap|substitute", clause.verb)
        and re.match(
            r"(?i)(?:all |every |the )*(?:\w+ of )?(?:the )?(?:(?:word|phrase)|text(?= ⟦)) \S+ (?:to|with|by|for) ",
            clause.rest,
        )
    ):
        return read_replace(clause)
    if added := read_addition(clause):
        return added
    clause, owner = _take_owner(clause)
    at = _AT.search(clause.rest)
    if at and at.start():
        clause = replace(clause, rest=clause.rest[: at.start()])
    if re.match(r"(?i)(?:in|de)crease|adjust", clause.verb) and re.search(
        r"(?i)\bby (?:\d|an?\b|one|two|three)", clause.rest
    ):
        return None  # from how much is not known
    if re.match(r"(?i)clear|empty", clause.verb):
        return make("fill", clause, entries=(make_entry(clause.rest, "", clause.passages),))
    amounts = read_amounts(clause)
    if clause.verb.lower().startswith("i") and clause.verb.split()[0].lower() not in ("input", "insert", "increase"):
        return make("fill", clause, entries=amounts, way="amounts") if amounts else None
    entries = with_handles(read_entries(clause), clause)
    if ANY_NUMBER.match(fold(clause.rest)) and len(entries) == 1:
        entries = (entries[0].model_copy(update={"value": number_within(fold(clause.rest)), "raw": ""}),)
    form = _find_form(fold(MASK.sub("", clause.rest)))
    item = re.search(
        r"\b(?:of|for) (?:the )?(?:user|member|product|order|item|entry)\b (.+?)(?: to | as |$)", clause.rest
    )
    about = read_item(owner or (item[0] if item else ""), clause.passages, today) if owner or item else None
    if not entries and form is None:
        return None
    return make("fill", clause, entries=entries, scope=form if form is not None else re.sub(r"(?i)\s+page$", "", at[1]) if at else "",
                 which=about.which if about else Which(), thing=about.thing if about else "",
                 about_it=bool(re.search(r"\b(?:its|their|his|her)\b", fold(clause.rest))))  # fmt: skip


def _read_thing(kind: Kind) -> Reader:
    def read(clause: Clause, today: date) -> Intent:
        most, rest = take_count(clause.rest)
        item = read_item(rest, clause.passages, today)
        bound = item.which.first or item.which.comparisons or item.which.traits
        several = bound and kind in ("delete", "download") and re.search(rf"\b{item.thing or '-'}s\b", fold(rest))
        every = bool(several) and not item.which.extreme and item.which.ordinal is None
        some = item.which.model_copy(update={"every": True, "most": most}) if most or every else item.which
        return make(kind, clause, thing=item.thing, which=some, scope=item.scope,
                     target=plain(bare(clause.rest), clause))  # fmt: skip

    return read


def _read_find(clause: Clause, today: date) -> Intent | None:
    known = take_extreme(fold(clause.rest))[0] or re.match(r"(?:the|this|that|my|our)\b", fold(clause.rest))
    if not known and (looking := read_looking(clause, today)):
        return looking
    source = read_source(clause)
    if source is not None and source.kind in ("word", "text", "answer", "total"):
        return make("find", clause, source=source)
    return _read_thing("find")(clause, today) if clause.rest else make("find", clause)


_ITS = re.compile(r"(?i)\b(?:its|their|his|her|(?:of )?(?:this|that) one(?:['’]s)?|of it)(?: (?:[\w-]+ ){0,2}[\w-]+)?$")
"""`its price`: of what was found before; the words behind it are no name."""


def _read_question(clause: Clause, today: date) -> Intent:
    its = _ITS.search(clause.rest.rstrip(" ?.!"))
    item = ItemPhrase() if its else read_item(_ATTRIBUTE.sub("", clause.rest), clause.passages, today)
    kind, attribute = read_question(fold(unmask(clause.text, clause.passages)))
    thing = "member" if attribute in ("email", "phone", "role") and item.thing in ("", attribute) else item.thing
    return make("read", clause, thing=thing, which=item.which, scope=item.scope, question=kind,
                 attribute=attribute, target=plain(clause.text, clause), about_it=bool(its))  # fmt: skip


READERS: dict[Kind, Reader] = {
    "navigate": _read_navigate, "search": read_search, "login": read_login, "fill": _read_fill,
    "choose": _read_choose, "click": read_click, "extract": read_extract, "download": _read_thing("download"),
    "upload": read_upload, "paginate": read_paginate, "sort": read_sort, "filter": read_filter,
    "delete": _read_thing("delete"), "checkout": read_checkout, "read": _read_question, "copy": read_copy,
    "wait": read_wait, "find": _read_find, "reveal": read_reveal, "scroll": read_scroll, "send": read_send,
    "create": read_create, "press": read_press, "hover": read_hover, "drag": read_drag, "book": read_book,
    "format": read_format,
}  # fmt: skip


def read_unknown(clause: Clause, today: date) -> Intent | None:
    """A clause whose verb is not known is not understood: nothing is guessed."""
    return None
