"""The verb that a clause begins with tells what kind of order it is."""

from __future__ import annotations

import re

from browser_copilot.page.words import VERBS, Kind

_ROWS = tuple((re.compile(rf"(?:{pattern})(?![\w-])", re.IGNORECASE), kind) for pattern, kind in VERBS)
ANY_VERB = "|".join(f"(?:{pattern})" for pattern, _ in VERBS)


def find_verb(text: str) -> tuple[Kind | None, str, str]:
    """The leading verb of a clause: kind, the verb as written, the rest. `find and click X` is its last verb."""
    for pattern, kind in _ROWS:
        found = pattern.match(text) or pattern.match(_infinitive(text))
        if found:
            base = text if pattern.match(text) else _infinitive(text)
            rest = base[found.end() :].strip(" ,:")
            deeper = re.match(r"(?:and|, then|to) (?=\w)", rest)
            if kind in ("find", "navigate") and deeper and (inner := find_verb(rest[deeper.end() :]))[0]:
                return inner
            return kind, found[0].strip(), rest
    return None, "", text


def _infinitive(text: str) -> str:
    """`submitting it` -> `submit it`, for the verbs of the table only."""
    found = re.match(r"([a-z]+)ing\b", text, re.IGNORECASE)
    if not found:
        return text
    base = found[1]
    doubled = len(base) > 3 and base[-1] == base[-2] and base[-1] not in "sl"
    forms = (base[:-1],) if doubled else (base, base + "e")
    for form in forms:
        if any(pattern.fullmatch(form) for pattern, _ in _ROWS):
            return form + text[found.end() :]
    return text
