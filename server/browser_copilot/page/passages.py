"""What is done to a part of a text that stands in an editor: it is selected, made bold, or replaced by another."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.intents import Entry, Intent, Source
from browser_copilot.page.phrases import make, plain
from browser_copilot.page.text import MASK, fold
from browser_copilot.page.which import take_ordinal

FORMATS: dict[str, tuple[str, ...]] = {
    "bold": ("bold", "b", "strong"),
    "italic": ("italic", "italics", "i", "emphasis"),
    "underline": ("underline", "underlined", "u"),
    "strikethrough": ("strikethrough", "strike", "strike through", "s"),
    "highlight": ("highlight", "marker", "mark"),
}
"""What a format's button may be called."""
_SAID = {"bold": "bold", "embolden": "bold", "ital": "italic", "under": "underline", "stri": "strikethrough", "stru": "strikethrough",
         "high": "highlight"}  # fmt: skip
_HOW = re.compile(
    r"\b(?:bold|embolden|italics?|italici[sz]ed?|underlined?|strike ?(?:-?through|out)|struck through|highlight(?:ed)?)\b"
)
_UNIT = r"words?|text|phrase|sentence|line|paragraph|passage|title|part"
_PLACE = re.compile(
    r"(?i)\s+(?:in|of|from|inside) (?:the |this |my )?(?P<where>[\w -]*?\b(?:editor|text|note|document|draft|message|box|field|area|paragraph|letter))$"
)
_REPLACE = re.compile(
    rf"(?i)^(?:all |every |the |any )*(?:(?:occurrences?|instances?) of )?(?:the )?(?:(?:{_UNIT}|name) )?(?P<old>⟦\d+⟧|[^⟦⟧]+?) (?:with|by|to) (?:the (?:{_UNIT}|name) )?(?P<new>⟦\d+⟧|[^⟦⟧]+?)"
    r"(?: (?:in|inside|within|of) (?:the |this |my )?(?P<where>[\w -]+))?$"
)
_ALL = re.compile(r"(?:all|the (?:whole|entire|full)|everything|all of)(?: (?:the|of the))?(?: text| document| note)?")


def read_format(clause: Clause, today: date) -> Intent | None:
    """`make the word X bold`, `underline X and Y`, `select the word X`: the passages, and what is done to them."""
    said = fold(f"{clause.verb} {MASK.sub('', clause.rest)}")
    formats = tuple(
        dict.fromkeys(_SAID[next(one for one in _SAID if found.startswith(one))] for found in _HOW.findall(said))
    )
    rest = re.sub(
        r"(?i)\b(?:in |to )?(?:bold|italics?|underlined?|strike-?through|struck through|highlighted)(?: (?:and|face|type|font))?(?=$|\s)",
        " ", clause.rest,
    )  # fmt: skip
    rest = re.sub(r"(?i)[\s,]+(?:and)?\s*$", "", " ".join(rest.split()))
    place = _PLACE.search(rest)
    where = plain(place["where"], clause) if place else ""
    rest = rest[: place.start()] if place else rest
    if not formats and not re.match(r"(?i)select|highlight|mark", clause.verb):
        return None
    if fold(rest) in ("it", "them", "this", "that") and formats:
        return make("click", clause, target=formats[0], role="button")
    if _ALL.fullmatch(fold(rest)):
        return make("format", clause, role="all", items=formats, scope=where)
    ordinal, left = take_ordinal(fold(MASK.sub("", rest)))
    unit = re.search(rf"(?i)\b({_UNIT})\b", MASK.sub("", rest))
    name = re.sub(rf"(?i)^(?:only |just |the |this |that |my )*(?:(?:{_UNIT}) )?", "", rest).strip()
    if ordinal is not None and unit and not MASK.search(rest) and not set(left.split()) - {"the", fold(unit[1])}:
        return make("format", clause, role=fold(unit[1]), ordinal=ordinal, items=formats, scope=where)
    pieces = [
        plain(one, clause) for one in re.split(r",\s*(?:and\s+)?|\s+and\s+(?:the word )?(?=⟦)", name) if one.strip()
    ]
    return make("format", clause, path=tuple(pieces), items=formats, scope=where) if pieces else None


def read_replace(clause: Clause) -> Intent | None:
    """`replace Monday with Thursday in the draft`: the field's own text, with that part changed."""
    found = _REPLACE.match(clause.rest)
    if found is None:
        return None
    where = re.sub(r"(?i)^(?:text|box|field|editor|area|document)$", "", found["where"] or "")
    source = Source(kind="edit", of=plain(found["old"], clause), put=plain(found["new"], clause))
    return make("fill", clause, entries=(Entry(field=fold(where), source=source),))


_ADDED = re.compile(
    r"(?i)^(?P<text>⟦\d+⟧) (?:to|at) the (?:very )?(?P<end>end|beginning|start|top|bottom) of (?:the |my |this )?(?P<where>[\w -]+)$"
)


def read_addition(clause: Clause) -> Intent | None:
    """`add 'and yeast' to the end of the notes`: what stands there stays."""
    found = _ADDED.match(clause.rest)
    if found is None:
        return None
    way = "end" if found["end"].lower() in ("end", "bottom") else "beginning"
    where = re.sub(r"(?i)\b(?:text|box|field|editor|area|document)$", "", found["where"]).strip()
    source = Source(kind="edit", put=plain(found["text"], clause), way=way)
    return make("fill", clause, entries=(Entry(field=fold(where), source=source),))


def find_part(text: str, unit: str, ordinal: int) -> str | None:
    """The nth word, sentence or line of a text, without the marks around it; None when there is none."""
    if unit.startswith("word"):
        parts = re.findall(r"[^\W_]+(?:[’'-][^\W_]+)*", text)
    elif unit in ("line", "paragraph"):
        parts = [one.strip() for one in text.split("\n") if one.strip()]
    else:
        parts = [one.strip() for one in re.findall(r"[^.!?]+[.!?]*", text) if one.strip()]
    index = ordinal - 1 if ordinal > 0 else ordinal
    return parts[index] if -len(parts) <= index < len(parts) else None


def edit(text: str, old: str, new: str, way: str = "") -> str | None:
    """The text with every whole `old` replaced; as it is written, else in any case. None when it is not there.

    With a `way`, `new` is put at the end or the beginning.
    """
    if way:
        parts = [text, new] if way == "end" else [new, text]
        return parts[0] + ("" if not text or re.search(r"\s$", parts[0]) else " ") + parts[1]
    for flags in (re.NOFLAG, re.IGNORECASE):
        changed, count = re.subn(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _: new, text, flags=flags)
        if count:
            return changed
    return text.replace(old, new) if old and old in text else None
