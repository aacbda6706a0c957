"""What made pages share: the head of a document, names of people, a header, crumbs and a pager."""

from __future__ import annotations

from collections.abc import Iterable

from e2e.site.markup import link, text

HEAD = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    '<link rel="stylesheet" href="/look.css">'
)
GIVEN = ("Ada", "Boris", "Chiara", "Dmitri", "Elena", "Farid", "Greta", "Hugo", "Ines", "Jonas")
FAMILY = ("Almeida", "Berg", "Costa", "Duarte", "Eriksen", "Fontaine", "Garcia", "Hansen", "Ivanova", "Jansen")


def make_document(language: str, title: str, body: str) -> str:
    """Return a whole document around a body that is markup already."""
    return (
        f'<!doctype html><html lang="{language}"><head>{HEAD}<title>{text(title)}</title></head>'
        f"<body>{body}</body></html>"
    )


def person(number: int) -> str:
    """Return a name; the same number has the same."""
    return f"{GIVEN[number % 10]} {FAMILY[number // 10 % 10]}"


def site_header(name: str, items: Iterable[str]) -> str:
    """Return a header with one named navigation."""
    links = "".join(f"<li>{link(one, '#' + one.split()[0].lower())}</li>" for one in items)
    return f'<header><nav aria-label="{text(name)}"><ul>{links}</ul></nav></header>'


def crumbs(*names: str) -> str:
    """Return the way to this page; the last name is the page itself."""
    *before, last = names
    links = "".join(f"<li>{link(one, '#')}</li>" for one in before)
    return f'<nav aria-label="Breadcrumbs"><ol class=row>{links}<li aria-current=page>{text(last)}</li></ol></nav>'


def pager(pages: int) -> str:
    """Return the links to the next pages and the last."""
    numbers = " ".join(link(str(number), f"#p{number}") for number in (2, 3, pages))
    return f'<nav aria-label="Pages">{numbers} {link("Next page", "#p2", "rel=next")}</nav>'
