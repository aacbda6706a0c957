"""Markup is built from escaped text: what comes from a visitor goes through `text` before it is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

Fields = Iterable[tuple[str, str, str]]


def text(value: object) -> str:
    """Return the value as text that is safe between tags and in quoted attributes."""
    return escape(str(value), quote=True)


def link(label: str, href: str, extra: str = "") -> str:
    """Return a link; `extra` is further attributes, as markup."""
    return f'<a href="{text(href)}" {extra}>{text(label)}</a>'


def bullets(items: Iterable[str], extra: str = "") -> str:
    """Return a list of items that are markup already."""
    return f"<ul {extra}>" + "".join(f"<li>{item}</li>" for item in items) + "</ul>"


def options(values: Iterable[tuple[str, str]], chosen: str = "") -> str:
    """Return the options of a select, from pairs of value and label."""
    return "".join(
        f'<option value="{text(value)}"{" selected" if value == chosen else ""}>{text(label)}</option>'
        for value, label in values
    )


def inputs(fields: Fields, values: Mapping[str, str] | None = None) -> str:
    """Return labelled inputs, from triples of label, name and type (a `*` after the type: required)."""
    return "".join(_labelled_input(*one, (values or {}).get(one[1], "")) for one in fields)


def _labelled_input(label: str, name: str, kind: str, value: str) -> str:
    required = " required" if kind.endswith("*") else ""
    return (
        f'<p class="field"><label for="{name}">{text(label)}</label>'
        f'<input id="{name}" name="{name}" type="{kind.rstrip("*")}" value="{text(value)}"{required}></p>'
    )


def table(heads: Iterable[str], rows: Iterable[Iterable[str]], caption: str = "") -> str:
    """Return a table whose cells are markup already; the first cell of a row is its header."""
    head = "".join(f'<th scope="col">{text(one)}</th>' for one in heads)
    body = []
    for row in rows:
        first, *others = row
        cells = "".join(f"<td>{cell}</td>" for cell in others)
        body.append(f'<tr><th scope="row">{first}</th>{cells}</tr>')
    title = f"<caption>{text(caption)}</caption>" if caption else ""
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{''.join(body)}</tbody></table>"


def alert(message: str) -> str:
    """Return an error message, or nothing for no message."""
    return f'<p class="alert" role="alert">{text(message)}</p>' if message else ""


def status(message: str) -> str:
    """Return a message of success, or nothing for no message."""
    return f'<p class="status" role="status">{text(message)}</p>' if message else ""


def euros(cents: int) -> str:
    """Return an amount, as `€63.70`."""
    return f"€{cents / 100:.2f}"
