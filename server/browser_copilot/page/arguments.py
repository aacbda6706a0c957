"""What follows a verb, read into an Intent: one reader for each kind of clause."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.entries import read_entries, read_options, read_source
from browser_copilot.page.intents import Entry, Intent
from browser_copilot.page.text import MASK, fold, unmask
from browser_copilot.page.which import Which, read_item, take_comparisons, take_ordinal
from browser_copilot.page.words import ROLES, Kind

Reader = Callable[[Clause, date], Intent | None]
_ROLE = re.compile(r"\b(" + "|".join(sorted(map(re.escape, ROLES), key=len, reverse=True)) + r")s?\b")
_LABELLED = re.compile(
    r"\b(?:labell?ed|named|called|titled|that says|saying|with the (?:text|label|name|title))(?: as)? "
)
_ARTICLE = re.compile(r"^(?:on |at )?(?:the |a |an |my |your |their |his |her |its |this |that )+", re.IGNORECASE)
_PURPOSE = re.compile(r"\s+(?:to|in order to|so that) (?:\w+ )*?\w.*$", re.IGNORECASE)
_SCOPE = re.compile(r"\s+(?:in|on|inside|within|under|of|for|next to|at|from) (?:the |my |this )?(.+)$", re.IGNORECASE)


def _make(kind: Kind, clause: Clause, **more: object) -> Intent:
    text = unmask(clause.text, clause.passages)
    return Intent.model_validate({"kind": kind, "text": text, "verb": clause.verb.lower(), **more})


def _plain(text: str, clause: Clause) -> str:
    return unmask(text, clause.passages).strip(" .,:;")


def read_role(text: str) -> str:
    """The kind of control that a phrase names; "" for none."""
    found = _ROLE.findall(fold(text))
    return ROLES[found[-1]] if found else ""


def _bare(text: str) -> str:
    """The phrase without article and control word: `the Send button` -> `Send`."""
    text = _ARTICLE.sub("", text.strip())
    without = re.sub(rf"(?i)^{_ROLE.pattern}\s+|\s+{_ROLE.pattern}$", "", text).strip()
    return "" if _ROLE.fullmatch(fold(without)) else without


def _read_click(clause: Clause, today: date) -> Intent:
    rest = re.sub(r"^.*?\bby (?:clicking|pressing|tapping|hitting)(?: on)? ", "", clause.rest)
    scope_hint = clause.rest[: -len(rest)] if rest != clause.rest else ""
    if re.match(r"(?i)(?:submit|close|dismiss|star|generate|save|cancel|confirm|accept)", clause.verb):
        return _read_verb_click(clause, rest, scope_hint, today)
    return _make("click", clause, **_click_target(rest, scope_hint, clause, today))


def _read_verb_click(clause: Clause, rest: str, scope_hint: str, today: date) -> Intent:
    """`close the dialog`, `generate a number greater than 5`, `submit`: the verb itself is the label."""
    if scope_hint:
        return _make("click", clause, **_click_target(rest, scope_hint, clause, today))
    comparisons, _ = take_comparisons(fold(rest))
    parity = next((one for one in ("odd", "even") if re.search(rf"\b{one}\b", fold(rest))), "")
    role = read_role(rest)
    named = _click_target(rest, "", clause, today)
    item = named["which"] if role not in ("dialog", "widget") else Which()
    quoted = [clause.passages[int(one)] for one in MASK.findall(rest)]
    return _make("click", clause, target=quoted[0] if quoted and role in ("button", "link") else clause.verb.lower(),
                 role=role if role in ("button", "link", "icon") else "", scope="dialog" if role == "dialog" else "",
                 until=comparisons[0] if comparisons else None, parity=parity, which=item if not comparisons and not parity else Which(),
                 about_it=not comparisons and not parity)  # fmt: skip


def _click_target(rest: str, scope_hint: str, clause: Clause, today: date) -> dict[str, object]:
    quoted = MASK.search(rest)
    phrase = rest if quoted and quoted.start() > len(rest) // 2 else _PURPOSE.sub("", rest) or rest
    ordinal, _ = take_ordinal(fold(MASK.sub("", phrase)))
    role = read_role(MASK.sub("", _SCOPE.sub("", phrase)) if not _LABELLED.search(phrase) else phrase.split("labe")[0])
    scope = _click_scope(phrase, scope_hint, clause)
    if quoted:
        label = clause.passages[int(quoted[1])]
        return {"target": label, "quoted": True, "role": role, "ordinal": ordinal, "scope": scope, "which": Which()}
    head = _LABELLED.split(phrase, maxsplit=1)
    if len(head) == 2:
        return {"target": _plain(_SCOPE.sub("", head[1]), clause), "role": role or read_role(head[0]), "ordinal": ordinal,
                "scope": scope, "which": Which()}  # fmt: skip
    bare = _bare(phrase if not scope else _SCOPE.sub("", phrase))
    item = read_item(phrase, clause.passages, today)
    extreme = Which(extreme=item.which.extreme, by=item.which.by, parity=item.which.parity,
                    comparisons=item.which.comparisons)  # fmt: skip
    target = "" if ordinal is not None and role else re.sub(r"^(?:word|text|label) ", "", bare)
    return {"target": _plain(target, clause), "role": role, "ordinal": ordinal, "scope": scope, "which": extreme,
            "thing": item.thing}  # fmt: skip


def _click_scope(phrase: str, hint: str, clause: Clause) -> str:
    found = re.search(r"\b(?:in|on|inside|within|under|of|for|from|next to) (?:the |this |my )?([^⟦]*?)"
                      r"(?: labell?ed| named| called|$|\s*⟦)", phrase)  # fmt: skip
    text = hint or (found[1] if found else "")
    if "dialog" in fold(text) or "popup" in fold(text) or "modal" in fold(text):
        return "dialog"
    after = re.search(
        r"\b(?:in|on|inside|within|under|of|for|from|next to|by) (?:the |this |my )?(?:\w+ )?⟦(\d+)⟧$", phrase
    )
    if after and len(MASK.findall(phrase)) > 1:
        return clause.passages[int(after[1])]
    return re.sub(r"\s+(?:below|above|section|area|page|list)$", "", _plain(text, clause)) if found else ""


def _read_navigate(clause: Clause, today: date) -> Intent | None:
    rest = clause.rest
    url = re.search(r"(?:https?://[^\s⟦⟧]+|\b(?:[a-z0-9-]+\.)+(?:com|org|net|io|de|eu|test|dev|co\.uk)(?:/\S*)?)", rest)
    role = read_role(rest)
    if url:
        return _make("navigate", clause, target=url[0].rstrip(".,;"), role="url")
    if ">" in rest or "→" in rest:
        path = tuple(_plain(_bare(one), clause) for one in re.split(r"\s*(?:>|→|»)\s*", rest))
        return _make("navigate", clause, target=path[-1], path=path)
    if role in ("tab", "button", "link", "menuitem", "dialog", "treeitem", "item", "icon", "section"):
        kind: Kind = "reveal" if role == "section" else "click"
        return _make(kind, clause, **_click_target(rest, "", clause, today))
    item = read_item(rest, clause.passages, today)
    quoted = MASK.search(rest)
    target = clause.passages[int(quoted[1])] if quoted else _plain(_bare(rest), clause)
    target = re.sub(r"(?i)\s+(?:page|section|screen|area|website|site)$", "", target)
    return _make("navigate", clause, target=target, quoted=bool(quoted), thing=item.thing, which=item.which)


def _read_menu(clause: Clause) -> Intent | None:
    parts = [one.strip() for one in re.split(r"\s*(?:>|→|»)\s*", clause.rest)]
    if len(parts) < 2 or not all(parts):
        return None
    path = tuple(_plain(_bare(one) or one, clause) for one in parts)
    return _make("click", clause, target=path[-1], path=path)


def _read_choose(clause: Clause, today: date) -> Intent | None:
    off = bool(re.match(r"(?i)un|de(?:se|ac)|turn off|switch off|disable", clause.verb))
    menu = _read_menu(clause)
    if menu is not None:
        return menu
    if re.search(r"\b(?:text|word|paragraph)\b.*$", fold(clause.rest)) and read_source(clause) is not None:
        return _make("find", clause, source=read_source(clause))
    options, entries = read_options(clause)
    if entries:
        return _make("fill", clause, entries=entries)
    role = read_role(MASK.sub("", clause.rest))
    ordinal, _ = take_ordinal(fold(MASK.sub("", clause.rest)))
    if role in ("button", "link", "tab"):
        return _make("click", clause, **_click_target(clause.rest, "", clause, today))
    item = read_item(clause.rest, clause.passages, today)
    some = item.which if item.which.extreme or item.which.parity or item.which.comparisons else Which()
    return _make("choose", clause, items=options, off=off, role=role, ordinal=ordinal, which=some, thing=item.thing)


def _read_fill(clause: Clause, today: date) -> Intent | None:
    if re.match(r"(?i)solve", clause.verb):
        return _make("find", clause, source=read_source(clause))
    entries = read_entries(clause)
    form = re.search(r"\b(?:the |a |an |my |this )?([\w -]*?)\s*\bform\b", fold(MASK.sub("", clause.rest)))
    item = re.search(
        r"\b(?:of|for) (?:the )?(?:user|member|product|order|item|entry)\b (.+?)(?: to | as |$)", clause.rest
    )
    about = read_item(item[0], clause.passages, today) if item else None
    if not entries and not form:
        return None
    return _make("fill", clause, entries=entries, scope=form[1] if form else "",
                 which=about.which if about else Which(), thing=about.thing if about else "",
                 about_it=bool(re.search(r"\b(?:its|their|his|her)\b", fold(clause.rest))))  # fmt: skip


def _read_thing(kind: Kind) -> Reader:
    def read(clause: Clause, today: date) -> Intent:
        item = read_item(clause.rest, clause.passages, today)
        return _make(kind, clause, thing=item.thing, which=item.which, scope=item.scope,
                     target=_plain(_bare(clause.rest), clause))  # fmt: skip

    return read


def _read_find(clause: Clause, today: date) -> Intent | None:
    source = read_source(clause)
    if source is not None and source.kind in ("word", "text", "answer"):
        return _make("find", clause, source=source)
    if not clause.rest:
        return _make("find", clause)
    return _read_thing("find")(clause, today)


def _read_question(clause: Clause, today: date) -> Intent:
    from browser_copilot.page.questions import read_question

    item = read_item(clause.rest, clause.passages, today)
    kind, attribute = read_question(fold(unmask(clause.text, clause.passages)))
    return _make("read", clause, thing=item.thing, which=item.which, scope=item.scope, question=kind,
                 attribute=attribute, target=_plain(clause.text, clause))  # fmt: skip


def _read_extract(clause: Clause, today: date) -> Intent:
    kind = "json" if re.search(r"\bjson\b", fold(unmask(clause.rest, clause.passages))) else "csv"
    named = re.search(r"[\w.-]+\.(?:csv|json)\b", unmask(clause.rest, clause.passages))
    body = re.sub(
        r"(?i)\s+(?:to|as|into|in) (?:a |an )?(?:file )?\S*(?:csv|json|excel|spreadsheet|file|⟦\d+⟧).*$",
        "",
        clause.rest,
    )
    item = read_item(body, clause.passages, today)
    return _make("extract", clause, thing=item.thing, which=item.which, scope=item.scope, format=kind,
                 target=named[0] if named else "")  # fmt: skip


def _read_sort(clause: Clause, today: date) -> Intent:
    text = fold(unmask(clause.rest, clause.passages))
    desc = re.search(
        r"desc|high(?:est)?(?: to low| first)|newest|latest|largest|most expensive|z to a|z-a|reverse|biggest", text
    )
    by = re.search(r"\bby (?:the )?(.+?)(?:,| in |\(| from | with |$)", text)
    field = by[1] if by else text
    field = re.sub(
        r"\b(?:descending|ascending|asc|desc|highest|lowest|newest|oldest|cheapest|first|order)\b|:.*$", " ", field
    )
    item = read_item(text.split(" by ")[0], [], today)
    return _make("sort", clause, target=" ".join(field.split()), direction="desc" if desc else "asc", thing=item.thing)


def _read_filter(clause: Clause, today: date) -> Intent:
    body = re.sub(r"(?i)^.*?\b(?:by|to|for|where|with|whose)\b ", "", clause.rest, count=1)
    pairs = read_entries(Clause(clause.text, "fill", "set", body, passages=clause.passages))
    item = read_item(clause.rest, clause.passages, today)
    return _make("filter", clause, entries=pairs, thing=item.thing, which=item.which, target=_plain(body, clause))


def _read_search(clause: Clause, today: date) -> Intent | None:
    quoted = MASK.search(clause.rest)
    query = clause.passages[int(quoted[1])] if quoted else re.sub(
        r"(?i)\s+(?:in|on|using|with) (?:the )?(?:search.*|site|website|catalog(?:ue)?|shop|store|page)$", "", clause.rest)  # fmt: skip
    query = re.sub(r"(?i)^(?:for|by) ", "", _plain(query, clause))
    return _make("search", clause, target=query) if query else None


def _read_login(clause: Clause, today: date) -> Intent:
    user = re.search(r"\bas (?:the )?(?:user(?:name)? )?(⟦\d+⟧|[\w.@+-]+)", clause.rest)
    rest = re.sub(r"^.*?\bwith\b|\busing\b", "", clause.rest) if re.search(r"\bwith\b|\busing\b", clause.rest) else ""
    entries = read_entries(Clause(clause.text, "fill", "enter", rest, passages=clause.passages)) if rest else ()
    return _make("login", clause, target=_plain(user[1], clause) if user else "", entries=entries)


def _read_copy(clause: Clause, today: date) -> Intent:
    parts = re.split(r"(?i)\s+(?:in)?to (?=the |my |a )", clause.rest, maxsplit=1)
    source = read_source(Clause(clause.text, "copy", clause.verb, parts[0], passages=clause.passages), loose=True)
    entries = (
        (Entry(field=_plain(_bare(parts[1]), clause), role=read_role(parts[1]), source=source),)
        if len(parts) > 1
        else ()
    )
    return _make("copy", clause, source=source, entries=entries)


def _read_wait(clause: Clause, today: date) -> Intent:
    seconds = re.search(r"(\d+) ?(s|sec|seconds?|ms|m|minutes?)\b", clause.rest)
    factor = {"ms": 1, "m": 60_000}.get(seconds[2][:2] if seconds else "", 1000) if seconds else 0
    quoted = MASK.search(clause.rest)
    target = clause.passages[int(quoted[1])] if quoted else re.sub(
        r"(?i)^(?:for|until) (?:the )?|\s+(?:appears?|shows?(?: up)?|is (?:shown|visible|loaded|there))$", "", clause.rest)  # fmt: skip
    return _make("wait", clause, number=int(seconds[1]) * factor if seconds else None, target=_plain(target, clause))


def _read_paginate(clause: Clause, today: date) -> Intent:
    text = fold(clause.text)
    page = re.search(r"page (\d+)", text)
    way = next((one for one in ("next", "previous", "last", "first") if one in text), "next")
    return _make("paginate", clause, number=int(page[1]) if page else None, direction=way)


def _read_scroll(clause: Clause, today: date) -> Intent:
    text = fold(clause.text)
    way = "top" if re.search(r"\b(?:top|up|start|beginning)\b", text) else "bottom"
    target = re.sub(
        r"\b(?:to|all the way|up|down|the|top|bottom|end|start|of|text)\b.*$", "", _ARTICLE.sub("", fold(clause.rest))
    )
    return _make("scroll", clause, direction=way, target=target.strip(), role=read_role(target))


def _read_send(clause: Clause, today: date) -> Intent:
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
        entries.append(Entry(field="to", value=_plain(to[1], clause)))
    item = read_item(re.split(r"\b(?:with|saying|to)\b", clause.rest)[0], clause.passages, today)
    which = Which() if not item.which.words or fold(item.which.words[0]) in ("email", "message") else item.which
    return _make(
        "send", clause, target=clause.verb.lower().split()[0], entries=tuple(entries), which=which, thing=item.thing
    )


def _read_create(clause: Clause, today: date) -> Intent:
    parts = re.split(r"(?i)\s+(?:with|where|:)\s+", clause.rest, maxsplit=1)
    named = re.search(r"(?i)\b(?:named|called|titled)\s+(⟦\d+⟧|.+)$", parts[0])
    head = parts[0][: named.start()] if named else parts[0]
    into = re.search(r"(?i)\s+(?:to|into|in) (?:the |my )?([\w ]+)$", head)
    entries = [Entry(field="name", value=_plain(named[1], clause))] if named else []
    if len(parts) > 1:
        entries += read_entries(Clause(clause.text, "fill", "enter", parts[1], passages=clause.passages))
    item = read_item(head[: into.start()] if into else head, clause.passages, today)
    return _make("create", clause, target=_plain(_bare(head), clause), thing=item.thing, which=item.which,
                 entries=tuple(entries), scope=into[1].strip() if into else "")  # fmt: skip


def _read_upload(clause: Clause, today: date) -> Intent | None:
    names = re.findall(r"(?:~|\.{0,2}/)?[\w./ -]*?[\w-]+\.[A-Za-z0-9]{1,5}\b", unmask(clause.rest, clause.passages))
    quoted = [clause.passages[int(one)] for one in MASK.findall(clause.rest)]
    files = tuple(re.sub(r"^(?:the |my )?(?:file )?", "", one.strip()) for one in quoted or names)
    field = re.search(r"\b(?:to|as|into|in|for) (?:the |my )?([^⟦]+)$", clause.rest)
    return _make("upload", clause, items=files, target=field[1].strip() if field else "") if files else None


def _read_checkout(clause: Clause, today: date) -> Intent:
    parts = re.split(r"(?i)\b(?:with|using|to|deliver(?:ed)? to)\b", clause.rest, maxsplit=1)
    entries = (
        read_entries(Clause(clause.text, "fill", "enter", parts[1], passages=clause.passages)) if len(parts) > 1 else ()
    )
    item = read_item(parts[0], clause.passages, today)
    return _make("checkout", clause, thing=item.thing, which=item.which, entries=entries)


def _read_reveal(clause: Clause, today: date) -> Intent:
    role = read_role(clause.rest)
    quoted = MASK.search(clause.rest)
    ordinal, _ = take_ordinal(fold(MASK.sub("", clause.rest)))
    label = (
        clause.passages[int(quoted[1])]
        if quoted
        else _plain(_bare(re.sub(r"\b(?:below|above|here)\b", "", clause.rest)), clause)
    )
    vague = fold(label) in ("", "section", "sections", "all", "each", "every", "more", "all sections", "tabs", "the")
    return _make(
        "reveal",
        clause,
        role="section" if role in ("", "item") else role,
        target="" if vague else label,
        ordinal=ordinal,
    )


READERS: dict[Kind, Reader] = {
    "navigate": _read_navigate, "search": _read_search, "login": _read_login, "fill": _read_fill,
    "choose": _read_choose, "click": _read_click, "extract": _read_extract, "download": _read_thing("download"),
    "upload": _read_upload, "paginate": _read_paginate, "sort": _read_sort, "filter": _read_filter,
    "delete": _read_thing("delete"), "checkout": _read_checkout, "read": _read_question, "copy": _read_copy,
    "wait": _read_wait, "find": _read_find, "reveal": _read_reveal, "scroll": _read_scroll, "send": _read_send,
    "create": _read_create,
}  # fmt: skip


def read_unknown(clause: Clause, today: date) -> Intent | None:
    """A clause whose verb is not known is not understood: nothing is guessed."""
    return None
