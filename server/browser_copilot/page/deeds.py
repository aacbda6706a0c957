"""What is to be done, beyond clicks and fields: search, log in, copy, wait, send, create, upload, buy."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.entries import read_entries, read_source
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.phrases import ARTICLE, bare, make, plain, read_role
from browser_copilot.page.text import MASK, fold, unmask
from browser_copilot.page.which import Which, find_thing, read_item, take_ordinal
from browser_copilot.page.words import ORDINALS

_SEARCHED = re.compile(r"^(?:the |my |our |this |all )*(?P<place>[\w -]{1,40}?) for (?P<query>.+)$", re.IGNORECASE)
_PLACES = re.compile(r"\b(?:site|website|page|catalog(?:ue)?|shop|store|list|table|directory|archive|inbox)$")


def read_search(clause: Clause, today: date) -> Intent | None:
    """`search users for X` names the list as well as the query."""
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
    rest = re.sub(r"^.*?\bwith\b|\busing\b", "", clause.rest) if re.search(r"\bwith\b|\busing\b", clause.rest) else ""
    entries = read_entries(Clause(clause.text, "fill", "enter", rest, passages=clause.passages)) if rest else ()
    return make("login", clause, target=plain(user[1], clause) if user else "", entries=entries)


def read_copy(clause: Clause, today: date) -> Intent:
    parts = re.split(r"(?i)\s+(?:in)?to (?=the |my |a )", clause.rest, maxsplit=1)
    source = read_source(Clause(clause.text, "copy", clause.verb, parts[0], passages=clause.passages), loose=True)
    entries = (
        (Entry(field=plain(bare(parts[1]), clause), role=read_role(parts[1]), source=source),) if len(parts) > 1 else ()
    )
    return make("copy", clause, source=source, entries=entries)


def read_wait(clause: Clause, today: date) -> Intent:
    seconds = re.search(r"(\d+) ?(s|sec|seconds?|ms|m|minutes?)\b", clause.rest)
    factor = {"ms": 1, "m": 60_000}.get(seconds[2][:2] if seconds else "", 1000) if seconds else 0
    quoted = MASK.search(clause.rest)
    target = clause.passages[int(quoted[1])] if quoted else re.sub(
        r"(?i)^(?:for|until) (?:the )?|\s+(?:appears?|shows?(?: up)?|is (?:shown|visible|loaded|there))$", "", clause.rest)  # fmt: skip
    return make("wait", clause, number=int(seconds[1]) * factor if seconds else None, target=plain(target, clause))


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
    entries: list[Entry] = []
    body = re.search(
        r"(?:with|saying)(?: the| a)? ?(?:text|message|words?|body|reply)? ?:?\s*⟦(\d+)⟧|(?:saying|: )(.+)$",
        clause.rest,
    )
    quoted = MASK.findall(clause.rest)
    if body or quoted:
        value = clause.passages[int(body[1] if body and body[1] else quoted[-1])] if quoted else body[2] if body else ""
        entries.append(Entry(field="message", value=value))
    to = re.search(r"\bto (⟦\d+⟧|[\w.@+-]+)", clause.rest)
    pronoun = to is not None and fold(to[1]) in ("them", "him", "her", "it", "this", "that", "the", "all")
    if to and not pronoun:
        entries.append(Entry(field="to", value=plain(to[1], clause)))
    item = read_item(re.split(r"\b(?:with|saying|to)\b", clause.rest)[0], clause.passages, today)
    which = Which() if not item.which.words or fold(item.which.words[0]) in ("email", "message") else item.which
    return make(
        "send", clause, target=clause.verb.lower().split()[0], entries=tuple(entries), which=which, thing=item.thing
    )


def read_create(clause: Clause, today: date) -> Intent:
    parts = re.split(r"(?i)\s+(?:with|where|:)\s+", clause.rest, maxsplit=1)
    named = re.search(r"(?i)\b(?:named|called|titled)\s+(⟦\d+⟧|.+)$", parts[0])
    head = parts[0][: named.start()] if named else parts[0]
    into = re.search(r"(?i)\s+(?:to|into|in) (?:the |my )?([\w ]+)$", head)
    entries = [Entry(field="name", value=plain(named[1], clause))] if named else []
    if len(parts) > 1:
        entries += read_entries(Clause(clause.text, "fill", "enter", parts[1], passages=clause.passages))
    item = read_item(head[: into.start()] if into else head, clause.passages, today)
    return make("create", clause, target=plain(bare(head), clause), thing=item.thing, which=item.which,
                 entries=tuple(entries), scope=into[1].strip() if into else "")  # fmt: skip


def read_upload(clause: Clause, today: date) -> Intent | None:
    names = re.findall(r"(?:~|\.{0,2}/)?[\w./ -]*?[\w-]+\.[A-Za-z0-9]{1,5}\b", unmask(clause.rest, clause.passages))
    quoted = [clause.passages[int(one)] for one in MASK.findall(clause.rest)]
    files = tuple(re.sub(r"^(?:the |my )?(?:file )?", "", one.strip()) for one in quoted or names)
    field = re.search(r"\b(?:to|as|into|in|for) (?:the |my )?([^⟦]+)$", clause.rest)
    return make("upload", clause, items=files, target=field[1].strip() if field else "") if files else None


def read_checkout(clause: Clause, today: date) -> Intent:
    parts = re.split(r"(?i)\b(?:with|using|to|deliver(?:ed)? to)\b", clause.rest, maxsplit=1)
    entries = (
        read_entries(Clause(clause.text, "fill", "enter", parts[1], passages=clause.passages)) if len(parts) > 1 else ()
    )
    item = read_item(parts[0], clause.passages, today)
    return make("checkout", clause, thing=item.thing, which=item.which, entries=entries)


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
