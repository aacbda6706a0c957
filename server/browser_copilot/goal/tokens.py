"""A goal as tokens with their spans. Quotations, addresses, dates, times, amounts and file names are atomic."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal, cast

from browser_copilot.goal.dates import DATE, read_date

Kind = Literal["word", "quote", "url", "email", "file", "date", "time", "amount", "number", "ordinal", "poss", "punct"]
_TLD = "com|org|net|edu|gov|int|info|biz|dev|app|test|local|example|localhost|museum|shop|site|online|invalid|cloud"
_EXTENSION = (
    "pdf|csv|json|txt|md|docx?|xlsx?|pptx?|odt|ods|rtf|png|jpe?g|gif|svg|webp|zip|tar|gz|7z|mp3|mp4|mov|wav|html?|xml|"
    "ya?ml|toml|js|ts|py|ics|eml|log|tsv|epub"
)
_UNIT = (
    "euros?|pounds?|dollars?|cents?|usd|eur|gbp|chf|yen|percent|kg|g|mg|kb|mb|gb|tb|km|cm|mm|m|miles?|l|ml|px|stars?|"
    "degrees?|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|nights?|pieces?"
)
_TOKEN = re.compile(
    rf"""
      (?P<quote>"[^"\n]+" | “[^”\n]+” | „[^“”\n]+[“”] | «[^»\n]+» | `[^`\n]+`
        | (?<!\w)‘(?:[^’\n]|’(?=\w))+’ | (?<!\w)'(?!\s)(?:[^'\n]|'(?=\w))+'(?!\w))
    | (?P<url>[a-z][a-z0-9+.-]*://[^\s"“”<>]*[^\s"“”<>.,;:!?)'’\]]
        | (?<![\w@.])(?:(?:[a-z0-9-]+\.)+(?:(?i:{_TLD})|(?-i:[a-z]{{2}}))|localhost|\d{{1,3}}(?:\.\d{{1,3}}){{3}})
          (?::\d+)?(?:/[^\s"“”<>]*[^\s"“”<>.,;:!?)'’\]]|/)?(?![\w@-]))
    | (?P<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)
    | (?P<file>(?<![\w.])[\w-]+(?:\.[\w-]+)*\.(?:{_EXTENSION})(?![\w@-]))
    | (?P<date>{DATE.pattern})
    | (?P<time>(?<![\w.])\d{{1,2}}(?::\d{{2}}(?::\d{{2}})?(?:\s?[ap]m)?|\s?[ap]m)(?!\w))
    | (?P<amount>(?<!\w)(?:[€$£¥]\s?\d+(?:[.,]\d+)*|[-+]?\d+(?:[.,]\d+)*\s?(?:[€$£¥%°]|(?:{_UNIT})(?!\w))))
    | (?P<ordinal>(?<!\w)\d+(?:st|nd|rd|th)(?!\w))
    | (?P<number>(?<!\w)[-+]?\d+(?:[.,]\d+)*(?!\w|\.\w))
    | (?P<poss>(?<=\w)['’]s(?!\w)|(?<=s)['’](?!\w))
    | (?P<word>[#@]?\w+(?:[-'’&/.+]\w+)*(?:\+\+|\#)?)
    | (?P<punct>\n|\S)
    """,
    re.IGNORECASE | re.VERBOSE,
)
_CONTRACTED = frozenset("what who where how when it that there here let he she which why".split())


@dataclass(frozen=True)
class Token:
    """`text` is what was said, without its quotation marks; `value` is the ISO form of a date; `lower` is compared."""

    kind: Kind
    text: str
    start: int
    end: int
    value: str = ""
    lower: str = ""


def tokenize(text: str, today: date) -> list[Token]:
    """Tokens from left to right; every character that is no space lies in exactly one of them."""
    return [token for found in _TOKEN.finditer(text) for token in _make(found, today)]


def _make(found: re.Match[str], today: date) -> Iterator[Token]:
    kind, said, (start, end) = cast(Kind, found.lastgroup), found[0], found.span()
    if kind == "quote":
        yield Token("quote", said[1:-1].strip(), start, end)
    elif kind == "date":
        dated = DATE.match(found.string, start)
        value = read_date(dated, today) if dated is not None and dated.end() == end else None
        yield Token("date" if value else "word", said, start, end, value or "", said.lower())
    elif kind == "word":
        yield from _split_word(said, start)
    else:
        yield Token(kind, said, start, end, lower=said.lower())


def _split_word(said: str, start: int) -> Iterator[Token]:
    """A possessive is two tokens, and so is "what's"; "don't" is one."""
    lower = said.lower().replace("’", "'")
    if not lower.endswith("'s"):
        yield Token("word", said, start, start + len(said), lower=lower)
        return
    cut = start + len(said) - 2
    yield Token("word", said[:-2], start, cut, lower=lower[:-2])
    if lower[:-2] in _CONTRACTED:
        yield Token("word", said[-2:], cut, cut + 2, lower="us" if lower == "let's" else "is")
    else:
        yield Token("poss", said[-2:], cut, cut + 2, lower="'s")
