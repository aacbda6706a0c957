"""What is to be done, beyond clicks and fields: search, log in, copy, wait, send, create, upload, buy."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.bookings import WHEN, read_looking, take_slots
from browser_copilot.page.clauses import Clause
from browser_copilot.page.clicks import take_times
from browser_copilot.page.entries import read_entries, read_source
from browser_copilot.page.facts import take_facts
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.phrases import ARTICLE, bare, make, plain, read_role
from browser_copilot.page.references import split_reference
from browser_copilot.page.secrets import with_handles
from browser_copilot.page.text import MASK, fold, unmask
from browser_copilot.page.traits import find_described
from browser_copilot.page.which import Which, find_thing, read_item, take_ordinal
from browser_copilot.page.words import NUMBERS, ORDINALS

_SEARCHED = re.compile(r"^(?:the |my |our |this |all )*(?P<place>[\w -]{1,40}?) for (?P<query>.+)$", re.IGNORECASE)
_PLACES = re.compile(r"\b(?:site|website|page|catalog(?:ue)?|shop|store|list|table|directory|archive|inbox)$")


def read_search(clause: Clause, today: date) -> Intent | None:
    """`search users for X` names the list as well as the query."""
    if looking := read_looking(clause, today):
        return looking
    if not clause.rest and fold(clause.verb) == "search":
        return make("click", clause, target="search")
    inside = _SEARCHED.match(clause.rest) if clause.verb.lower() == "search" else None
    if inside and (find_thing(fold(inside["place"])) or _PLACES.search(fold(inside["place"]))):
        query = plain(inside["query"], clause)
        return make("search", clause, target=query, thing=find_thing(fold(inside["place"])))
    quoted = MASK.search(clause.rest)
    query = clause.passages[int(quoted[1])] if quoted else re.sub(
        r"(?i)\s+(?:in|on|using|with) (?:the )?(?:search.*|site|website|catalog(?:ue)?|shop|store|page)$", "", clause.rest)  # fmt: skip
    query = re.sub(r"(?i)^(?:for|by) ", "", plain(query, clause))
    return make("search", clause, target=query) if query else None


def read_login(clause: Clause, today: date) -> Intent:
    user = re.search(r"\bas (?:the )?(?:user(?:name)? )?(⟦\d+⟧|[\w.@+-]+)", clause.rest)
    behind = clause.rest[user.end() :] if user else ""
    rest = (
        re.sub(r"^.*?\bwith\b|\busing\b", "", clause.rest)
        if re.search(r"\bwith\b|\busing\b", clause.rest)
        else re.sub(r"^[\s,;:/(]*(?:and\b)?\s*", "", behind).rstrip(")")
    )
    said = Clause(clause.text, "fill", "enter", rest, passages=clause.passages)
    entries = with_handles(read_entries(said), said, login=True) if rest else ()
    return make("login", clause, target=plain(user[1], clause) if user else "", entries=entries)


def read_copy(clause: Clause, today: date) -> Intent:
    """`copy what stands for Country into the box`, `copy the text of the first field to the second`."""
    pointed = split_reference(clause.rest, clause.passages, setting=False)
    parts = re.split(r"(?i)\s+(?:in)?to (?=the |my |a )", clause.rest, maxsplit=1)
    said = Clause(clause.text, "copy", clause.verb, parts[0], passages=clause.passages)
    source = pointed[0] if pointed and pointed[0].kind == "cell" else None
    target = pointed[1] if pointed and source else parts[1] if len(parts) > 1 else ""
    source = source or read_source(said, loose=True)
    entries = (Entry(field=plain(bare(target), clause), role=read_role(target), source=source),) if target else ()
    return make("copy", clause, source=source, entries=entries)


def read_paginate(clause: Clause, today: date) -> Intent:
    text = fold(clause.text)
    page = re.search(r"page (\d+)|(\d+)(?:st|nd|rd|th) page", text)
    named = re.search(r"\b(second|third|fourth|fifth) page", text)
    number = int(page[1] or page[2]) if page else ORDINALS[named[1]] if named else None
    thing = find_thing(text[text.rfind("page") + 4 :])
    way = next((one for one in ("next", "previous", "last", "first") if one in text), "next")
    return make("paginate", clause, number=number, direction=way, thing=thing)


def read_scroll(clause: Clause, today: date) -> Intent:
    text = fold(clause.text)
    way = "top" if re.search(r"\b(?:top|up|start|beginning)\b", text) else "bottom"
    target = re.sub(
        r"\b(?:to|all the way|up|down|the|top|bottom|end|start|of|text)\b.*$", "", ARTICLE.sub("", fold(clause.rest))
    )
    return make("scroll", clause, direction=way, target=target.strip(), role=read_role(target))


def read_send(clause: Clause, today: date) -> Intent:
    answers = re.match(r"(?i)reply|respond|answer", clause.verb)
    described = find_described(clause.rest) if answers or re.match(r"(?i)forward", clause.verb) else ""
    rest = clause.rest.replace(described, "", 1) if described else clause.rest
    entries: list[Entry] = []
    body = re.search(
        r"(?:with|saying)(?: the| a)? ?(?:text|message|words?|body|reply)? ?:?\s*⟦(\d+)⟧|(?:saying|: )(.+)$",
        rest,
    )
    quoted = MASK.findall(rest)
    if body or quoted:
        value = (
            clause.passages[int(body[1] if body and body[1] else quoted[-1])]
            if quoted
            else body[2].strip()
            if body
            else ""
        )
        entries.append(Entry(field="message", value=value))
    about = re.search(
        r"(?i)\bsubject(?: line)?:? (?:is |of |saying )?(⟦\d+⟧|[^,;]+?)(?=$|[,;]| (?:and|with|saying|text|body|message)\b)",
        rest,
    )
    if about and not described:
        entries = [one for one in entries if one.value != plain(about[1], clause)]
        entries.append(Entry(field="subject", value=plain(about[1], clause)))
    to = re.search(r"\bto (⟦\d+⟧|[\w.@+-]+)", rest)
    pronoun = to is not None and fold(to[1]) in ("them", "him", "her", "it", "this", "that", "the", "all")
    if to and not pronoun and not answers:
        entries.append(Entry(field="to", value=plain(to[1], clause)))
    head = re.split(r"\b(?:with|saying|to)\b", rest)[0]
    aim = re.search(r"(?i)\bto (the (?:[\w-]+ )*(?:e-?mail|mail|message|post|comment|tweet|review)\b[^⟦]*)", rest)
    item = read_item(described or (aim[1] if aim else head), clause.passages, today)
    told = item.which.extreme or item.which.first or item.which.ordinal is not None
    named = bool(item.which.words) and fold(item.which.words[0]) not in ("email", "message")
    which = item.which if told or named else Which()
    if (
        answers and to and not pronoun and not described and "@" not in to[1]
    ):  # whose message it is, and no field to fill
        name = re.match(r"(?:⟦\d+⟧|[\w.+-]+(?: (?-i:[A-Z])[\w.-]*)*)", rest[to.start(1) :])
        which = Which(words=(plain(name[0], clause),)) if name else which
    return make(
        "send", clause, target=clause.verb.lower().split()[0], entries=tuple(entries), which=which, thing=item.thing
    )


def read_create(clause: Clause, today: date) -> Intent:
    """`add a member with name Ada`, `create an event called Dentist on Friday at 15:00`, `add a comment 'Nice' to the second post`."""
    parts = re.split(
        r"(?i)\s+(?:with(?! (?:the )?(?:best|worst|most|least|fewest|\w+est)\b)|where|:)\s+", clause.rest, maxsplit=1
    )
    whole, parts[0] = parts[0], take_slots(parts[0], clause, today, WHEN)[1]
    named = re.search(r"(?i)\b(?:named|called|titled)\s+(⟦\d+⟧|.+)$", parts[0])
    head = parts[0][: named.start()] if named else parts[0]
    into = re.search(r"(?i)\s+(?:to|into|in|on|under|below) (?:the |my )?([\w -]+)$", head)
    entries = [Entry(field="name", value=plain(named[1], clause))] if named else []
    entries += take_slots(whole, clause, today, WHEN)[0]
    if len(parts) > 1:
        told, said = take_facts(parts[1], clause.passages)
        entries += read_entries(Clause(clause.text, "fill", "enter", said, passages=clause.passages))
        entries += told
    coupon = (
        re.search(r"(?i)\b(?:code|coupon|voucher|promotion|card)\b:? (⟦\d+⟧|[\w-]+)$", head)
        if _COUPON.match(clause.verb)
        else None
    )
    if coupon:
        return make("create", clause, target="coupon", entries=(Entry(field="coupon", value=plain(coupon[1], clause)),))
    text = MASK.search(head[: into.start()] if into else head)
    if text and entries and len(parts) == 1 and not named:
        entries.insert(0, Entry(field="name", value=clause.passages[int(text[1])]))
    if text and not entries:
        return _read_text_to_add(clause, head, into, today)
    if into and not entries and _LINES.search(fold(into[1])) and not _NAMED_THING.match(head):
        return make("create", clause, target="item", entries=(Entry(value=plain(head[: into.start()], clause)),))
    item = read_item(head[: into.start()] if into else head, clause.passages, today)
    return make("create", clause, target=plain(bare(head), clause), thing=item.thing, which=item.which,
                 entries=tuple(entries), scope=into[1].strip() if into else "")  # fmt: skip


_LINES = re.compile(r"^(?!.*\b(?:wish|watch|mailing|guest|play|contact|price)\b).*\b(?:list|notes?)$")
"""Lists of lines that one writes: what is added to them without an article is the text itself."""
_NAMED_THING = re.compile(
    r"(?i)(?:an?|the|this|that|these|my|all|every|each|some|one|two|\w+est|user|member|item|product)\b"
)
_COUPON = re.compile(r"(?i)apply|use|redeem|enter")


_OF_TOKENS = re.compile(r"\b(tag|label|keyword|topic|skill|hashtag|interest|category)\s*$")


def _read_text_to_add(clause: Clause, head: str, into: re.Match[str] | None, today: date) -> Intent:
    """`add a comment 'X' to the second post`, `add 'X' to the list`: the quoted text is what is written."""
    quoted = MASK.search(head)
    before = fold(head[: quoted.start()]) if quoted else ""
    token = _OF_TOKENS.search(before)
    what = token[1] if token else find_thing(before)
    value = clause.passages[int(quoted[1])] if quoted else ""
    where = read_item(into[1], clause.passages, today) if into else None
    vague = where is None or where.which.ordinal is None and not re.search(r"[A-Z@\d]", into[1] if into else "")
    cart = bool(into and re.search(r"\b(?:cart|basket|bag)\b", fold(into[1])))
    if cart:
        item = read_item(head[: into.start()] if into else head, clause.passages, today)
        return make(
            "create",
            clause,
            target=plain(bare(head), clause),
            thing=item.thing,
            which=item.which,
            scope=into[1].strip() if into else "",
        )
    return make("create", clause, target=what or "item", entries=(Entry(field=what, value=value),),
                which=Which() if vague or where is None else where.which, thing="" if vague or where is None else where.thing)  # fmt: skip


def read_upload(clause: Clause, today: date) -> Intent | None:
    names = re.findall(r"(?:~|\.{0,2}/)?[\w./ -]*?[\w-]+\.[A-Za-z0-9]{1,5}\b", unmask(clause.rest, clause.passages))
    quoted = [clause.passages[int(one)] for one in MASK.findall(clause.rest)]
    files = tuple(re.sub(r"^(?:and )?(?:the |my )?(?:file )?", "", one.strip()) for one in quoted or names)
    field = re.search(r"\b(?:to|as|into|in|for) (?:the |my )?([^⟦]+)$", clause.rest)
    return make("upload", clause, items=files, target=field[1].strip() if field else "") if files else None


def read_amounts(clause: Clause) -> tuple[Entry, ...]:
    """`2 burgers and one cola`: how many of each; nothing unless every part is such an amount."""
    pieces = re.split(r",\s*(?:and\s+)?|\s+and\s+", clause.rest)
    found = [
        re.fullmatch(
            rf"(?i)(\d{{1,3}}|an?|{'|'.join(NUMBERS)})(?: x| times| pieces? of| portions? of)? ([\w' -]+)", one.strip()
        )
        for one in pieces
    ]
    if not all(found) or len(found) == 1 and not re.match(r"\d|[Tt]w|[Tt]h", clause.rest):
        return ()
    return tuple(
        Entry(field=one[2], value=str(NUMBERS.get(one[1].lower(), 1) if not one[1].isdigit() else int(one[1])))
        for one in found
        if one
    )


def read_checkout(clause: Clause, today: date) -> Intent:
    if not clause.rest and re.fullmatch(r"(?i)order|buy|pay|purchase", clause.verb):
        return make("click", clause, target=clause.verb.lower())
    amounts = read_amounts(clause)
    if amounts:
        return make("checkout", clause, entries=amounts, way="amounts")
    parts = re.split(r"(?i)\b(?:with|using|to|deliver(?:ed)? to)\b", clause.rest, maxsplit=1)
    entries = (
        read_entries(Clause(clause.text, "fill", "enter", parts[1], passages=clause.passages)) if len(parts) > 1 else ()
    )
    item = read_item(parts[0], clause.passages, today)
    return make("checkout", clause, thing=item.thing, which=item.which, entries=entries)


_KEY = {
    "return": "Enter", "enter": "Enter", "esc": "Escape", "escape": "Escape", "spacebar": "Space", "space bar": "Space",
}  # fmt: skip
_ARROW = re.compile(r"(?:(up|down|left|right)[ -]arrow|arrow[ -](up|down|left|right)|^(up|down|left|right)$)")


def read_press(clause: Clause, today: date) -> Intent:
    """`press Enter`, `press the down arrow key three times`, `press Ctrl+A`."""
    times, rest = take_times(clause.rest)
    name = re.sub(r"^(?:on )?(?:the )?|\s*\bkey\b.*$|\s+on (?:the|your) keyboard$", "", fold(rest)).strip()
    arrow = _ARROW.search(name)
    key = "Arrow" + next(one for one in arrow.groups() if one).title() if arrow else _KEY.get(name)
    if key is None:
        parts = [
            _MODIFIERS.get(one, one.title() if len(one) > 1 else one.upper()) for one in re.split(r"\s?\+\s?", name)
        ]
        key = "+".join(parts).replace(" ", "")
    return make("press", clause, target=key, times=times, quoted=bool(re.search(r"\bkey\b|arrow|\+", fold(rest))))


_MODIFIERS = {"ctrl": "Control", "control": "Control", "cmd": "Meta", "alt": "Alt", "shift": "Shift"}


def read_hover(clause: Clause, today: date) -> Intent:
    """What to point at."""
    quoted = MASK.search(clause.rest)
    return make("hover", clause, target=clause.passages[int(quoted[1])] if quoted else plain(bare(clause.rest), clause))


def read_reveal(clause: Clause, today: date) -> Intent:
    role = read_role(clause.rest)
    quoted = MASK.search(clause.rest)
    ordinal, _ = take_ordinal(fold(MASK.sub("", clause.rest)))
    label = (
        clause.passages[int(quoted[1])]
        if quoted
        else plain(bare(re.sub(r"\b(?:below|above|here)\b", "", clause.rest)), clause)
    )
    vague = fold(label) in ("", "section", "sections", "all", "each", "every", "more", "all sections", "tabs", "the")
    return make(
        "reveal",
        clause,
        role="section" if role in ("", "item") else role,
        target="" if vague else label,
        ordinal=ordinal,
    )
