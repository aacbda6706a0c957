"""The forms of commands, in one table: the parser reads by it, and `/help`, `docs/COMMANDS.md` and the panel show it.

A pattern is a line of words and slots: `{open}` is any verb of that row of the lexicon, `(a|b)` one of several,
`[a|b]` one of them or none, `<name>` a slot. The first form that reads a whole clause is its reading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Literal

from browser_copilot.goal.intents import READS
from browser_copilot.goal.lexicon import CONTROLS, COUNTED, VERBS


@dataclass(frozen=True)
class Form:
    """`repeats`: what follows the verb may come again after "and" or a comma. Without an example it is a variant."""

    name: str
    skill: str
    pattern: str
    example: str = ""
    help: str = ""
    repeats: bool = False

    @property
    def reads(self) -> bool:
        return self.skill in READS


FORMS = (
    Form("address", "navigate", "{open} [the] [site|page|website|address] <url>", "Go to https://shop.example/orders",
         "Open an address."),
    Form("back", "navigate", "(go|navigate) back [to the previous page]", "Go back", "Return to the page before."),
    Form("turn", "paginate", "[{turn}] [the] <step> page [(of|in) <target>]", "Go to the next page of the orders",
         "Turn the pages of a list."),
    Form("turn number", "paginate", "[{turn}] page <number> [(of|in) <target>]", "Go to page 3"),
    Form("turn ordinal", "paginate", "{turn} [the] <ordinal> page [(of|in) <target>]"),
    Form("path", "navigate", "({open}|{choose}|{click}) <path>", "Open File > Export > PDF",
         "Open entries of a menu, one after the other."),
    Form("checkout", "checkout", "(check out|checkout|proceed to checkout|proceed to the checkout|"
         "check out (my|the) <cart>|place (my|the) order|buy what is in (my|the) <cart>)", "Check out",
         "Buy what is in the cart, after your yes."),
    Form("log in fields", "fill_form", "{log in} (with|as|using) <pairs>"),
    Form("log in", "log_in", "{log in} [(to|into|on) [the|this|my|our] <site>] [(as|with|using) [the] "
         "[account|user|username|user name|email] <account>]", "Log in as ada@example.org",
         "Log in with the vault's entry of this site."),
    Form("log in secret", "log_in", "{log in} [(to|into|on) [the|this|my|our] <site>] (with|using) <secret>"),
    Form("search", "search", "({search} <query>|search [on|in] (the|this|my|our) <site> for <query>)",
         'Search for "standing desk"', "Use the page's search."),
    Form("cart", "click", "{add} <target> (to|in|into|in to) [my|the|our] <cart>",
         "Add the cheapest mug in stock to the cart", "Put an item into the cart."),
    Form("upload", "upload", "{upload} <files> [(to|into|in|as|for) <field>]", "Upload report.pdf to the Contract field",
         "Hand a file of the working directory to the page."),
    Form("enter secret", "fill_form", "({enter} <secret> (as|into|in|for|in to) <field>|{set} <field> to <secret>)"),
    Form("enter", "fill_form", "{enter} <value> (as|into|in|for|in to) <field>", 'Enter "Ada" as the name',
         "Put a value into a field; several with commas or “and”.", repeats=True),
    Form("enter pairs", "fill_form", "{enter} <pairs> [(into|in) the (fields|text fields|form|input fields)]"),
    Form("set", "fill_form", "{set} <field> to <value>", 'Set the quantity to 3 and the colour to "Dark red"',
         "Change a field.", repeats=True),
    Form("fill form", "fill_form", "{fill} [the|this] <form> with <pairs>",
         'Fill in the contact form with Name "Ada", Email "ada@example.org" and submit it', "Fill in a form at once."),
    Form("fill field", "fill_form", "{fill} <field> with <value>", repeats=True),
    Form("choose", "fill_form", "{choose} <option> (as|for|from|in) <field>", "Choose Express as the delivery",
         "Choose an option of a field.", repeats=True),
    Form("choose option", "fill_form", "{choose} <option>", 'Choose "Express"', repeats=True),
    Form("choose thing", "click", "{choose} <target>", "Select the cheapest plan"),
    Form("tick", "fill_form", "{tick} <target>", "Tick the newsletter box", "Set a box or a switch.", repeats=True),
    Form("untick", "fill_form", "{untick} <target>", "Turn off notifications", repeats=True),
    Form("submit", "submit", "{submit} [it|this|the form|this form|the changes|my changes|changes]", "Send the form",
         "Send what was filled in."),
    Form("hold", "hold", "[but] (don't|do not|without) (send|submit|save|sending|submitting|saving) "
         "[it|the form|anything]", 'Enter "Ada" as the name, but do not send it', "Fill in, and send nothing."),
    Form("sort", "sort", "{sort} [<target>] by <column> [<direction>]", "Sort the products by price, highest first",
         "Order a list by a column."),
    Form("sort first", "sort", "({sort}|{show}) [<target>] [the] <superlative> first", "Show the newest first"),
    Form("show only", "filter", "({show} only <target>|{show} <target> only)", "Show only products under 50 euros",
         "Keep the items that fit."),
    Form("filter", "filter", "filter [<target>] by <criterion>", "Filter the list by status open"),
    Form("show some", "filter", "{show} <target>", "Show the orders before June"),
    Form("extract", "extract", "{extract} <columns> of <target> (to|into|as|in) <sink>"),
    Form("extract rows", "extract", "{extract} <target> (to|into|as|in) <sink>", "Save the results as a table",
         "Write the rows of a list to a file: .csv or .json."),
    Form("list", "extract", "(list|{show}|extract|collect) <target>", "List all invoices", "Read the rows of a list."),
    Form("download", "download", "{download} <target> [(as|in) [a|an] <format>]", "Download last month's invoice",
         "Fetch a file that the page offers.", repeats=True),
    Form("delete", "delete", "{delete} <target>", "Delete Alan Turing from the team", "Remove an item, after your yes.",
         repeats=True),
    Form("control", "click", f"({'|'.join(CONTROLS)})", "Log out", "Press the button of that usual name."),
    Form("click", "click", "{click} <target>", "Click Edit for order 1006", "Press a control.", repeats=True),
    Form("how many", "read", "[{tell}] how many <target> (" + "|".join(COUNTED) + ")", "How many invoices are there?",
         "Count the items of a list."),
    Form("how many are", "read", "[{tell}] how many <target> (are|is) <state>", "How many tickets are open?"),
    Form("count", "read", "(count <target>|(what is|{tell}) the number of <target>)", "Count the open tasks"),
    Form("is there", "read", "(is|are) there [any] <target>", "Is there an unpaid invoice?", "Look whether it is there."),
    Form("have", "read", "(do|have) (i|we) [have|got] [any] <target>"),
    Form("cost", "read", "[{tell}] how much (is|was|are|were) <target>", "How much was last month's invoice?",
         "Read an amount."),
    Form("cost of", "read", "[{tell}] (how much|what) (does|did|do) <target> cost"),
    Form("which is", "read", "[{tell}] (which|what) <target> (is|are|was|were) [the] <superlative>",
         "Which product is the cheapest?", "Name the item that fits."),
    Form("which are", "read", "[{tell}] (which|what) <target> (is|are|was|were) <state>", "Which invoices are open?"),
    Form("which", "read", "[{tell}] (which|what|{tell}) [is|are|was|were] <best>"),
    Form("value of", "read", "(what (is|are|was|were)|{tell}|read) <attribute> (of|for|in|on) <target>",
         "What is the total of the newest order?", "Read a value."),
    Form("value possessed", "read", "(what (is|are|was|were)|{tell}|read) <possessed>", "What is Grace Hopper's email?"),
    Form("value", "read", "(what (is|are|was|were)|{tell}) <attribute>"),
    Form("told", "find", "{tell} <question>"),
    Form("question", "find", "<question>", "When does the museum open?",
         "Look through the site for the passage that answers, and quote it."),
    Form("find", "find", "{find} <passage>", "Find the refund policy"),
    Form("act", "click", "{act} <target>", "Approve every pull request from dependabot",
         "Press that button of an item."),
    Form("open", "navigate", "({open}|{show}) <target>", "Open the Team page", "Open a page, a tab or an item by its name."),
)  # fmt: skip
"""In the order in which they are tried."""

Item = tuple[Literal["word", "slot", "any", "maybe"], object]
_PIECE = re.compile(r"\{[^}]+\}|<[^>]+>|[()|\[\]]|[^\s()|\[\]<>{}]+")


@cache
def compile_pattern(pattern: str) -> tuple[Item, ...]:
    """The pattern as items: a word, a slot, or alternatives ("maybe": or none of them), each a tuple of items."""
    pieces = _PIECE.findall(pattern)
    items, end = _compile(pieces, 0)
    assert end == len(pieces), pattern
    return items[0]


def _compile(pieces: list[str], at: int) -> tuple[tuple[tuple[Item, ...], ...], int]:
    """Alternatives from `at` up to a closing bracket or the end."""
    options: list[tuple[Item, ...]] = []
    line: list[Item] = []
    while at < len(pieces) and pieces[at] not in ")]":
        piece = pieces[at]
        if piece == "|":
            options.append(tuple(line))
            line = []
        elif piece in "([":
            inner, at = _compile(pieces, at + 1)
            line.append(("any" if piece == "(" else "maybe", inner))
        elif piece[0] == "{":
            line.append(("any", tuple(tuple(_word(w) for w in verb.split()) for verb in VERBS[piece[1:-1]])))
        else:
            line.append(("slot", piece[1:-1]) if piece[0] == "<" else _word(piece))
        at += 1
    return (*options, tuple(line)), at


def _word(text: str) -> Item:
    return ("word", text)


def show_pattern(form: Form) -> str:
    """The pattern as people read it: "set FIELD to VALUE"."""
    text = re.sub(r"\{([^}]+)\}", lambda verb: VERBS[verb[1]][0], form.pattern)
    text = re.sub(r"<([^>]+)>", lambda slot: slot[1].upper(), text)
    while re.search(r"\([^()|]*\|[^()]*\)|\[[^\[\]]*\]", text):
        text = re.sub(r"\[[^\[\]]*\]\s?", "", text)
        text = re.sub(r"\(([^()|]*)\|[^()]*\)", r"\1", text)
    return text.replace("(", "").replace(")", "").strip()


EXAMPLES = tuple(form.example for form in FORMS if form.name in ("download", "value of", "extract rows", "log in", "enter"))
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

Generated from `goal/forms.py` by `make commands`; do not edit. Commands are what is understood without a model.

Every word of a command is understood, or nothing is done. What is said in quotation marks is taken as it stands.
Several commands are joined with “and”, “then”, commas, or stand in sentences of their own.

| form | for example | what it does |
|---|---|---|"""
_TAIL = """Things are named as the page names them: `the Edit button`, `the newest order`, `the second link in the sidebar`,
`Edit for order 1006`, `every mail from Ann`, `products under 50 euros`, `the mugs that are in stock`, `last month's invoice`.

A question only reads. What carries a condition (“if”, “until”) or a prohibition is not read, nor is “it” for a thing
that was named before, but in “send it” after a form.
"""
