"""The forms of commands, in one table: the parser reads by it, and `/help`, `docs/COMMANDS.md` and the panel show it.

A pattern is a line of words and slots: `{open}` is any verb of that row of the lexicon, `(a|b)` one of several,
`[a|b]` one of them or none, `<name>` a slot. The first form that reads a whole clause is its reading.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from browser_copilot.goal.intents import READS
from browser_copilot.goal.lexicon import COUNTED, TABLES, VERBS


@dataclass(frozen=True)
class Form:
    """`fixed`: values of the intent that the form itself says. `repeats`: what follows the verb may come again after
    "and" or a comma. Without an example it is a variant of the form before it.
    """

    name: str
    skill: str
    pattern: str
    example: str = ""
    help: str = ""
    fixed: Mapping[str, object] = field(default_factory=dict)
    repeats: bool = False

    @property
    def reads(self) -> bool:
        return self.skill in READS


_COUNT, _WHICH, _EXISTS = {"asks": "count"}, {"asks": "which"}, {"asks": "exists"}
_BE = "(is|are|was|were)"
FORMS = (
    Form("address", "navigate", "{open} [the] [site|page|website|address] <url>", "Go to https://shop.example/orders",
         "Open an address."),
    Form("back", "navigate", "(go|navigate) back [to the previous page]", "Go back", "Return to the page before.",
         {"back": True}),
    Form("turn", "paginate", "[{turn}] [the] <to:step> page [(of|in) <list:rows>]", "Go to the next page of the orders",
         "Turn the pages of a list."),
    Form("turn number", "paginate", "[{turn}] page <number> [(of|in) <list:rows>]", "Go to page 3", "",
         {"to": "number"}),
    Form("turn ordinal", "paginate", "{turn} [the] <number:ordinal> page [(of|in) <list:rows>]", "", "",
         {"to": "number"}),
    Form("path", "navigate", "({open}|{choose}|{click}) <path>", "Open File > Export > PDF",
         "Open entries of a menu, one after the other."),
    Form("checkout", "checkout", "(check out|checkout|proceed to [the] checkout|check out (my|the) <cart>|"
         "place (my|the) order|buy what is in (my|the) <cart>)", "Check out",
         "Buy what is in the cart, after your yes."),
    Form("log in fields", "fill_form", "{log in} (with|as|using) <pairs>", "", "", {"submit": True}),
    Form("log in", "log_in", "{log in} [(to|into|on) [the|this|my|our] <site>] [(as|(with|using) [the] "
         "(account|user|username|user name|email)) <username:option>]", "Log in as ada@example.org",
         "Log in with the vault's entry of this site."),
    Form("log in secret", "log_in", "{log in} [(to|into|on) [the|this|my|our] <site>] (with|using) <secret>"),
    Form("search", "search", "({search} <query>|search [on|in] (the|this|my|our) <site> for <query>)",
         'Search for "standing desk"', "Use the page's search."),
    Form("cart", "click", "{add} <target:item> (to|in|into|in to) [my|the|our] <cart>",
         "Add the cheapest mug in stock to the cart", "Put an item into the cart."),
    Form("upload", "upload", "{upload} <files> [(to|into|in|as|for) <field>]",
         "Upload report.pdf to the Contract field", "Hand a file of the working directory to the page."),
    Form("secret", "fill_form", "({enter} <secret> (as|into|in|for|in to) <field>|{set} <field> to <secret>)"),
    Form("enter", "fill_form", "{enter} <value> (as|into|in|for|in to) <field>", 'Enter "Ada" as the name',
         "Put a value into a field; several with commas or “and”.", repeats=True),
    Form("enter pairs", "fill_form", "{enter} <pairs> [(into|in) the (fields|text fields|form|input fields)]"),
    Form("set", "fill_form", "{set} <field> to <value>", 'Set the quantity to 3 and the colour to "Dark red"',
         "Change a field.", repeats=True),
    Form("fill form", "fill_form", "{fill} [the|this] <form> with <pairs>",
         'Fill in the contact form with Name "Ada", Email "ada@example.org" and submit it', "Fill in a form at once."),
    Form("fill field", "fill_form", "{fill} <field> with <value>", repeats=True),
    Form("choose", "fill_form", "{choose} <value:option> (as|for|from|in) <field>", "Choose Express as the delivery",
         "Choose an option of a field.", repeats=True),
    Form("choose option", "fill_form", "{choose} <value:option>", 'Choose "Express"', repeats=True),
    Form("choose thing", "click", "{choose} <target:control>", "Select the cheapest plan"),
    Form("tick", "fill_form", "{tick} <field:box>", "Tick the newsletter box", "Set a box or a switch.",
         {"checked": True}, repeats=True),
    Form("check", "fill_form", "check <field:checkbox>", "", "", {"checked": True}, repeats=True),
    Form("untick", "fill_form", "{untick} <field:box>", "Turn off notifications", "", {"checked": False}, repeats=True),
    Form("submit", "click", "<target:sending> [it|this|the form|this form|the changes|my changes|changes]",
         "Send the form", "Send what was filled in."),
    Form("hold", "hold", "[but] (don't|do not|without) (send|submit|save|sending|submitting|saving) "
         "[it|the form|anything]", 'Enter "Ada" as the name, but do not send it', "Fill in, and send nothing."),
    Form("sort", "sort", "{sort} [<list:rows>] by <column> [<descending:direction>]",
         "Sort the products by price, highest first", "Order a list by a column."),
    Form("sort first", "sort", "({sort}|{show}) [<list:rows>] [the] <extreme> first", "Show the newest first"),
    Form("show only", "filter", "({show} only <list:rows>|{show} <list:rows> only)",
         "Show only products under 50 euros", "Keep the items that fit."),
    Form("filter", "filter", "filter [<list:rows>] by <conditions:criterion>", "Filter the list by status open"),
    Form("show some", "filter", "{show} <list:restricted>", "Show the orders before June"),
    Form("extract", "extract", "{extract} <columns> of <list:rows> (to|into|as|in) <sink>"),
    Form("extract rows", "extract", "{extract} <list:rows> (to|into|as|in) <sink>", "Save the results as a table",
         "Write the rows of a list to a file: .csv or .json."),
    Form("list", "extract", "((list|extract|collect) <list:rows>|{show} <list:whole>)", "List all invoices",
         "Read the rows of a list."),
    Form("download", "download", "download <target:thing> [(as|in) [a|an] <format>]", "Download last month's invoice",
         "Fetch a file that the page offers.", repeats=True),
    Form("delete", "delete", "{delete} <target:thing>", "Delete Alan Turing from the team",
         "Remove an item, after your yes.", repeats=True),
    Form("control", "click", "<target:usual>", "Log out", "Press the button of that usual name."),
    Form("click", "click", "{click} <target:control>", "Click Edit for order 1006", "Press a control.", repeats=True),
    Form("how many", "read", f"[{{tell}}|show me] how many <of:rows> ({COUNTED})",
         "How many invoices are there?", "Count the items of a list.", _COUNT),
    Form("how many are", "read", "[{tell}|show me] how many <of:rows> (are|is) <state>",
         "How many tickets are open?", "", _COUNT),
    Form("count", "read", "(count|what is the number of|{tell} the number of) <of:rows>", "Count the open tasks", "",
         _COUNT),
    Form("is there", "read", "((is|are) there|(do|have) (i|we) [have|got]) [any] <of:control>",
         "Is there an unpaid invoice?", "Look whether it is there.", _EXISTS),
    Form("cost", "read", f"[{{tell}}] how much {_BE} <of:thing>", "How much was last month's invoice?",
         "Read an amount.", {"attribute": "amount"}),
    Form("cost of", "read", "[{tell}] (how much|what) (does|did|do) <of:thing> cost", "", "", {"attribute": "price"}),
    Form("which is", "read", f"[{{tell}}|show me] (which|what) <of:rows> {_BE} [the] <superlative>",
         "Which product is the cheapest?", "Name the item that fits.", _WHICH),
    Form("which are", "read", f"[{{tell}}|show me] (which|what) <of:rows> {_BE} <state>",
         "Which invoices are open?", "", _WHICH),
    Form("possessed", "read", f"(what {_BE}|{{tell}}|read) <possessed>", "What is Grace Hopper's email?"),
    Form("which", "read", f"([{{tell}}] (which|what) {_BE}|{{tell}}|{{find}}) <of:best>", "", "", _WHICH),
    Form("which one", "read", "[{tell}] which [one] is [the] <superlative>", "", "", _WHICH),
    Form("value of", "read", f"(what {_BE}|{{tell}}|read) <attribute> (of|for|in|on) <of:owner>",
         "What is the total of the newest order?", "Read a value."),
    Form("value", "read", f"(what {_BE}|{{tell}}) <attribute>"),
    Form("told", "find", "({tell}|show me) <question:told>"),
    Form("fact", "find", "{tell} <question:fact>"),
    Form("question", "find", "<question>", "When does the museum open?",
         "Look through the site for the passage that answers, and quote it."),
    Form("find", "find", "{find} <question:sought>", "Find the refund policy"),
    Form("act", "click", "<act> <target:item>", "Approve every pull request from dependabot",
         "Press that button of an item."),
    Form("open", "navigate", "({open}|show me) <to:single>", "Open the Team page",
         "Open a page, a tab or an item by its name."),
    Form("show", "navigate", "{show} <to:determined>"),
)  # fmt: skip
"""In the order in which they are tried."""


@dataclass(frozen=True)
class Item:
    """A word, a slot with the kind of its reader, or the lines of a choice, of which none may be taken."""

    word: str = ""
    slot: str = ""
    kind: str = ""
    lines: tuple[tuple[Item, ...], ...] = ()
    optional: bool = False


_PIECE = re.compile(r"\{[^}]+\}|<[^>]+>|[()|\[\]]|[^\s()|\[\]<>{}]+")


@cache
def compile_pattern(pattern: str) -> tuple[Item, ...]:
    """The pattern as items."""
    return _compile(_PIECE.findall(pattern), 0)[0][0]


def _compile(pieces: list[str], at: int) -> tuple[tuple[tuple[Item, ...], ...], int]:
    """The lines of a choice, from `at` up to a closing bracket or the end."""
    lines: list[list[Item]] = [[]]
    while at < len(pieces) and pieces[at] not in ")]":
        piece = pieces[at]
        if piece == "|":
            lines.append([])
        elif piece in "([":
            inner, at = _compile(pieces, at + 1)
            lines[-1].append(Item(lines=inner, optional=piece == "["))
        elif piece[0] == "{":
            verbs = VERBS[piece[1:-1]].split("|")
            lines[-1].append(Item(lines=tuple(tuple(map(Item, verb.split())) for verb in verbs)))
        elif piece[0] == "<":
            name, _, kind = piece[1:-1].partition(":")
            lines[-1].append(Item(slot=name, kind=kind or name))
        else:
            lines[-1].append(Item(piece))
        at += 1
    return tuple(map(tuple, lines)), at


def begin_pattern(pattern: str) -> list[str]:
    """The words that a command of this pattern may begin with."""
    first = compile_pattern(pattern)[0]
    lines = [" ".join(item.word for item in line) for line in first.lines]
    return [one for one in (first.word, *lines, *TABLES.get(first.kind, ())) if one.strip()]


def show_pattern(form: Form) -> str:
    """The pattern as people read it: "set FIELD to VALUE"."""
    text = re.sub(r"\{([^}]+)\}", lambda verb: VERBS[verb[1]].partition("|")[0], form.pattern)
    text = re.sub(r"<(?:\w+:)?([^>]+)>", lambda slot: _SHOWN.get(slot[1], slot[1].upper()), text)
    while (shorter := _OPTIONAL.sub("", _CHOICE.sub(r"\1", text))) != text:
        text = shorter
    return " ".join(text.split())


_CHOICE = re.compile(r"\(([^()\[\]|]*)(?:\|[^()\[\]]*)?\)")
_OPTIONAL = re.compile(r"\[[^()\[\]]*\]")
_SHOWN = {
    "step": "next", "rows": "LIST", "cart": "cart", "item": "THING", "control": "CONTROL", "box": "BOX", "act": "VERB",
    "restricted": "LIST THAT ...", "usual": "CONTROL", "sending": "send the form", "sink": "FILE", "single": "PAGE",
    "extreme": "newest", "superlative": "the cheapest", "possessed": "SOMEBODY'S ATTRIBUTE",
    "sought": "WORDS", "criterion": "COLUMN VALUE", "direction": "DIRECTION", "best": "THE BEST", "whole": "LIST",
    "pairs": "FIELD VALUE, ...", "form": "FORM form", "files": "FILE", "number": "NUMBER", "path": "ENTRY > ENTRY",
    "question": "a question",
}  # fmt: skip


_FIRST = ("download", "value of", "extract rows", "log in", "enter")
EXAMPLES = tuple(form.example for form in FORMS if form.name in _FIRST)
"""For a panel in which nothing was said yet."""


def render_help() -> str:
    """What `/help` says of commands: a line for each form."""
    return "\n".join(f"{form.example}\n    {form.help}" for form in FORMS if form.help)


def render_document() -> str:
    """`docs/COMMANDS.md`."""
    rows = [f"| {_cell(show_pattern(form))} | {form.example} | {form.help} |" for form in FORMS if form.example]
    return "\n".join((_HEAD, *rows, "", _TAIL))


def _cell(text: str) -> str:
    return "`" + text.replace("|", "\\|") + "`"


_HEAD = """# Commands

Generated from `goal/forms.py` by `make reference`; do not edit. A command is read whole or not at all.
The parser is not wired in yet: until it is, goals are read as before, and nothing here is promised.

Every word of a command is understood, or nothing is done. What is said in quotation marks is taken as it stands.
Several commands are joined with “and”, “then”, commas, or stand in sentences of their own.

| form | for example | what it does |
|---|---|---|"""
_TAIL = """Things are named as the page names them: `the Edit button`, `the newest order`, `the second link in the
sidebar`, `Edit for order 1006`, `every mail from Ann`, `products under 50 euros`, `mugs that are in
stock`, `last month's invoice`.

A question only reads. What carries a condition (“if”, “until”) or a prohibition is not read, nor is “it” for a thing
that was named before, but in “send it” after a form.
"""
