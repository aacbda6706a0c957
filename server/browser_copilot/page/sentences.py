"""Where a sentence ends, and which one only tells what an answer shall look like. Works on masked text."""

from __future__ import annotations

import re

from browser_copilot.page.words import VERBS

_VERB = re.compile(rf"(?i)(?:{'|'.join(f'(?:{pattern})' for pattern, _ in VERBS)})(?![\w-])")
_END = re.compile(r"(?<=[.!?;])\s+|\n+|(?<=[.!?])(?=[A-Z]{2,}|[A-Z][a-z])|(?<=⟧[.!?;])\s*")
_NUMBERED = re.compile(r"\b[Nn][or]\.$")
_ABBREVIATED = re.compile(r"\b(?:Mr|Mrs|Ms|Dr|St|e\.g|i\.e|vs)\.$")
_STREET = re.compile(r"\w [A-Z]\w* St\.$")
_FORM = re.compile(
    r"(?i)(?:please )?(?:answer|reply|respond)(?: me)?(?: (?:only|just|simply))? (?:with|by|in) (?P<form>.+)"
)
_LISTED = re.compile(r":[ \t]*\n+((?:[ \t]*[-•*]?[ \t]*[^\n:]{1,40}:[ \t]*[^\n]+(?:\n|$))+)")
"""Lines of `label: value` below a line that ends with a colon."""


def split_sentences(text: str) -> list[str]:
    """The sentences of a text: `no. 5`, `Dr. Lee` and `St. Ives` end none, but `Go to Main St. Delete it` is two."""
    text = _LISTED.sub(
        lambda found: ": " + ", ".join(one.strip(" .,;-•*") for one in found[1].strip().splitlines()) + "\n", text
    )
    sentences, begun = [], 0
    for found in _END.finditer(text):
        before, after = text[begun : found.start()], text[found.end() :]
        street = _STREET.search(before) and _VERB.match(after)
        if _NUMBERED.search(before) and after[:1].isdigit() or _ABBREVIATED.search(before) and not street:
            continue
        sentences.append(before)
        begun = found.end()
    return [*sentences, text[begun:]]


def is_form(sentence: str, *, asked: bool) -> bool:
    """`answer with yes or no`, or such an order behind a question: it tells what the answer shall look like."""
    found = _FORM.fullmatch(sentence)
    return found is not None and (asked or " or " in found["form"])
