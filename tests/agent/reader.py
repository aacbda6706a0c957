"""Stands for a language model behind an endpoint: reads a request as a model does and walks to last month's invoice."""

import json
import re
from collections.abc import Iterator
from typing import Any

from tests.model.endpoint import Recorded
from tests.model.writing import Answer

GOAL = "Download last month's invoice"


def texts_of(value: Any) -> Iterator[str]:
    """Every text of a request's conversation, in order, whatever the protocol."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from texts_of(one)
    elif isinstance(value, dict):
        for key in ("content", "text", "output"):
            if key in value:
                yield from texts_of(value[key])


def conversation(request: Recorded) -> list[str]:
    return list(texts_of(request.body.get("messages") or request.body.get("input")))


def lines_of(texts: list[str]) -> list[str]:
    return [line for text in reversed(texts) for line in text.splitlines()]


def ask(name: str, **args: Any) -> Answer:
    return Answer(tool_calls=((name.replace(".", "_"), json.dumps(args)),))


class InvoiceReader:
    """`month` as the site writes it. `oddities` go into each answer."""

    def __init__(self, month: str, *oddities: Any) -> None:
        self.month = month
        self.oddities = oddities
        self.thoughts: list[str] = []

    def __call__(self, request: Recorded) -> Answer:
        answer = self.think(conversation(request))
        self.thoughts.append(str(answer.tool_calls or answer.text))
        return Answer(text=answer.text, tool_calls=answer.tool_calls, oddities=self.oddities)

    def think(self, texts: list[str]) -> Answer:
        results, page = texts[:-1], texts[-1].splitlines()
        last = results[-1].splitlines()
        file = re.search(r"download complete: (?:.*/)?([^/\n]+)$", results[-1], re.MULTILINE)
        if file:
            return ask("done", answer=file[1], evidence=file[1])
        row = next((line for line in last if self.month in line and re.match(r"\d+\. ", line)), "")
        control = next((part for part in row.split("; ")[1:] if "download" in part.lower()), "")
        if control:
            return ask("dom.click", id=control.split()[0])
        table = next((line for line in page if line.startswith("list ") and "nvoice" in line), "")
        if table:
            return ask("dom.extract", collectionId=table.split()[1], fields=[], controls=True)
        for name in ("Invoices", "Billing"):
            link = next((line for line in page if f'link "{name}"' in line), "")
            if link:
                return ask("dom.click", id=link.split()[0])
        return ask("give_up", reason="I see no way")
