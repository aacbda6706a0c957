"""A goal as people type it: numbered lists, bullets, courtesies at the end, odd spaces, slips in a verb. Masked text."""

from __future__ import annotations

import re

from rapidfuzz.distance import OSA, Hamming

from browser_copilot.page.listed import break_lists
from browser_copilot.page.verbs import find_verb

_SPACES = re.compile(r"[^\S\n]+")
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u2060\ufeff\ufe0f]")
_FACES = "[\u2600\u2639-\u263b\u2764\U0001f44b-\U0001f450\U0001f49a-\U0001f49f\U0001f600-\U0001f64f\U0001f680\U0001f90d-\U0001f93a\U0001f970-\U0001f97a]"
"""Faces, hands and hearts; a bin or a star may well be what a button shows."""
_SMILE = rf"(?:{_FACES}|(?<!\S)[:;]-?[)(DP](?!\S))"
_FIRST_SMILES = re.compile(rf"(?m)^[^\S\n]*{_SMILE}+(?=[^\S\n]*\w)")
_LAST_SMILES = re.compile(rf"(?<=[\w⟧.!?])[^\S\n]*(?:{_SMILE}[^\S\n]*)+$")
_TAKES_FACE = re.compile(
    r"(?i)\b(?:with|to|as|an?|the|my|and|or|by|of|for|in|on|is|emojis?|reactions?|faces?|smileys?|stickers?|icons?|buttons?)$"
)
"""What a face belongs to that follows."""
_SHORT = r"(?:pls|plz|please|thx)(?: (?:a lot|so much|in advance|again))?"
_LONG = r"(?:thanks|thank you)(?: (?:a lot|so much|very much|in advance|again))?"
_THANKS = re.compile(rf"(?<=[\w⟧])(?:[,!.]+ (?:{_SHORT}|{_LONG})| {_SHORT})(?:[,!.]* (?:{_SHORT}|{_LONG}))*[ !.]*$")
_TEXTUAL = re.compile(r"(?i)\b(?:reply|respond|answer|send|post|write|type|enter|comment|say\w*|put|set|search)\b")
"""Where thanks may be what is to be written."""
_VERBS = ("click", "download", "select", "choose", "search", "navigate", "enter", "filter", "scroll", "extract", "upload", "open", "find", "show", "read", "type")  # fmt: skip
"""Verbs whose slips are mended: none that ends, sends, buys or takes away anything."""
_HARM = ("delete", "remove", "send", "buy", "pay", "order", "submit", "cancel", "erase", "discard", "post", "publish", "transfer",
         "archive", "purchase", "share", "reply", "forward", "confirm", "checkout", "unsubscribe", "revoke", "reset", "clear")  # fmt: skip
_WORDS = frozenset({"chose", "filer", "types"})
"""No slips, though but a letter away from a verb."""
_HARMFUL = re.compile(rf"(?i)\b(?:{'|'.join(_HARM)})\b")
_FIRST = re.compile(
    r"(?:^|(?<=[.!?;]\s)|(?<=\n)|(?<=\band )|(?<=\bthen )|(?<=\bplease ))(?P<verb>[A-Za-z]{4,10})(?= \S)", re.MULTILINE
)


def tidy(masked: str) -> str:
    """The goal with one order to a line where it numbers them, single spaces, and the slips in its verbs mended."""
    text = _FIRST_SMILES.sub("", _SPACES.sub(" ", _UNSEEN.sub("", masked)))
    lines = break_lists(_FIRST.sub(lambda found: _mend(found["verb"]), text)).split("\n")
    return _FIRST.sub(lambda found: _mend(found["verb"]), "\n".join(map(_drop_manners, lines)))


def _drop_manners(line: str) -> str:
    """`download it thx :)` without its end; what is written, named or harmed is left as it is."""
    if _TEXTUAL.search(line) or _HARMFUL.search(line):
        return line
    short = _LAST_SMILES.sub("", line)
    kind, _, rest = find_verb(short.strip())
    short = line if _TAKES_FACE.search(short) or kind is not None and not rest else short
    return _THANKS.sub("", short)


def _mend(word: str) -> str:
    """`clik` is click and `donwload` download; a slip in a verb that does harm is left for the user to mend."""
    said = word.lower()
    if said in _VERBS or said in _WORDS or said.endswith("s") or any(OSA.distance(said, one) <= 2 for one in _HARM):
        return word
    meant = [one for one in _VERBS if _is_slip(said, one)]
    return meant[0] if len(meant) == 1 else word


def _is_slip(said: str, verb: str) -> bool:
    """Two letters that changed places, or in a longer verb one letter too many or missing; never one for another."""
    if said[0] != verb[0] or OSA.distance(said, verb) != 1:
        return False
    return Hamming.distance(said, verb) == 2 if len(said) == len(verb) else len(verb) > 4
