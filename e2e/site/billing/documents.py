"""The list of invoices: several pages, one download per issued invoice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from e2e.site.billing.frame import Page
from e2e.site.billing.invoices import PAGE_SIZE, Invoice
from e2e.site.billing.state import State
from e2e.site.markup import link, table, text
from e2e.site.server import Call, Reply, not_found

SLOW_PIECES = 8
SLOW_GAP_S = 0.25


def show_list(state: State, call: Call) -> Page:
    """Show one page of the list; in the spa variant its rows arrive later."""
    number, shown = page_of(state, call)
    words = state.variant.words
    if state.variant.spa:
        waiting = f"<p>Loading {words.lower()}…</p>"
        body = f"<div data-rows='/api/invoices?page={number}' aria-busy=true>{waiting}</div>"
    else:
        body = render_rows(state, shown)
    intro = f"<p>All {words.lower()} since you joined, {PAGE_SIZE} on a page.</p>"
    return Page(words, f"<h1>{words}</h1>{intro}{body}{_pager(state, number)}")


def show_rows(state: State, call: Call) -> Reply:
    """Answer with the rows alone, as the spa variant asks for them."""
    return Reply(render_rows(state, page_of(state, call)[1]).encode())


def page_of(state: State, call: Call) -> tuple[int, list[Invoice]]:
    """Return the page number that was asked for (from 1) and the invoices on it."""
    asked = call.asked("page", "1")
    number = int(asked) if asked.isdecimal() and 1 <= int(asked) <= _page_count(state) else 1
    first = (number - 1) * PAGE_SIZE
    return number, state.invoices[first : first + PAGE_SIZE]


def render_rows(state: State, shown: Sequence[Invoice]) -> str:
    """Return the invoices as a table or as cards."""
    if state.variant.layout == "cards":
        return "<div class=articles>" + "".join(_card(state, one) for one in shown) + "</div>"
    rows = (
        (
            link(one.number, f"{state.variant.list_path}/{one.key}"),
            text(one.title),
            text(one.amount),
            f"<span class='badge {one.status.lower()}'>{one.status}</span>",
            _download(state, one),
        )
        for one in shown
    )
    return table(("Number", "Month", "Amount", "Status", "File"), rows, state.variant.words)


def _card(state: State, one: Invoice) -> str:
    return f"""<article class=panel aria-label="{state.variant.word} {one.title}"><h2>{one.title}</h2>
<p>{one.number}</p><p class=amount>{one.amount}</p>
<p><span class="badge {one.status.lower()}">{one.status}</span></p>
<p>{_download(state, one)}</p></article>"""


def _download(state: State, one: Invoice) -> str:
    if one.offset < 0:
        return "Not issued yet"
    label = f"Download {one.file_kind.upper()}"
    return link(label, f"{state.variant.list_path}/{one.filename}", "class=button")


def _page_count(state: State) -> int:
    return -(-len(state.invoices) // PAGE_SIZE)


def _pager(state: State, number: int) -> str:
    last = _page_count(state)
    base = state.variant.list_path
    parts = [link("Previous", f"{base}?page={number - 1}", "rel=prev")] if number > 1 else []
    for page in range(1, last + 1):
        here = 'aria-current="page"' if page == number else ""
        parts.append(link(str(page), f"{base}?page={page}", here))
    if number < last:
        parts.append(link("Next", f"{base}?page={number + 1}", "rel=next"))
    return f"<nav class=pager aria-label=Pages>{' '.join(parts)}</nav>"


def show_document(state: State, call: Call) -> Page | Reply:
    """Answer with a file when the last part of the path is a file name, else with the invoice's own page."""
    wanted = call.args["key"]
    for one in state.invoices:
        if wanted == one.filename and one.offset >= 0:
            return _send(state, one)
        if wanted == one.key:
            return _detail(state, one)
    return not_found(call.path)


def _send(state: State, one: Invoice) -> Reply:
    headers = (("Content-Disposition", f'attachment; filename="{one.filename}"'),)
    if not state.variant.delay:
        return Reply(one.content, content_type=one.content_type, headers=headers)
    whole = (*headers, ("Content-Length", str(len(one.content))))
    return Reply(_pieces(one.content), content_type=one.content_type, headers=whole)


def _pieces(content: bytes) -> Iterator[bytes]:
    size = -(-len(content) // SLOW_PIECES)
    for start in range(0, len(content), size):
        yield content[start : start + size]


def _detail(state: State, one: Invoice) -> Page:
    lines = table(
        ("Item", "Amount"),
        (
            ("Workshop 25, monthly", "€49.00"),
            ("Parcels", f"€{(one.cents - 4900) / 100:.2f}"),
            ("Total", one.amount),
        ),
    )
    back = link(f"Back to {state.variant.words.lower()}", state.variant.list_path)
    title = f"{state.variant.word} {one.number}"
    main = f"<h1>{title}</h1><p>{one.title} · {one.status}</p>{lines}<p>{_download(state, one)}</p><p>{back}</p>"
    return Page(title, main)
