"""An intent is what one clause of a goal asks for: the name of a skill with its typed parameters.

The same models are the parameters of a language model's skill tools, so each is small, flat and validated.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Words = Annotated[str, StringConstraints(max_length=200)]
Value = Annotated[str, StringConstraints(max_length=2_000)]
Relation = Literal["is", "is_not", "contains", "below", "at_most", "above", "at_least", "before", "after"]


class Frozen(BaseModel):
    """Immutable, without unknown fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Condition(Frozen):
    """A restriction on items: a column's name (as said; "" when only the value was said: "in stock") and a value.

    Columns that no page need name: `price` for an amount of money, `date` with an ISO value (its forms: `dates`), and
    the words `from`, `by`, `about` and `with`, which say how the value belongs to the item. Other values are as said.
    """

    column: Words = ""
    relation: Relation = "is"
    value: Words


class Superlative(Frozen):
    """ "cheapest" is the least of `price`, "newest" the most of `date`; `column` is the name to look for."""

    column: Words
    most: bool


class Target(Frozen):
    """The words that name a thing on a page, or several of one kind.

    `words`: without articles and without the word for the role. `exact`: they stood in quotation marks. `of`: the words
    that name the row, card, item, section or column that it stands in ("Delete" *of* "Call the bank"), or a part of its
    own name ("Terms of service"). Candidates fit `words` and `of`; `conditions` speak of a candidate's row or card,
    `superlative` and then `ordinal` choose among the candidates. `ordinal`: from 1, or -1 for the last. `every`: all
    that fit are meant.
    """

    words: Words = ""
    exact: bool = False
    role: Literal["", "button", "link", "tab", "menuitem", "checkbox", "radio", "field", "list", "item", "image"] = ""
    of: Words = ""
    ordinal: int | None = None
    every: bool = False
    conditions: tuple[Condition, ...] = ()
    superlative: Superlative | None = None


class FieldValue(Frozen):
    """One field of a form and what is put there: a text, an option, or yes and no of a box.

    A field without words: `value` is an option of whatever field offers it. `secret`: a handle of the vault, instead.
    """

    field: Target
    value: Value = ""
    checked: bool | None = None
    secret: Words = ""


class Navigate(Frozen):
    """Go to an address, or to a page by the name of its link, tab or menu entry; `back` goes back."""

    skill: Literal["navigate"] = "navigate"
    url: Annotated[str, StringConstraints(max_length=2_000)] = ""
    to: Target = Target()
    path: tuple[Words, ...] = ()
    """Menu entries to open one after the other, the last is the page."""
    back: bool = False


class Search(Frozen):
    """Type words into the page's search and send it."""

    skill: Literal["search"] = "search"
    query: Value


class LogIn(Frozen):
    """Log in with the vault's entry of this origin."""

    skill: Literal["log_in"] = "log_in"
    username: Words = ""
    secret: Words = ""
    """A handle of the vault, when the entry was named by it."""


class FillForm(Frozen):
    """Put values into fields; `submit` sends the form, by its own button or the one that is named."""

    skill: Literal["fill_form"] = "fill_form"
    fields: Annotated[tuple[FieldValue, ...], Field(min_length=1, max_length=40)]
    submit: bool = False
    button: Target = Target()


class Click(Frozen):
    """Press one control, or every one that fits."""

    skill: Literal["click"] = "click"
    target: Target


class Paginate(Frozen):
    """Turn the pages of a list: next, previous, first, last, or a number."""

    skill: Literal["paginate"] = "paginate"
    to: Literal["next", "previous", "first", "last", "number"]
    number: int | None = None
    list: Target = Target()


class Sort(Frozen):
    """Order a list by a column."""

    skill: Literal["sort"] = "sort"
    column: Words
    descending: bool = False
    list: Target = Target()


class Filter(Frozen):
    """Show only the items that fit."""

    skill: Literal["filter"] = "filter"
    conditions: Annotated[tuple[Condition, ...], Field(min_length=1, max_length=8)]
    list: Target = Target()


class Read(Frozen):
    """Answer from the page at hand: the value of `attribute`, or how many there are, or whether there is one.

    `attribute` is what is asked ("total"), `of` the item or section that it is asked of ("the newest order").
    """

    skill: Literal["read"] = "read"
    asks: Literal["value", "count", "exists", "which"] = "value"
    attribute: Words = ""
    of: Target = Target()


class Extract(Frozen):
    """Read the rows of a list into a table, and into a file when a name or a format is given."""

    skill: Literal["extract"] = "extract"
    list: Target = Target()
    columns: tuple[Words, ...] = ()
    limit: int | None = None
    file: Words = ""
    format: Literal["", "csv", "json"] = ""


class Find(Frozen):
    """Look through the site, read-only, for the passage that answers a question, and quote it."""

    skill: Literal["find"] = "find"
    question: Value


class Download(Frozen):
    """Fetch a file that the page offers."""

    skill: Literal["download"] = "download"
    target: Target


class Upload(Frozen):
    """Hand a file of the working directory to a file field."""

    skill: Literal["upload"] = "upload"
    files: Annotated[tuple[Words, ...], Field(min_length=1, max_length=10)]
    field: Target = Target()


class Delete(Frozen):
    """Remove one item, after a yes."""

    skill: Literal["delete"] = "delete"
    target: Target


class Checkout(Frozen):
    """Buy what is in the cart, after a yes."""

    skill: Literal["checkout"] = "checkout"


Intent = Annotated[
    Navigate
    | Search
    | LogIn
    | FillForm
    | Click
    | Paginate
    | Sort
    | Filter
    | Read
    | Extract
    | Find
    | Download
    | Upload
    | Delete
    | Checkout,
    Field(discriminator="skill"),
]
READS = frozenset({"read", "extract", "find"})
"""Skills that change nothing on a site."""


class Clause(Frozen):
    """One clause of a goal as it was read; `text` is the user's own words, `span` where they stand in the goal."""

    intent: Intent
    text: str
    span: tuple[int, int]


class Reading(Frozen):
    """A goal read whole, or not at all: with `unread` words there are no clauses, and nothing is done.

    `asks`: the goal is a question, which never acts. `nearest`: the command form that is most like what was said.
    """

    clauses: tuple[Clause, ...] = ()
    unread: tuple[str, ...] = ()
    asks: bool = False
    nearest: str = ""
