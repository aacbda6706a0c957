"""A page's key controls: told to a model, or in the first five of a query, even of one with a slip or turned about."""

import re
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from e2e.bench.lab import Lab

TOP = 5
LEAST_LETTERS = 5  # of a word in which a slip is made
ROW_WATCH = """() => document.addEventListener('mouseover', event => {
  let row = event.composedPath()[0];
  while (row && !row.matches?.('tr,[role=row],li,article,section')) row = row.parentNode ?? row.host;
  window.hoveredRow = row?.textContent ?? '';
}, true)"""
"""Keeps the text of the row, item or section under the pointer."""

Key = dict[str, str]


@dataclass
class KeysFound:
    """How many were looked for, and found; `slips` and `turned` are of queries alone, for names of such words."""

    keys: int = 0
    found: int = 0
    slips: int = 0
    slips_found: int = 0
    turned: int = 0
    turned_found: int = 0
    trouble: list[str] = field(default_factory=list)


def find_keys(lab: Lab, page: Page, tab: int, text: str, keys: list[Key]) -> KeysFound:
    """`text` is what a model is told of the page. Keys of a row have to be found in that very row."""
    figures = KeysFound(keys=len(keys))
    told = list_told(text)
    page.evaluate(ROW_WATCH)
    for key in keys:
        row, name = key.get("row"), key["name"]
        if (not row and any(fits(label, name) for label in told)) or asked(lab, page, tab, key):
            figures.found += 1
        else:
            figures.trouble.append(f"not found: {key['role']} {name!r}{f' in the row of {row}' if row else ''}")
        if row:
            continue
        if slip := make_slip(name):
            figures.slips += 1
            figures.slips_found += find_by(lab, page, tab, key, slip, figures)
        if turned := turn(name):
            figures.turned += 1
            figures.turned_found += find_by(lab, page, tab, key, turned, figures)
    return figures


def find_by(lab: Lab, page: Page, tab: int, key: Key, query: str, figures: KeysFound) -> bool:
    found = asked(lab, page, tab, key | {"query": query})
    if not found:
        figures.trouble.append(f"not found: {key['role']} {key['name']!r} by {query!r}")
    return found


def list_told(text: str) -> list[str]:
    """What stands in quotes, and the options in brackets."""
    quoted = re.findall(r'"(.*?)"(?= |$|:|\))', text, re.MULTILINE)
    options = [one for listed in re.findall(r"\[(.*?)\]", text) for one in listed.split(" / ")]
    return [*quoted, *options]


def make_slip(name: str) -> str | None:
    """The name with two letters of its longest word changed about; None without a word that is long enough."""
    words = name.split()
    longest = max(words, key=len, default="")
    if not re.fullmatch(rf"[^\W\d_]{{{LEAST_LETTERS},}}", longest) or not longest.isascii():
        return None
    middle = next((at for at in range(len(longest) // 2, 0, -1) if longest[at] != longest[at + 1 : at + 2]), 0)
    wrong = longest[:middle] + longest[middle + 1 : middle + 2] + longest[middle] + longest[middle + 2 :]
    return " ".join(wrong if word == longest else word for word in words) if wrong != longest else None


def turn(name: str) -> str | None:
    """The words in the opposite order; None for a single one."""
    words = name.split()
    return " ".join(reversed(words)) if len(words) > 1 else None


def asked(lab: Lab, page: Page, tab: int, key: Key) -> bool:
    """Is it in the first five answers? Whether it is the one of the wanted row is seen by pointing at it."""
    hits = lab.ask("pcd.query", {"tabId": tab, "text": key.get("query", key["name"]), "topK": TOP})
    named: list[Any] = [hit["id"] for hit in hits[:TOP] if fits(hit["label"], key["name"])]
    if "row" not in key:
        return bool(named)
    for detail in lab.ask("getDetails", {"tabId": tab, "ids": named}) if named else []:
        lab.call("dom.hover", {"tabId": tab, "selector": detail["selector"]})
        if key["row"] in str(page.evaluate("() => window.hoveredRow ?? ''")):
            return True
    return False


def fits(label: str, name: str) -> bool:
    """A label is the name, its beginning, or the name after that of its group ("Seating: Terrace")."""
    return fold(label).startswith(fold(name)[:60]) or fold(label).endswith(": " + fold(name))


def fold(text: str) -> str:
    """White space single, case folded."""
    return " ".join(text.split()).casefold()
