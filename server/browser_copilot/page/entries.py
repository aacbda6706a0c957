"""Values and the fields they belong to: `X as Y`, `Y X`, `X into Y`, `set Y to X`, lists and choices."""

from __future__ import annotations

import re
from datetime import date

from browser_copilot.page.clauses import Clause
from browser_copilot.page.dates import find_span
from browser_copilot.page.intents import Entry, Source
from browser_copilot.page.references import is_title, read_bare, read_best_word, read_reference, split_reference
from browser_copilot.page.text import MASK, fold, unmask
from browser_copilot.page.which import take_ordinal
from browser_copilot.page.words import ROLES

ROLE_WORDS = "|".join(sorted(map(re.escape, ROLES), key=len, reverse=True))
DETERMINERS = r"(?:the |a |an |my |your |this |that |all |both |each |every ){0,4}"
SPLIT = re.compile(r"\s*(?:,\s*(?:and\s+)?|;\s*|\s+and\s+)(?:also\s+)?")
_AS = re.compile(rf"^(?P<value>.+?) (?:as|for) {DETERMINERS}(?P<field>[^⟦⟧]+?)$", re.IGNORECASE)
_INTO = re.compile(
    rf"^(?P<value>.+?) (?:into|in|to|inside|on|onto|with|using|from) (?P<field>{DETERMINERS}[^⟦⟧]+?)$", re.IGNORECASE
)
_LABELLED_INTO = re.compile(
    rf"^(?P<value>.+?) (?:into|in|inside|on|onto) (?P<field>{DETERMINERS}[\w -]*?(?:{ROLE_WORDS}) [^⟦⟧]*⟦\d+⟧)$",
    re.IGNORECASE,
)
_SET = re.compile(rf"^{DETERMINERS}(?P<field>.+?) (?:to be|to|as|=|:|with|is) (?P<value>.+)$", re.IGNORECASE)
_FIELD_AS = re.compile(r"(?P<field>the (?!same\b)[\w -]+?) as (?!the |my |an? )(?P<value>\S.*)$", re.IGNORECASE)
_FOR_DAY = re.compile(rf"^{DETERMINERS}(?P<field>[^⟦⟧]+?) for (?P<value>[^⟦⟧]+)$", re.IGNORECASE)
_COLON = re.compile(r"^(?P<field>[^:=⟦⟧]{1,60}?)\s*(?::(?!(?<=\d:)\d)|=)\s*(?P<value>.+)$")
_QUOTE = re.compile(
    rf"^{DETERMINERS}(?P<field>[^⟦⟧,]*?)(?: (?:of|is|as|to|with|equal to))?\s*(?P<value>⟦\d+⟧)$", re.IGNORECASE
)
_FORM = re.compile(
    r"^(?:in |out |up )?(?:the |a |this |my )?(?:[\w-]+ ){0,3}?form\b(?: below| above)?(?: with| using| as follows|:)*\s*",
    re.IGNORECASE,
)
_USE = re.compile(
    rf"^{DETERMINERS}(?P<field>[\w -]+?) to (?:enter|type|select|set|choose|pick|search for|search) (?P<value>.+)$",
    re.IGNORECASE,
)
_RANGE = re.compile(
    r"^(?:the |a )?[\w ]*?\b(?:range|between|limits?)\b[\w ]*?(?: to be| to)? ?(?:from|between)? (?P<low>\D?\d[\d.,]*) (?:to|and|-|–) (?P<high>\D?\d[\d.,]*)$",
    re.IGNORECASE,
)
_LEAD_IN = re.compile(
    r"^(?:these|the following|this|following|all of these|the)(?: [\w ]+)?:\s*(?=[^:]+:)", re.IGNORECASE
)
_CASE = re.compile(
    r"\s+in (?:all )?(?:(?:(?P<upper>upper)|lower)[- ]?case(?: letters| characters)?|(?P<capitals>capital letters|capitals|caps)|(?:small|lower) letters)",
    re.IGNORECASE,
)
_NAMED = re.compile(
    r"^the (?:words?|text|phrase|string|number|value|code|amount) (?=\w)(?!(?:of|in|from|on|at|to|shown|below|above|that|which|displayed|you|is|are|with)\b)",
    re.IGNORECASE,
)
"""What a value may be introduced by: `the words hello world`."""
GENERIC = re.compile(rf"\b(?:{ROLE_WORDS})s?\b")


_SAYS = re.compile(
    r"\b(?:(?:that|which) (?:says|reads|is (?:labell?ed|called|named|marked|titled))|labell?ed|marked|titled|saying|"
    r"with the (?:label|placeholder|hint|name|title|words?|text))(?: as)?\b"
)
"""What leads to a field's name: `the box that says Nickname`."""


def read_value(text: str, passages: list[str]) -> str:
    return unmask(text, passages).strip(" ") if MASK.search(text) else _NAMED.sub("", text.strip(" .,:;"))


_QUOTED_NAME = re.compile(
    r"(?i)(?:(?:the |my )?(?:file|folder|document|note|project|playlist|album|board|item|entry|task|tag) )?(⟦\d+⟧)"
)


def make_entry(field: str, value: str, passages: list[str]) -> Entry:
    """One entry; control words in the field's name become its role, ordinals its place. A quoted name is left as it is."""
    if quote := _QUOTED_NAME.fullmatch(field.strip()):
        return Entry(field=fold(unmask(quote[1], passages)), value=read_value(value, passages))
    folded = fold(unmask(field, passages))
    ordinal, rest = take_ordinal(folded)
    rest = _SAYS.sub(" ", rest)
    every = bool(re.search(r"\b(?:both|all|each|every)\b", folded))
    roles = [ROLES[one] for one in re.findall(rf"\b({ROLE_WORDS})s?\b", rest)]
    name = GENERIC.sub(
        " ", re.sub(r"\b(?:both|all|each|every|the|my|your|a|an|below|above|here|provided|given|into)\b", " ", rest)
    )
    named = roles == ["treeitem"] and not name.strip()  # `branch`, `file`: what is filled in is called so
    text = read_value(value, passages)
    head = re.match(r"(?i)(?:the |a |an )?(?P<field>password|username|user name|email|date|time|name|number|text|value|word) "
                    r"(?=⟦)", value)  # fmt: skip
    if head and MASK.search(value):
        quoted = MASK.search(value)
        text = passages[int(quoted[1])] if quoted else text
        name = name.strip() or ("" if head["field"].lower() in ("text", "value", "word", "number") else head["field"])
    return Entry(
        field=" ".join((name if name.strip() or not named else rest).split()),
        value=text,
        ordinal=ordinal,
        role=roles[-1] if roles and not named else "",
        every=every,
    )


def read_entries(clause: Clause) -> tuple[Entry, ...]:
    """All values of a fill clause."""
    passages = clause.passages
    text, case = clause.rest, None
    found = _CASE.search(text)
    if found:
        case, text = "upper" if found["upper"] or found["capitals"] else "lower", _CASE.sub("", text)
    text = _FORM.sub("", text) if _FORM.match(text) else text
    text = _LEAD_IN.sub("", text)
    entries = _read_all(text.strip(" ,:"), clause.verb.lower(), passages)
    source = read_source(clause)
    pointed = bool(entries) and entries[0].source is not None and entries[0].source.kind != "told"
    if source is not None and len(entries) <= 1 and not (pointed and source.kind in ("cell", "text", "shown")):
        field = entries[0] if entries else Entry()
        if field.field and field.field in fold(source.of):
            field = field.model_copy(update={"field": ""})
        entries = [field.model_copy(update={"value": None, "source": source, "raw": ""})]
    entries = [
        one.model_copy(update={"source": one.source.model_copy(update={"case": case or ""})}) if one.source else one
        for one in entries
    ]
    if case:
        change = str.upper if case == "upper" else str.lower
        entries = [one.model_copy(update={"value": change(one.value)}) if one.value else one for one in entries]
    return tuple(entries)


def _read_all(text: str, verb: str, passages: list[str]) -> list[Entry]:
    if not text:
        return []
    span = _RANGE.match(text)
    if span:
        return [make_entry("min", span["low"], passages), make_entry("max", span["high"], passages)]
    used = _USE.match(text)
    if used:
        return [make_entry(used["field"], used["value"], passages)]
    shared = re.search(
        rf"\s+(?:into|in|to) {DETERMINERS}(?:two |three |four |five |\d+ )?((?:{ROLE_WORDS})s|fields|boxes)(?: below)?$",
        text,
        re.IGNORECASE,
    )
    parts = _split_parts(text[: shared.start()] if shared else text)
    if shared and len(parts) == 1 and not re.search(r"both|all|each|every", shared[0]):
        parts = [one for one in SPLIT.split(parts[0]) if one]
    if shared and (len(parts) > 1 or not re.search(r"both|all|each", shared[0])):
        pairs = [_QUOTE.match(one) for one in parts]
        if all(one and one["field"].strip() for one in pairs):
            return [make_entry(one["field"], one["value"], passages) for one in pairs if one]
        if len(parts) > 1:
            return [_make_placed(one, place + 1, passages) for place, one in enumerate(parts)]
    if shared:
        return [_read_one(text, verb, passages)]
    return [_read_one(one, verb, passages) for one in parts]


def _make_placed(text: str, ordinal: int, passages: list[str]) -> Entry:
    source = read_reference(text, passages)
    return Entry(value=None if source else read_value(text, passages), source=source, ordinal=ordinal)


def _split_parts(text: str) -> list[str]:
    """Split a list of pairs; a comma inside a value stays when what follows is no pair."""
    pieces = [one for one in SPLIT.split(text) if one]
    parts: list[str] = []
    for piece in pieces:
        pairlike = MASK.search(piece) or "@" in piece or re.search(r"\s|:|=", piece.strip())
        if parts and not pairlike and not MASK.search(parts[-1]):
            parts[-1] += ", " + piece
        else:
            parts.append(piece)
    return parts or [text]


def _read_one(text: str, verb: str, passages: list[str]) -> Entry:
    verb = verb.split()[0]
    setting = verb in (
        "set",
        "change",
        "update",
        "edit",
        "adjust",
        "fill",
        "increase",
        "decrease",
        "rename",
        "move",
        "drag",
    )
    named = None if setting else _FIELD_AS.match(text)
    if named and read_bare(named["field"]):
        return make_entry(named["field"], named["value"], passages)
    pointed = split_reference(text, passages, setting=setting)
    if pointed:
        return make_entry(pointed[1], "", passages).model_copy(update={"value": None, "source": pointed[0]})
    labelled = _LABELLED_INTO.match(text)
    if labelled:
        return make_entry(labelled["field"], labelled["value"], passages)
    dated = _FOR_DAY.match(text) if setting else None
    if dated and (dated["value"][0].isdigit() or find_span(fold(dated["value"]), date(2000, 1, 1))):
        return make_entry(dated["field"], dated["value"], passages)
    orders = (_COLON, _QUOTE, _SET, _AS, _INTO) if setting else (_COLON, _AS, _QUOTE, _INTO)
    for pattern in orders:
        found = pattern.match(text)
        if found and found["field"].strip():
            return make_entry(found["field"], found["value"], passages)
    if re.fullmatch(r"[\w.+-]+@[\w-]+\.[\w.-]+", text.strip()) and not setting:
        return Entry(field="email", value=text.strip())
    whole = MASK.fullmatch(text.strip()) or _NAMED.match(text.strip())
    if whole or setting is False and not re.search(r"\s", text.strip()):
        return Entry(value=read_value(text, passages))
    return Entry(raw=re.sub(r"^(?:the|my|a|an) (?=\w)", "", unmask(text, passages).strip()))


def _found_on_page(text: str, clause: Clause) -> Source | None:
    """`the code shown below`, `the capital of Peru`: a value that the page tells by its name."""
    if clause.kind not in ("fill", "copy") or clause.kind == "fill" and is_title(clause.rest):
        return None
    shown = _SHOWN_TEXT.match(text)
    if shown and clause.verb.split()[0].lower() in _PUTS:
        return Source(kind="shown", of=shown["of"])
    cell = _CELL.search(text)
    if cell and clause.kind == "fill":
        return Source(kind="cell", of=unmask(cell["of"], clause.passages).strip())
    head = re.split(r"\b(?:into|in the|in|to the|as|to)\b(?! correspond)", text)[0].strip(" ,")
    for pattern in (_SHOWN, _LOOKUP):
        found = pattern.match(head) or pattern.match(text)
        if found and not _TEXTUAL.search(found["of"]) and clause.verb.split()[0].lower() in _PUTS:
            return Source(kind="cell", of=found["of"].strip())
    return None


_TEXTUAL = re.compile(r"^(?:[\w-]+ )?(?:text|words?|contents?)\b|\b(?:text|word|answer|value)s?$")
_PUTS = ("enter", "type", "put", "write", "input", "insert", "provide", "copy", "fill", "submit")
_WORD_OF = re.compile(
    r"\b(?:(?P<nth>\d+(?:st|nd|rd|th)|first|second|third|fourth|fifth|last)) (?:\w+ )?word(?: (?:in|of|from) (?:the )?(?P<of>[\w ]+))?"
)
_TEXT_OF = re.compile(
    r"\b(?:text|value|content|contents|number|code)\b.*?\b(?:in|from|of|inside)\b (?:the )?(?P<of>[\w ]+)"
)
_AIM = re.compile(r"\s+in (?:the |that |this )?[\w -]*?(?:field|box|input|column|form)\b.*$")
"""Into what a value goes: `it in the Answer field` asks for no answer."""
_ANSWER = re.compile(
    r"\b(?:answer|result|solution)\b|\b(?:math|arithmetic|sum|equation|calculation) ?(?:problem|question|expression)?\b(?! of (?:all |the |these )*\w)"
)
_UNKNOWN = re.compile(r"(?:\bvalue of|\bfor|^) (?:the )?(?:unknown|variable|letter )?(?:[b-hj-z]|unknown)$|^[b-hj-z]$")
"""The unknown of an equation: `the value of y`, `solve for x`."""
_TOTAL = re.compile(
    r"\b(?:sum|average|mean|count|total) of (?:all |the |these |my )*\w|\bhow many\b|"
    r"(?:^|\bthe )(?:total )?number of (?:all |the |these |my )*(?:[\w-]+ )?(?:[\w-]+s|people|children)\b"
)
_SHOWN_TEXT = re.compile(
    r"the (?P<of>word|text|number|code|sentence|phrase) (?:that (?:is|you see) |which is |you see )?"
    r"(?:shown|displayed|given|written|printed|above|below|on the page|on the screen)(?! correspond)\b"
)
_SHOWN = re.compile(
    r"^the (?P<of>[\w -]+?) (?:(?:that is |which is )?(?:shown|displayed|given|written|printed)|(?:below|above|on the page|from the page))(?: .*)?$"
)
_LOOKUP = re.compile(
    r"^the (?P<of>[\w -]+ (?:of|for|from) [^⟦⟧]+|[\w -]+ (?:that|which) correspond\w* (?:with|to) [^⟦⟧]+)$"
)
_CELL = re.compile(r"\bthe (?:value|content)s? (?:of|for) (?:the )?(?P<of>⟦\d+⟧|[\w .-]+?)(?= into| in | to |$)")


def read_source(clause: Clause, loose: bool = False) -> Source | None:
    """A value that has to be read from the page; None when the clause gives it literally."""
    text = fold(clause.rest)
    head = re.split(r"\b(?:into|as)\b", text)[0]
    if re.match(r"(?i)set|change|update|adjust", clause.verb) and re.search(r"\bto [-$€£]?\d[\d.,]*\b", text):
        return None  # `the number of guests to 4` names a field and its value
    if best := read_best_word(head):
        return best
    word = _WORD_OF.search(head)
    if word:
        ordinal, _ = take_ordinal(word["nth"])
        return Source(kind="word", ordinal=ordinal, of=(word["of"] or "").strip())
    if _TOTAL.search(head) and not MASK.search(head):
        return Source(kind="total", of=head.strip())
    aim = _AIM.sub("", head)
    if (_ANSWER.search(aim) or _UNKNOWN.search(head)) and not MASK.search(head):
        return Source(kind="answer")
    found = _found_on_page(text, clause)
    if found is not None:
        return found
    place = _TEXT_OF.search(head)
    if place and (loose or not MASK.search(head)) and clause.kind in ("copy", "find", "choose"):
        ordinal, rest = take_ordinal(place["of"])
        return Source(kind="text", ordinal=ordinal, of=" ".join(rest.split()))
    return Source(kind="text", of=head.strip()) if loose else None
