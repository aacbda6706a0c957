"""What a click is aimed at: label, kind of control, place in the order, the item or dialog that it stands in."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Intent
from browser_copilot.page.phrases import LABELLED, PURPOSE, SCOPE, bare, make, plain, read_role
from browser_copilot.page.text import MASK, fold
from browser_copilot.page.which import Which, read_item, take_comparisons, take_ordinal
from browser_copilot.page.words import ROLES


def read_click(clause: Clause, today: date) -> Intent:
    rest = re.sub(r"^.*?\bby (?:clicking|pressing|tapping|hitting)(?: on)? ", "", clause.rest)
    scope_hint = clause.rest[: -len(rest)] if rest != clause.rest else ""
    if re.match(r"(?i)(?:log|sign)", clause.verb):
        return make("click", clause, target="log out")
    if re.match(r"(?i)(?:submit|close|dismiss|star|generate|save|cancel|confirm|accept)", clause.verb):
        return _read_verb_click(clause, rest, scope_hint, today)
    return make("click", clause, **click_target(rest, scope_hint, clause, today))


def _read_verb_click(clause: Clause, rest: str, scope_hint: str, today: date) -> Intent:
    """`close the dialog`, `generate a number greater than 5`, `submit`: the verb itself is the label."""
    if scope_hint:
        return make("click", clause, **click_target(rest, scope_hint, clause, today))
    comparisons, _ = take_comparisons(fold(rest))
    parity = next((one for one in ("odd", "even") if re.search(rf"\b{one}\b", fold(rest))), "")
    role = read_role(rest)
    named = click_target(rest, "", clause, today)
    item = named["which"] if role not in ("dialog", "widget") else Which()
    quoted = [clause.passages[int(one)] for one in MASK.findall(rest)]
    return make("click", clause, target=quoted[0] if quoted and role in ("button", "link") else clause.verb.lower(),
                 role=role if role in ("button", "link", "icon") else "", scope="dialog" if role == "dialog" else "",
                 until=comparisons[0] if comparisons else None, parity=parity, which=item if not comparisons and not parity else Which(),
                 about_it=not comparisons and not parity)  # fmt: skip


def click_target(rest: str, scope_hint: str, clause: Clause, today: date) -> dict[str, object]:
    quoted = MASK.search(rest)
    phrase = rest if quoted and quoted.start() > len(rest) // 2 else PURPOSE.sub("", rest) or rest
    ordinal, _ = take_ordinal(fold(MASK.sub("", phrase)))
    named = LABELLED.search(phrase)
    role = read_role(MASK.sub("", SCOPE.sub("", phrase[: named.start()] if named else phrase)))
    scope = _click_scope(phrase, scope_hint, clause)
    if quoted:
        label = clause.passages[int(quoted[1])]
        if role == "widget" and fold(label) in ROLES:
            return {"role": ROLES[fold(label)], "ordinal": ordinal, "scope": scope, "which": Which()}
        return {"target": label, "quoted": True, "role": role, "ordinal": ordinal, "scope": scope, "which": Which()}
    head = LABELLED.split(phrase, maxsplit=1)
    if len(head) == 2:
        return {"target": plain(SCOPE.sub("", head[1]), clause), "role": role or read_role(head[0]), "ordinal": ordinal,
                "scope": scope, "which": Which()}  # fmt: skip
    stripped = bare(phrase if not scope else SCOPE.sub("", phrase))
    item = read_item(phrase, clause.passages, today)
    extreme = Which(extreme=item.which.extreme, by=item.which.by, parity=item.which.parity,
                    comparisons=item.which.comparisons)  # fmt: skip
    target = "" if ordinal is not None and role else re.sub(r"^(?:word|text|label) ", "", stripped)
    return {"target": plain(target, clause), "role": role, "ordinal": ordinal, "scope": scope, "which": extreme,
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
    return re.sub(r"\s+(?:below|above|section|area|page|list)$", "", plain(text, clause)) if found else ""
