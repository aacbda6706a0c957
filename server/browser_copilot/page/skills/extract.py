"""Extract a list to a JSON or CSV file in the working directory."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Sequence

from browser_copilot.page.intents import Intent
from browser_copilot.page.items import choose
from browser_copilot.page.skills.base import Binding, Effect, Evidence, Match, Outcome, Params, Skill
from browser_copilot.page.skills.lists import items_in, rank_collections, read_collection
from browser_copilot.page.text import fold
from browser_copilot.page.which import Which
from browser_copilot.protocol.page import MiniPCD
from browser_copilot.protocol.task import PlannedStep
from browser_copilot.protocol.tools import Item


class ExtractParams(Params):
    """`format` is csv or json, `file` the name of the file."""

    thing: str = ""
    which: Which = Which()
    format: str = "csv"
    file: str = ""


class ExtractSkill(Skill[ExtractParams]):
    """Read a list; the controller saves `binding.values["items"]` and turns the pages."""

    name = "extract"
    kinds = frozenset({"extract"})
    params = ExtractParams
    about = "Write a list of the page, its rows that fit and all its columns, to a CSV or JSON file."

    def read(self, intent: Intent) -> ExtractParams:
        """As said; CSV when nothing was."""
        return ExtractParams(thing=intent.thing, which=intent.which, format=intent.format or "csv", file=intent.target)

    def match(self, mini: MiniPCD, params: ExtractParams) -> list[Match]:
        """Lists of the thing."""
        return [Match((), score, (read_collection(one, controls=False),), f'list "{one.name}"')
                for one, score in rank_collections(mini, params.thing)[:2]]  # fmt: skip

    def bind(self, evidence: Evidence, params: ExtractParams) -> Binding | None:
        """The items that fit."""
        for _, items in items_in(evidence, [one.key for one in evidence.match.reads]):
            which = params.which.model_copy(update={"every": False})
            found = list(items) if which.is_any else list(choose(items, which, evidence.today).items)
            if found:
                return Binding({}, evidence.match.confidence, evidence.match.why, {"items": found})
        return None

    def plan(self, binding: Binding, params: ExtractParams) -> list[PlannedStep]:
        """Nothing to do on the page."""
        return []

    def effects(self, params: ExtractParams) -> tuple[Effect, ...]:
        """There are items."""

        def has_items(outcome: Outcome) -> str | None:
            count = len(outcome.binding.values.get("items", ()))
            return f"{count} items read" if count else None

        return (has_items,)


def file_name(params: ExtractParams) -> str:
    """The name that was asked for, else the thing's."""
    if params.file:
        return params.file
    stem = re.sub(r"\W+", "-", fold(params.thing or "list")).strip("-") or "list"
    return f"{stem}s.{params.format}" if params.thing else f"{stem}.{params.format}"


def to_bytes(items: Sequence[Item], kind: str) -> bytes:
    """The items as UTF-8 CSV with a header row, or as a JSON array of objects with typed values."""
    columns = list(dict.fromkeys(name for one in items for name in one.fields))
    if kind == "json":
        rows = [{name: one.fields[name].value if one.fields[name].value is not None else one.fields[name].text
                 for name in columns if name in one.fields} for one in items]  # fmt: skip
        return (json.dumps(rows, ensure_ascii=False, indent=2) + "\n").encode()
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(columns)
    for one in items:
        writer.writerow([_safe(one.fields[name].text) if name in one.fields else "" for name in columns])
    return out.getvalue().encode()


def _safe(text: str) -> str:
    """A spreadsheet must not take a page's text for a formula."""
    return "'" + text if re.match(r"[=+@\t\r]|-(?!\d)", text) else text
