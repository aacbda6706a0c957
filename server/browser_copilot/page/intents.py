"""An intent is one thing to do, with everything that the goal said about it."""

from __future__ import annotations

from browser_copilot.page.which import Comparison, Frozen, Which
from browser_copilot.page.words import WRITES, Kind


class Source(Frozen):
    """A value that stands on the page: the nth word of a text, the text of a field, a cell, the answer to a sum.

    `told` is what an order before found: `it`, `the number`.
    """

    kind: str  # word, text, cell, answer, total, shown, told, edit
    ordinal: int | None = None
    of: str = ""
    way: str = ""  # above: the value stands before its label
    case: str = ""  # upper or lower: how it is written
    put: str = ""  # of an edit: what comes in the place of the words `of`
    extreme: str = ""  # of a word: longest, shortest, or first and last of the alphabet


class Entry(Frozen):
    """One value for one field. `ordinal` picks the nth field, `every` all that fit; `raw` is split at binding."""

    field: str = ""
    value: str | None = None
    source: Source | None = None
    ordinal: int | None = None
    role: str = ""
    every: bool = False
    raw: str = ""
    secret: str = ""  # the handle of an entry of the vault, instead of a value


class Intent(Frozen):
    """`text` is the clause as written. Which of the other fields count depends on `kind`."""

    kind: Kind
    text: str
    verb: str = ""
    target: str = ""  # label of the control, page or query
    quoted: bool = False  # the target stood in quotes: match it exactly
    role: str = ""  # button, link, tab, ...
    ordinal: int | None = None
    items: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    entries: tuple[Entry, ...] = ()
    thing: str = ""
    which: Which = Which()
    scope: str = ""
    source: Source | None = None
    through: str = ""  # tab, section, page: look behind these
    under: str = ""  # what was unfolded before: of several that are called the same, the one behind it
    off: bool = False  # uncheck, deselect
    until: Comparison | None = None
    seen: str = ""  # repeat until this text is seen
    parity: str = ""
    attribute: str = ""  # what of the item is asked: amount, date, email
    question: str = ""  # which, amount, count, text, exists
    format: str = ""  # csv or json
    direction: str = ""  # asc, desc, next, previous, top, bottom
    number: int | None = None
    about_it: bool = False
    asked: bool = False  # said as a question: every act needs a yes
    after_unread: str = ""  # what before it in the goal was not understood
    control: str = ""  # id of the control that the user chose of several like ones
    times: int = 1  # clicks or keys: how often
    way: str = ""  # of a click: double, right; of a drop: before, after, into

    @property
    def writes(self) -> bool:
        """Whether carrying it out changes something."""
        return self.kind in WRITES
