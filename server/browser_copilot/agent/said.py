"""A password that the user says in words is taken out of them at the door and lives in memory alone.

In its place stands a mask, dots and six digits, which goes wherever the words go: events, records, logs, prompts. At
dispatch the mask becomes a handle, as of a vault entry, whose value goes to one field. After a restart a mask means
nothing any more, and its value is asked for anew.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from browser_copilot.browser.port import Secret

DOTS = "••••"
MASKED = re.compile(DOTS + r"\d{6}")
HANDLE = "said-"
MOST_CHARACTERS = 4_096
LEAST_TELLING = 6
_NAMES = (
    r"pass ?(?:word|code|phrase)(?: (?:confirm(?:ation)?|verification|repeat(?:ed)?))?|"
    r"passwd|pwd|pw|pin(?: code| number)?|cvc|cvv|api[ -]key|passwort|kennwort|contraseña|"
    r"clave de acceso|mot de passe|senha"
)
_VALUE = r"(?:\"(?P<a>[^\"\n]+)\"|'(?P<b>[^'\n]+)'|“(?P<c>[^”\n]+)”|‘(?P<d>[^’\n]+)’|«(?P<e>[^»\n]+)»|`(?P<f>[^`\n]+)`"
_BARE = r"|(?P<g>\S*[^\s.,;:?)\]]))"
_NO_VALUE = re.compile(
    r"(?:field|box|input|page|link|button|form|manager|should|shall|must|has|will|shown|displayed|reset|prompt|tab|section|setting|settings|from|for|in|into|on|of|"
    r"at|and|then|or|the|a|an|my|your|is|was|be|to|with|using|protected|policy|hint|strength|again|twice|there|here|"
    r"which|that|it|protection|requirements|rules|generator|forgotten|stored|saved|vault|entry|change|confirm|confirmation|verification|repeat|repeated|feld|aus|und|der|die|das|del|de|y|en)\b",
    re.IGNORECASE,
)
_QUOTED_AFTER = re.compile(rf"\b(?:{_NAMES})\b\s*(?:is|are|as|to|of|with|ist|es|est|lautet)?\s*[:=]?\s*{_VALUE})", re.I)
_STATED = re.compile(
    rf"\b(?:{_NAMES})\b(?:\s*[:=]\s*|(?:\s+(?:is|ist|es|est|lautet|(?:should|shall|must|has to|will) be)|['’]s)"
    r"\s+[:=]?\s*)"
    rf"{_VALUE}{_BARE}",
    re.I,
)
_SET = re.compile(rf"\b(?:{_NAMES})\b\s+(?:to|as|with|of|auf|mit|con|avec)\s+{_VALUE}{_BARE}", re.IGNORECASE)
_GIVEN = re.compile(
    r"(?:\b(?:with|using|by|and|mit|und|con|y|avec|et|com|e|enter|type|use|give)\b|[,;&(])\s*"
    rf"(?:the |my |your |its |his |her |dem |das |la |le )?(?:{_NAMES})\s+{_VALUE}{_BARE}",
    re.IGNORECASE,
)
_BESIDE_USER = re.compile(
    rf"\b(?:user ?name|user|e-?mail|login|as|benutzer|usuario)\b[:=]?\s+\S+\s+(?:{_NAMES})\s+{_VALUE}{_BARE}",
    re.IGNORECASE,
)
_CALLED = re.compile(rf"{_VALUE}|(?P<g>\S+))\s+as (?:the |my |a |new )*(?:{_NAMES})\b", re.IGNORECASE)
_USED_FOR = re.compile(
    rf"\b(?:use|take|try)\s+{_VALUE}|(?P<g>\S+))\s+(?:for|in) (?:the |my |a |new )*(?:{_NAMES})\b", re.IGNORECASE
)
_SHORT = re.compile(
    rf"(?:\bwith|\busing|\band|[,;&(])\s+pass\s+(?:(?:is|:|=)\s*)?{_VALUE}|(?P<g>(?=\S*\d)\S*[^\s.,;:?)\]]))", re.I
)
"""`pass` is a verb too: only what has a digit or quotes is a password behind it."""
_CODE = re.compile(
    r"\b(?:secret|access|security|unlock) code\s+(?P<g>(?=\S*\d)\S*[^\s.,;:?)\]])|\b(?:cvc|cvv)\s+(?P<a>\d{3,4})\b",
    re.I,
)
_CARD = re.compile(r"(?<![\w.-])\d(?:[ -]?\d){12,18}(?![\w-]|\.\d)")
_INTO = re.compile(
    rf"\b(?:type|enter|put|write|fill(?: in)?|input)\s+{_VALUE}|(?P<g>\S+))\s+(?:in|into|in to|to|for) "
    rf"(?:the |my |both |a |new )*(?:{_NAMES})\b",
    re.IGNORECASE,
)
_FROM_TO = re.compile(rf"\b(?:{_NAMES})\b\s+(?:from|von)\s+{_VALUE}{_BARE}", re.IGNORECASE)
_TO = re.compile(
    rf"\b(?:{_NAMES})\b\s+(?:from|von)\s+(?:\"[^\"\n]+\"|'[^'\n]+'|\S+)\s+(?:to|auf)\s+{_VALUE}{_BARE}", re.I
)
_PAIR = re.compile(
    r"\b(?:log ?in|sign ?in|log on|credentials|anmelden)\b[^.!?]*?\b(?:as|with|using|mit|als)\s+"
    r"[\w.+-]+(?:@[\w.-]+)?(?:\s+/\s+|\s*:\s*|/(?=\S*\d))(?P<g>[^\s/:][^\s/]*[^\s/.,;:?)\]])(?=[\s.,;?)]|$)",
    re.IGNORECASE,
)
_PATTERNS = (
    _QUOTED_AFTER,
    _STATED,
    _SET,
    _GIVEN,
    _BESIDE_USER,
    _CALLED,
    _INTO,
    _USED_FOR,
    _SHORT,
    _CODE,
    _FROM_TO,
    _TO,
)
_ASKED = re.compile(rf"\b(?:{_NAMES})\b", re.IGNORECASE)


def find_passwords(text: str) -> list[tuple[int, int]]:
    """Where the text says a password: (begin, end) of each value, without its quotes, in order and apart."""
    found = sorted({*_find(text)})
    apart: list[tuple[int, int]] = []
    for begin, end in found:
        if not apart or begin >= apart[-1][1]:
            apart.append((begin, end))
    return apart


def _find(text: str) -> Iterator[tuple[int, int]]:
    for pattern in _PATTERNS:
        for match in pattern.finditer(text):
            name = next(one for one, value in match.groupdict().items() if value is not None)
            if name == "g" and (_NO_VALUE.fullmatch(match[name]) or _ASKED.fullmatch(match[name])):
                continue
            yield match.span(name)
    for match in _CARD.finditer(text):
        if _is_card(match[0]):
            yield match.span()
    for match in _PAIR.finditer(text):
        if "//" not in match[0] and not re.fullmatch(r"\d{2,5}", match["g"]):
            yield match.span("g")


def _is_card(text: str) -> bool:
    """Whether digits have the length and the check digit of a payment card (Luhn, ISO/IEC 7812-1 annex B)."""
    digits = [int(one) for one in text if one.isdigit()]
    doubled = [one * 2 - 9 * (one > 4) if place % 2 else one for place, one in enumerate(reversed(digits))]
    return 13 <= len(digits) <= 19 and len(set(digits)) > 1 and sum(doubled) % 10 == 0


def asks_for_password(question: str) -> bool:
    """Whether what is answered to a question is a password."""
    return _ASKED.search(question) is not None


def is_telling(value: str) -> bool:
    """Whether a text that holds the value tells the password: short plain words stand in many texts for themselves."""
    return (
        len(value) >= LEAST_TELLING
        and not (value.isalpha() and len(value) < LEAST_TELLING + 4)
        or (len(value) >= 4 and any(one.isdigit() for one in value) and any(one.isalpha() for one in value))
    )


@dataclass
class _Kept:
    """One value. `origin` is the first that it was used on: the only one from then on."""

    value: str = field(repr=False)
    lasting: bool = False
    origin: str | None = None
    task_id: str | None = None


class Said:
    """The passwords that were said to this process. `known` gives values that are secret whatever is said of them."""

    def __init__(self, known: Callable[[], Sequence[str]] = tuple) -> None:
        self.known = known
        self._kept: dict[str, _Kept] = {}

    def hide(self, text: str, *, lasting: bool = False) -> str:
        """The text with a mask in the place of each password. `lasting`: it is for more than one task."""
        parts, at = [], 0
        for begin, end in find_passwords(text):
            if not MASKED.fullmatch(text[begin:end]):
                parts += [text[at:begin], self.keep(text[begin:end], lasting=lasting)]
                at = end
        return self._hide_known("".join([*parts, text[at:]]), lasting)

    def _hide_known(self, text: str, lasting: bool) -> str:
        """`fill hunter2 into code`, where the vault keeps hunter2: no phrase tells it, the value itself does."""
        for value in sorted(self.known(), key=len, reverse=True):
            pattern = rf"(?<!\w){re.escape(value)}(?!\w)"
            if is_telling(value) and re.search(pattern, text):
                mask = self.keep(value, lasting=lasting)
                text = re.sub(pattern, mask, text)
        return text

    def hide_answer(self, text: str, question: str) -> str:
        """An answer; all of it is the password when that was asked for."""
        word = text.strip()
        if asks_for_password(question) and word and not re.search(r"\s", word) and not MASKED.fullmatch(word):
            return self.keep(word)
        return self.hide(text)

    def keep(self, value: str, *, lasting: bool = False) -> str:
        """The mask of a value."""
        mask = f"{DOTS}{secrets.randbelow(900_000) + 100_000}"
        self._kept[mask] = _Kept(value[:MOST_CHARACTERS], lasting)
        return mask

    def bind(self, text: str, task_id: str) -> None:
        """What the text masks lives no longer than the task, unless it is lasting."""
        for mask in MASKED.findall(text):
            if mask in self._kept and not self._kept[mask].lasting:
                self._kept[mask].task_id = task_id

    def forget(self, task_id: str) -> None:
        """The task is over."""
        self._kept = {mask: one for mask, one in self._kept.items() if one.task_id != task_id}

    def find_lost(self, text: object) -> str | None:
        """A mask in the text whose value is not known any more."""
        masks = MASKED.findall(text) if isinstance(text, str) else []
        return next((mask for mask in masks if mask not in self._kept), None)

    def revive(self, lost: str, mask: str) -> None:
        """A lost mask means what another one means."""
        if mask in self._kept:
            self._kept[lost] = self._kept[mask]

    def seal(self, text: str, origin: str) -> str | None:
        """The handle of a mask, from now on for that origin alone; None for a text that is no known mask."""
        kept = self._kept.get(text.strip())
        if kept is None:
            return None
        kept.origin = kept.origin or origin
        return HANDLE + text.strip().removeprefix(DOTS)

    def reveal(self, handle: str) -> Secret | None:
        """For the link alone."""
        kept = self._kept.get(DOTS + handle.removeprefix(HANDLE)) if handle.startswith(HANDLE) else None
        return Secret(kept.value, kept.origin) if kept and kept.origin else None

    def redact(self, text: str) -> str:
        """The text with what tells a password masked."""
        for mask, one in sorted(self._kept.items(), key=lambda pair: -len(pair[1].value)):
            if is_telling(one.value):
                text = re.sub(rf"(?<!\w){re.escape(one.value)}(?!\w)", mask, text)
        return text
