"""The words of the command language, as data. A word that no table holds is a content word and must fill a slot."""

from __future__ import annotations

from collections.abc import Mapping

from browser_copilot.goal.intents import Relation, Superlative, Target


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _phrases(text: str) -> tuple[str, ...]:
    return tuple(one.strip() for one in text.split("|"))


VERBS: dict[str, tuple[str, ...]] = {
    "open": _phrases("open|go to|visit|navigate to|browse to|take me to|bring me to|head to|go over to|switch to"),
    "turn": _phrases("go to|turn to|jump to|open|show|show me|go on to|move to|turn the page to"),
    "show": _phrases("show|show me|view|display"),
    "click": _phrases("click|click on|press|press on|tap|tap on|hit|push"),
    "enter": _phrases("enter|type|put|write|type in|input|fill in"),
    "fill": _phrases("fill in|fill out|fill|complete"),
    "set": _phrases("set|change|update|edit"),
    "choose": _phrases("choose|select|pick"),
    "tick": _phrases("tick|enable|turn on|switch on"),
    "untick": _phrases("untick|uncheck|disable|turn off|switch off"),
    "search": _phrases("search for|search the site for|search this site for|search the page for|do a search for"),
    "find": _phrases("find|find me|find out|look for|look up|locate"),
    "tell": _phrases(
        "tell me|let me know|can you tell me|could you tell me|could you please tell me|can you please tell me|"
        "find out|i want to know|i would like to know|i'd like to know"
    ),
    "log in": _phrases("log in|login|sign in|log me in|sign me in|log on|sign on"),
    "sort": _phrases("sort|order|arrange|rank"),
    "extract": _phrases("extract|scrape|collect|save|export"),
    "download": _phrases("download"),
    "upload": _phrases("upload|attach"),
    "delete": _phrases("delete|remove|erase"),
    "add": _phrases("add|put|place"),
    "submit": _phrases("submit|send|save|apply"),
    "act": _phrases(
        "approve|reject|accept|decline|archive|unarchive|like|unlike|star|unstar|follow|unfollow|publish|unpublish|pin|"
        "unpin|hide|mute|unmute|block|unblock|edit|cancel|confirm|restore|merge|close|resolve|reopen|subscribe to|"
        "unsubscribe from|duplicate|lock|unlock|save|submit|send|apply|dismiss|expand|collapse|revoke|activate|"
        "deactivate|allow|pause|resume|acknowledge"
    ),
}
"""Verbs that begin a command, by the form's name for them."""

CONTROLS = _phrases(
    "log out|logout|sign out|log off|log me out|sign me out|sign up|register|show more|load more|show details|"
    "create account|create an account|subscribe|unsubscribe|cancel|confirm|accept|save changes|send message"
)
"""What is said for a button by its usual name alone."""

ARTICLES = _words("the a an my our this")
EVERY = _phrases("all of the|all of my|all the|all my|all of our|all our|every single|all|every|each")
_ROLE_WORDS = {
    "button": "button|buttons", "link": "link|links|hyperlink", "tab": "tab|tabs", "menuitem": "menu item|menu entry",
    "checkbox": "checkbox|check box|checkboxes|check boxes|box|boxes|toggle|switch", "radio": "radio|radio button",
    "field": "field|fields|input|input field|text field|textbox|text box|text area|dropdown|drop-down|dropdown list|"
    "drop-down list|combo box|search box|search field", "list": "list|table", "item": "row|item|entry|result",
    "image": "image|picture|photo", "": "page|screen|section|menu|panel|icon|option",
}  # fmt: skip
THINGS = dict.fromkeys(_phrases("row|item|result|search result|entry|rows|items|results|entries"), "item") | dict.fromkeys(
    _phrases("page|section|screen"), ""
)  # fmt: skip
"""The word for the kind of thing, at the end of its name -> its role; "" for one that names nothing that a page shows."""
CONTROL_ROLES = {word: role for role, words in _ROLE_WORDS.items() for word in words.split("|")}
OPENED = {**THINGS, "tab": "tab", "link": "link", "menu item": "menuitem", "menu": ""}
LISTS = {"page": ""} | dict.fromkeys(
    _phrases("list|table|grid|results|search results|rows|items|entries|lists|tables"), "list"
)  # fmt: skip
FIELD_NOUNS = _words("username user name email e-mail password city country street phone title subject zip postcode")

ORDINALS = {
    name: number + 1
    for number, name in enumerate("first second third fourth fifth sixth seventh eighth ninth tenth".split())
} | {"last": -1}
DATED = _words(
    "order orders invoice invoices receipt statement bill payment message mail email transaction post comment entry "
    "article news issue ticket booking purchase report note update reply"
)
"""Things whose last one is the newest, wherever it stands in a list."""
SUPERLATIVES: dict[str, tuple[str, bool]] = {
    "cheapest": ("price", False), "least expensive": ("price", False), "lowest priced": ("price", False),
    "lowest-priced": ("price", False), "most expensive": ("price", True), "dearest": ("price", True),
    "priciest": ("price", True), "newest": ("date", True), "latest": ("date", True), "most recent": ("date", True),
    "oldest": ("date", False), "earliest": ("date", False), "largest": ("size", True), "biggest": ("size", True),
    "smallest": ("size", False), "best rated": ("rating", True), "best-rated": ("rating", True),
    "top rated": ("rating", True), "top-rated": ("rating", True), "highest rated": ("rating", True),
    "highest-rated": ("rating", True), "worst rated": ("rating", False), "lowest rated": ("rating", False),
    "best reviewed": ("rating", True), "most popular": ("popularity", True), "longest": ("length", True),
    "shortest": ("length", False), "heaviest": ("weight", True), "lightest": ("weight", False),
    "fastest": ("speed", True), "slowest": ("speed", False),
}  # fmt: skip
"""A superlative -> the column that it speaks of, and whether the most is meant."""
EXTREMES = {"highest": True, "lowest": False, "largest": True, "smallest": False, "biggest": True}
"""Before the column's own name: "the lowest price"."""

COMPARATORS: dict[str, tuple[Relation, str]] = {
    "under": ("below", ""), "below": ("below", ""), "less than": ("below", ""), "fewer than": ("below", ""),
    "cheaper than": ("below", "price"), "smaller than": ("below", "size"), "shorter than": ("below", "length"),
    "lighter than": ("below", "weight"), "over": ("above", ""), "above": ("above", ""), "more than": ("above", ""),
    "more expensive than": ("above", "price"), "larger than": ("above", "size"), "bigger than": ("above", "size"),
    "longer than": ("above", "length"), "heavier than": ("above", "weight"), "at most": ("at_most", ""),
    "up to": ("at_most", ""), "no more than": ("at_most", ""), "not more than": ("at_most", ""),
    "at least": ("at_least", ""), "no less than": ("at_least", ""),
}  # fmt: skip
RELATIVES = _phrases("that is|that are|that was|that were|which is|which are|which was|which were|who is|who are")
CURRENCY = ("€", "$", "£", "¥", "euro", "euros", "pound", "pounds", "dollar", "dollars", "cents", "usd", "eur", "gbp")
DATE_RELATIONS: dict[str, Relation] = {
    "before": "before", "after": "after", "since": "at_least", "older than": "before", "newer than": "after",
    "of": "is", "for": "is", "from": "is", "in": "is", "dated": "is",
}  # fmt: skip
STATES = _phrases(
    "in stock|out of stock|on sale|sold out|in progress|on hold|up to date|due today|past due|on backorder|on offer"
)
"""States of several words; single words are read after "that are"."""

PLACE = _phrases(
    "in the row of|in the row for|in the row with|in|of|on|for|inside|within|beside|next to|under|below|above|inside of|at the top of|at the bottom of"
)
NAMED = _phrases("called|named|titled|labelled|labeled|with the name|with the title|with the label")
HOLDING = _phrases("containing|that contains|that contain|saying|that says|with the text|that say")
COUNTED = _phrases(
    "are there|are there in total|do i have|do we have|are listed|are shown|exist|do you see|have i got|"
    "are on this page|are there on this page"
)
FORMATS = {"csv": "csv", "json": "json", "spreadsheet": "csv", "table": "csv"}

DIRECTIONS: dict[str, bool] = {
    "ascending": False, "descending": True, "in ascending order": False, "in descending order": True,
    "ascendingly": False, "from a to z": False, "from z to a": True, "a to z": False, "z to a": True, "a-z": False,
    "z-a": True, "alphabetically": False, "in reverse order": True, "low to high": False, "high to low": True,
    "from low to high": False, "from high to low": True, "lowest to highest": False, "highest to lowest": True,
    "from lowest to highest": False, "from highest to lowest": True, "highest first": True, "lowest first": False,
    "cheapest first": False, "most expensive first": True, "dearest first": True, "newest first": True,
    "oldest first": False, "latest first": True, "earliest first": False, "largest first": True,
    "smallest first": False, "biggest first": True, "best first": True, "from newest to oldest": True,
    "from oldest to newest": False, "from oldest to youngest": True, "from youngest to oldest": False,
    "from cheapest to most expensive": False, "from most expensive to cheapest": True,
}  # fmt: skip

COURTESY_BEFORE = _phrases(
    "please|kindly|thanks|thank you|hi|hello|hey|ok|okay|now|first|then|finally|also|afterwards|after that|and then|and also|and|"
    "i want you to|i'd like you to|i would like you to|i need you to|could you please|can you please|"
    "would you please|will you please|hey copilot|copilot|lastly|next ,"
)
COURTESY_AFTER = _phrases(
    "now|right now|please|thanks|thank you|thank you very much|thank you so much|thanks a lot|many thanks|for me|cheers|for me please"
)
"""Words that carry nothing, before and after a command."""

QUESTION = _words("what which who whom whose where when why how")
"""Words that begin a question, and so do these verbs before their subject:"""
INVERTED = _words(
    "is are was were am does did has have had can could would should will shall may might must isn't aren't doesn't "
    "won't can't"
)
NEGATION = _words("not never no without except but nor neither none nothing nobody cannot avoid instead rather besides")
PRONOUNS = _words(
    "i me mine you your yours he him his she her hers it its we us ours they them their theirs that these those "
    "myself yourself itself themselves something anything everything someone anyone everyone everybody somebody "
    "anybody here there such"
)
QUANTIFIERS = _words(
    "one some any few several many much more most less least half both either other another others same rest remaining "
    "enough two three four five six seven eight nine ten eleven twelve dozen all every each certain various only"
)
OPEN_END = _words(
    "if unless until till while when whenever because since so although though or whether than before after as again "
    "twice once times always sometimes usually often soon later maybe perhaps possibly probably tonight everyday daily "
    "weekly monthly yearly forever immediately eventually otherwise else too to with into onto via per through during "
    "against between among without and then from by about over using called named titled labelled labeled containing "
    "saying dated"
)
VERBAL = _words(
    "be been being is are was were am do does did has have had can could would should will shall might must ought let "
    "in of on for at inside within beside under below above up down off out away please thanks thank cheers"
)
FUNCTION = ARTICLES | QUESTION | INVERTED | NEGATION | PRONOUNS | QUANTIFIERS | OPEN_END | VERBAL
"""Words that no name of a thing may swallow: each is read by a form, or the clause is not read."""
UNSOUGHT = NEGATION | PRONOUNS | _words("if unless until when then only again")
"""What no search is typed with, unless in quotation marks."""
DANGLING = NEGATION | PRONOUNS - _words("i me mine we us there")
"""What a question may not hold: it points outside of it, or turns it round."""
UNTYPED = _words("it nothing something anything blank empty random value text today tomorrow yesterday now whatever")
"""What "enter X" never means literally."""
BULK = _words("cookies")
"""Things that are accepted or rejected "all" by one button."""
KEYS = _words("enter return tab escape esc backspace space ctrl alt shift")
"""Keys: "press Enter" names no control."""

TABLES: dict[str, Mapping[str, object]] = {
    "cart": {one: one for one in _phrases("cart|basket|bag|trolley|shopping cart|shopping basket|shopping bag")},
    "site": dict.fromkeys(
        _words("site website page shop store app application portal account system admin backend forum blog wiki"), ""
    ),
    "step": {one: one for one in ("next", "previous", "first", "last")},
    "usual": {one: Target(words=one.replace(" me ", " ").capitalize()) for one in CONTROLS},
    "sending": {one: Target(words=one.capitalize()) for one in VERBS["submit"]},
    "act": {one: one.split()[0].capitalize() for one in VERBS["act"]},
    "extreme": {one: {"column": column, "descending": most} for one, (column, most) in SUPERLATIVES.items()},
    "superlative": {one: Superlative(column=column, most=most) for one, (column, most) in SUPERLATIVES.items()},
    "direction": {mark + one: down for one, down in DIRECTIONS.items() for mark in ("", ", ")},
}
"""Slots that are one of some phrases, and what each means."""
