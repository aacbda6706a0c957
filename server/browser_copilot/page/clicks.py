"""What a click is aimed at: label, kind of control, place in the order, the item or dialog that it stands in."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Intent
from browser_copilot.page.phrases import ARTICLE, LABELLED, PURPOSE, SCOPE, bare, make, plain, read_role
from browser_copilot.page.text import MASK, fold, stem, unmask
from browser_copilot.page.traits import take_traits
from browser_copilot.page.which import Which, find_thing, read_item, take_comparisons, take_ordinal
from browser_copilot.page.words import DOCUMENTS, NUMBERS, ROLES

_PLAIN = re.compile(
    r"(?i)(?:(?:double|right)[- ]?click|click|press|tap|hit|push|follow(?= the)|activate|focus|toggle|mark)\b"
)
"""Verbs that say how, not what: the label is named after them."""
_TIMES = re.compile(
    r"(?i)\s*\b(?:(?P<count>\d{1,2}|" + "|".join(NUMBERS) + r") (?:more )?times|(?P<word>twice|thrice))(?: in a row)?$"
)
_UNTIL = re.compile(
    r"(?i)^(?P<head>.+?) (?:until|till)(?: you(?: can)? (?:see|find|reach|get to)"
    r"| (?:it|(?:the |this )?(?:page|screen|text|label|counter|heading|title|display)) (?:says|shows|reads|displays))? (?P<goal>.+)$"
)
ABOUT = re.compile(
    r"\b(?:by|from|about|of|named|called|titled|with|that|which|whose|for|mentioning|containing|next to|beside|on)\b"
)


def take_times(text: str) -> tuple[int, str]:
    """How often (`three times`, `twice`), and the text without it."""
    found = _TIMES.search(text)
    if not found:
        return 1, text
    word = (found["word"] or "").lower()
    count = {"twice": 2, "thrice": 3}.get(word) or (
        int(found["count"]) if found["count"].isdigit() else NUMBERS[found["count"].lower()]
    )
    return max(1, min(count, 50)), text[: found.start()].strip(" ,")


_COUNT = re.compile(
    r"(?i)^(?:any |exactly |only |just )?(?P<count>\d{1,2}|"
    + "|".join(NUMBERS)
    + r")(?: of)?(?: the| these| any)? (?P<rest>(?:[\w-]+ )?[a-z]+s\b.*)$"
)


def take_count(text: str) -> tuple[int, str]:
    """How many of several (`two posts by Ana`), 0 where no count is said, and the text without it."""
    found = _COUNT.match(text)
    if not found:
        return 0, text
    return int(found["count"]) if found["count"].isdigit() else NUMBERS[found["count"].lower()], found["rest"]


def read_click(clause: Clause, today: date) -> Intent:
    rest = re.sub(r"^.*?\bby (?:clicking|pressing|tapping|hitting)(?: on)? ", "", clause.rest)
    scope_hint = clause.rest[: -len(rest)] if rest != clause.rest else ""
    if re.match(r"(?i)(?:log|sign)", clause.verb):
        return make("click", clause, target="log out")
    until = _UNTIL.match(rest)
    if until and not take_comparisons(fold(until["goal"]))[0]:
        return _read_until(clause, until, today)
    marked = re.match(r"(?i)(?P<what>.+?) as (?P<how>[a-z]+)$", rest) if fold(clause.verb) == "mark" else None
    if marked:
        about = read_item(marked["what"], clause.passages, today)
        return make("click", clause, target=marked["how"], which=about.which, thing=about.thing, about_it=True)
    times, rest = take_times(rest)
    way = "double" if re.match(r"(?i)double", clause.verb) else "right" if re.match(r"(?i)right", clause.verb) else ""
    if not _PLAIN.match(clause.verb):
        return _read_verb_click(clause, rest, scope_hint, today, times)
    return make("click", clause, times=times, way=way, **click_target(rest, scope_hint, clause, today))


def _read_until(clause: Clause, until: re.Match[str], today: date) -> Intent:
    """`click Next until you see the fox`: the text that ends it is what the sentence sees."""
    goal = re.sub(r"(?i)^(?:the |a |an )?(?:(?:picture|image|photo|text|word|page|card|name)(?: of| with)? )?(?:the |a |an )?"
                  r"|\s+(?:step|screen|section)$|\s+(?:appears?|shows?(?: up)?|is (?:shown|visible|displayed))$", "", plain(until["goal"], clause))  # fmt: skip
    return make("click", clause, seen=goal, **click_target(until["head"], "", clause, today))


def _read_verb_click(clause: Clause, rest: str, scope_hint: str, today: date, times: int) -> Intent:
    """`close the dialog`, `archive the mail from Bob`, `generate a number over 5`: the verb itself is the label."""
    if scope_hint:
        return make("click", clause, **click_target(rest, scope_hint, clause, today))
    if fold(clause.verb) == "switch to":
        return make("click", clause, **click_target(rest, "", clause, today))
    comparisons, _ = take_comparisons(fold(rest))
    parity = next((one for one in ("odd", "even") if re.search(rf"\b{one}\b", fold(rest))), "")
    role = read_role(MASK.sub("", SCOPE.sub("", rest)))
    quoted = [clause.passages[int(one)] for one in MASK.findall(rest)]
    label = quoted[0] if quoted and role in ("button", "link") else clause.verb.lower()
    counted = bool(comparisons or parity) and re.match(r"(?i)generate|roll|refresh|spin|shuffle", clause.verb)
    if counted:
        return make("click", clause, target=label, until=comparisons[0] if comparisons else None, parity=parity)
    via = re.search(rf"(?i)\s+(?:via|as) (?:an? )?([\w ]+)$|(?:^|\s+)(?:as|to) (?:an? )?{DOCUMENTS}$", rest)
    if via:
        label, rest = f"{label} {via[0].strip()}", rest[: via.start()]
    most, rest = take_count(rest)
    named = read_item(SCOPE_WORD.sub(" by ", rest), clause.passages, today)
    if most:
        named = named.model_copy(update={"which": named.which.model_copy(update={"every": True, "most": most})})
    plainly = role in ("dialog", "widget") or bool(quoted) and label == quoted[0] or bool(FORMS.fullmatch(fold(rest)))
    return make("click", clause, target=label, role=role if role in ("button", "link", "icon") else "", times=times,
                scope="dialog" if role == "dialog" else "", which=Which() if plainly else named.which,
                thing="" if plainly else named.thing, about_it=True)  # fmt: skip


SCOPE_WORD = re.compile(r"\b(?:about|mentioning|on|via|that mentions?|that says?|next to|beside)\b")
FORMS = re.compile(
    r"(?:the |this |my |your )*(?:form|changes|page|it|everything|application|request|answers?)?(?: below| above)?"
)


_BESIDE = re.compile(r"(?i)^(?P<what>[^⟦]+?) (?:next to|beside|of|for|near|belonging to) (?:the )?(?:\w+ )?⟦\d+⟧$")


_LISTED = re.compile(
    r"(?i)^(?:on )?(?:the |these |following )*(?P<role>buttons|links|tabs|words|icons|items|numbers|letters|texts)?:? ?(?P<names>.+?)"
    r"(?: (?P<after>buttons|links|tabs|icons))?(?:,? in (?:this|that|the given|the same) order|,? in (?:order|sequence)|,? one after (?:the other|another))?$"
)


def split_click(clause: Clause) -> list[Clause]:
    """`click the buttons A, B and C in order`: one clause for each, where a plural or quotes show that they are several."""
    if clause.kind == "delete" or clause.kind == "click" and not _PLAIN.match(clause.verb):
        return _split_named(clause)
    found = _LISTED.match(clause.rest) if clause.kind == "click" and _PLAIN.match(clause.verb) else None
    names = (
        [one for one in re.split(r",\s*(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?", found["names"]) if one]
        if found
        else []
    )
    quoted = all(MASK.fullmatch(one) for one in names)
    if (
        found is None
        or len(names) < 2
        or not (quoted or found["role"] or found["after"])
        or take_times(names[-1])[0] > 1
    ):
        return [clause]
    role = (found["role"] or found["after"] or "").rstrip("s")
    passages = [*clause.passages, *(unmask(one, clause.passages) for one in names)]
    masks = [f"⟦{len(clause.passages) + place}⟧" for place in range(len(names))]
    return [
        replace(clause, text=f"{clause.verb} {one}", rest=f"{one} {role}".strip(), passages=passages) for one in masks
    ]


_NAME = r"(?:⟦\d+⟧|@[\w.-]+|[A-ZÀ-Ý][\w.'’-]*(?: [A-ZÀ-Ý][\w.'’-]*)?)"
_NAMED = re.compile(rf"(?P<both>both )?(?:the )?(?P<noun>[a-z]+s )?(?P<names>{_NAME}(?:, {_NAME})*,? and {_NAME})")


def _split_named(clause: Clause) -> list[Clause]:
    """`follow both Amy and Ben`, `remove the tags Jazz and Punk`: one clause for each name; `Johnson and Johnson` is one."""
    found = _NAMED.fullmatch(clause.rest)
    if found is None:
        return [clause]
    names = re.split(r",? and |, ", found["names"])
    marked = all(one[0] in "⟦@" for one in names)
    if not (found["both"] or found["noun"] or marked or len(names) > 2):
        return [clause]
    noun = f"{stem(found['noun'].strip())} " if found["noun"] else ""
    return [replace(clause, text=f"{clause.verb} {noun}{one}", rest=f"{noun}{one}") for one in names]


_EACH = re.compile(
    r"(?i)(?P<what>.+?) (?:for|of|on|in|next to|beside) (?P<all>(?:all|every|each)(?: of)? (?!pages?\b|other\b)\w.*)$"
)
"""`Invite for all guests`: a control that each item has."""


_IN_CALENDAR = re.compile(
    r"\b\d{1,2}(?:st|nd|rd|th)\b(?: day)?(?: of the month)? (?:in|on|of) (?:the |this )?(?:calendar|month|date ?picker)\b"
)
"""`the 17th in the calendar` is the day that is called 17."""


_NEXT_TO = re.compile(
    r"(?i)^(?P<what>[^⟦]{1,40}?) (?:next to|beside|to the (?:right|left) of) (?:the )?(?P<name>[^⟦]+)$"
)
_PLACES = re.compile(r"\b(?:field|box|button|input|link|menu|text|label|icon|picture|image|heading|title)$")


_OF_NUMBER = re.compile(
    r"(?i)^(?:the )?(?P<what>[a-z][a-z ]{0,30}?) (?:for|of|on|in|beside|next to) (?:the )?(?P<thing>[a-z]+) (?:number |no\.? |#)?(?P<number>[\w-]*\d[\w-]*)$"
)
"""`Edit for order 1027`."""
_NOT = re.compile(
    r"(?i)^(?:the |an? )?(?P<kind>[\w -]+?) (?:that|which) (?:is(?: not|n['’]t)|are(?: not|n['’]t)) (?:an? |the )?(?P<not>⟦\d+⟧|[\w-]+)$"
)
"""`the circle that is not red`: the one of its kind that is called otherwise."""


_INSIDE_OF = re.compile(r"(?i)^(?P<what>.+?) (?:in|of|for|on|from|next to|beside) (?:the |an? )?[\w-]+$")


def _described(rest: str, clause: Clause, today: date) -> dict[str, object] | None:
    """`Approve in the row whose status is open`, `the row with name Berlin`: of the one item that is so."""
    traits, left = take_traits(rest, clause.passages)
    inside = _INSIDE_OF.match(left)
    if not traits or read_role(MASK.sub("", left)) not in ("", "item"):
        return None
    item = read_item(rest[inside.end("what") :] if inside else rest, clause.passages, today)
    target = plain(ARTICLE.sub("", inside["what"]), clause) if inside else ""
    return {"target": target, "which": item.which, "thing": item.thing, "about_it": True}


def click_target(rest: str, scope_hint: str, clause: Clause, today: date) -> dict[str, object]:
    beside = _NEXT_TO.match(rest)
    if beside and not read_role(beside["what"]) and not _PLACES.search(fold(beside["name"])):
        return {
            "target": plain(ARTICLE.sub("", beside["what"]), clause),
            "which": Which(words=(plain(beside["name"], clause),)),
            "about_it": True,
        }
    if other := _NOT.match(rest):
        kind, left_out = plain(other["kind"], clause), plain(other["not"], clause)
        return {"target": kind, "role": read_role(kind), "which": Which(but=(left_out,)), "about_it": True}
    if described := _described(rest, clause, today):
        return described
    quoted = MASK.search(rest)
    phrase = rest if quoted and quoted.start() > len(rest) // 2 else PURPOSE.sub("", rest) or rest
    ordinal, _ = take_ordinal(fold(MASK.sub("", phrase)))
    named = LABELLED.search(phrase)
    role = read_role(MASK.sub("", SCOPE.sub("", phrase[: named.start()] if named else phrase)))
    scope = _click_scope(phrase, scope_hint, clause)
    if quoted:
        label = clause.passages[int(quoted[1])]
        beside = _BESIDE.match(phrase)
        if beside and not read_role(beside["what"]):
            return {
                "target": plain(ARTICLE.sub("", beside["what"]), clause),
                "which": Which(words=(label,)),
                "about_it": True,
            }
        if role == "widget" and fold(label) in ROLES:
            return {"role": ROLES[fold(label)], "ordinal": ordinal, "scope": scope, "which": Which()}
        return {"target": label, "quoted": True, "role": role, "ordinal": ordinal, "scope": scope, "which": Which()}
    numbered = _OF_NUMBER.match(phrase)
    if numbered and find_thing(fold(numbered["thing"])):
        return {"target": plain(bare(numbered["what"]), clause), "which": Which(words=(numbered["number"],)),
                "thing": find_thing(fold(numbered["thing"])), "about_it": True}  # fmt: skip
    each = _EACH.match(phrase)
    if each and bare(each["what"]):
        of = read_item(each["all"], clause.passages, today)
        return {"target": plain(bare(each["what"]), clause), "which": of.which, "thing": of.thing, "about_it": True}
    head = LABELLED.split(phrase, maxsplit=1)
    if len(head) == 2:
        return {"target": plain(SCOPE.sub("", head[1]), clause), "role": role or read_role(head[0]), "ordinal": ordinal,
                "scope": scope, "which": Which()}  # fmt: skip
    stripped = bare(phrase if not scope else SCOPE.sub("", phrase))
    item = read_item(phrase, clause.passages, today)
    if item.thing and item.which.words and not role and ABOUT.search(phrase):
        return {"target": "", "which": item.which, "thing": item.thing, "scope": item.scope}
    told = bool(item.which.parity or item.which.comparisons)
    extreme = Which(extreme=item.which.extreme, by=item.which.by, parity=item.which.parity,
                    comparisons=item.which.comparisons, every=told and item.which.every)  # fmt: skip
    if ordinal is not None and ordinal > 0 and _IN_CALENDAR.search(fold(phrase)):
        return {"target": str(ordinal), "quoted": True, "which": Which()}
    if ordinal is not None and not role and fold(take_ordinal(fold(stripped))[1]) in ("", "one", "ones"):
        role = "item"
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
