"""The words of the command language, as data. A word that no table holds is a content word and must fill a slot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from browser_copilot.goal.intents import Relation, Superlative, Target

T = TypeVar("T")


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _phrases(text: str) -> tuple[str, ...]:
    return tuple(text.split("|"))


def _meanings(table: Mapping[T, str]) -> dict[str, T]:
    """What each phrase means, from the phrases of each meaning."""
    return {phrase: meaning for meaning, phrases in table.items() for phrase in phrases.split("|")}


VERBS = {
    "open": "open|go to|visit|navigate to|browse to|take me to|bring me to|head to|go over to|switch to",
    "turn": "go to|turn to|jump to|open|show|show me|go on to|move to|turn the page to",
    "show": "show|show me|view|display",
    "click": "click|click on|press|press on|tap|tap on|hit|push",
    "enter": "enter|type|put|write|type in|input|fill in",
    "fill": "fill in|fill out|fill|complete",
    "set": "set|change|update|edit",
    "choose": "choose|select|pick",
    "tick": "tick|enable|turn on|switch on",
    "untick": "untick|uncheck|disable|turn off|switch off",
    "search": "search for|search the site for|search this site for|search the page for|do a search for",
    "find": "find|find me|find out|look for|look up|locate",
    "tell": "tell me|let me know|can you tell me|could you tell me|could you please tell me|can you please tell me|"
    "find out|i want to know|i would like to know|i'd like to know",
    "log in": "log in|login|sign in|log me in|sign me in|log on|sign on",
    "sort": "sort|order|arrange|rank",
    "extract": "extract|scrape|collect|save|export",
    "upload": "upload|attach",
    "delete": "delete|remove|erase",
    "add": "add|put|place",
    "submit": "submit|send|save|apply",
    "act": "approve|reject|accept|decline|archive|unarchive|like|unlike|star|unstar|follow|unfollow|publish|unpublish|"
    "pin|unpin|hide|mute|unmute|block|unblock|edit|cancel|confirm|restore|merge|close|resolve|reopen|subscribe to|"
    "unsubscribe from|duplicate|lock|unlock|save|submit|send|apply|dismiss|expand|collapse|revoke|activate|deactivate|"
    "allow|pause|resume|acknowledge",
}
"""Verbs that begin a command, by the name that forms use."""
CONTROLS = (
    "log out|logout|sign out|log off|log me out|sign me out|sign up|register|show more|load more|show details|"
    "create account|create an account|subscribe|unsubscribe|cancel|confirm|accept|continue|proceed|save changes|"
    "send message"
)
"""What is said for a button by its usual name alone."""

COMPOUNDS = _phrases(
    "sign in|sign out|sign up|log in|log out|log off|opt in|opt out|check out|zoom in|zoom out|turn on|turn off|"
    "add to cart|add to basket|add to bag|add to wishlist|back to top|go to cart"
)
"""Names of controls that hold a word of grammar."""
ARTICLES = _words("the a an my our this")
EVERY = _phrases("all of the|all of my|all the|all my|all of our|all our|every single|all|every|each")
_ITEMS, _SECTIONS = "row|item|result|search result|entry|rows|items|results|entries", "page|section|screen"
THINGS = _meanings({"item": _ITEMS, "": _SECTIONS})
"""The word for the kind of thing at the end of its name -> its role; "" for what names nothing that a page shows."""
OPENED = _meanings({"item": _ITEMS, "": f"{_SECTIONS}|menu", "tab": "tab", "link": "link", "menuitem": "menu item"})
LISTS = _meanings({"list": f"{_ITEMS}|list|table|grid|search results|lists|tables", "": "page"})
CONTROL_ROLES = _meanings({
    "button": "button|buttons", "link": "link|links|hyperlink", "tab": "tab|tabs", "menuitem": "menu item|menu entry",
    "checkbox": "checkbox|check box|checkboxes|check boxes|box|boxes|toggle|switch", "radio": "radio|radio button",
    "field": "field|fields|input|input field|text field|textbox|text box|text area|dropdown|drop-down|dropdown list|"
    "drop-down list|combo box|search box|search field", "list": "list|table", "item": "row|item|entry|result",
    "image": "image|picture|photo", "": f"{_SECTIONS}|menu|panel|icon|option",
})  # fmt: skip
COLUMNS = _words("date name price size rating title age relevance number status")
PERSONS = _words("user person people member employee customer student child player man woman friend contact colleague")
"""Whose oldest is not the first by a date."""

ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    "tenth": 10, "last": -1,
}  # fmt: skip
DATED = _words(
    "order orders invoice invoices receipt statement bill payment message mail email transaction post comment entry "
    "article news issue ticket booking purchase report note update reply"
)
"""Things whose last one is the newest, wherever it stands in a list."""
SUPERLATIVES = _meanings({
    ("price", False): "cheapest|least expensive|lowest priced|lowest-priced",
    ("price", True): "most expensive|dearest|priciest", ("date", True): "newest|latest|most recent",
    ("date", False): "oldest|earliest", ("size", True): "largest|biggest", ("size", False): "smallest",
    ("rating", True): "best rated|best-rated|top rated|top-rated|highest rated|highest-rated|best reviewed",
    ("rating", False): "worst rated|lowest rated", ("popularity", True): "most popular", ("length", True): "longest",
    ("length", False): "shortest", ("weight", True): "heaviest", ("weight", False): "lightest",
    ("speed", True): "fastest", ("speed", False): "slowest",
})  # fmt: skip
"""A superlative -> the column that it speaks of, and whether the most is meant."""
EXTREMES = {"highest": True, "lowest": False, "largest": True, "smallest": False, "biggest": True}
"""Before the column's own name: "the lowest price"."""

_COMPARATORS: dict[tuple[Relation, str], str] = {
    ("below", ""): "under|below|less than|fewer than", ("above", ""): "over|above|more than",
    ("at_most", ""): "at most|up to|no more than|not more than", ("at_least", ""): "at least|no less than",
    ("below", "price"): "cheaper than", ("above", "price"): "more expensive than", ("below", "size"): "smaller than",
    ("above", "size"): "larger than|bigger than", ("below", "length"): "shorter than",
    ("above", "length"): "longer than", ("below", "weight"): "lighter than", ("above", "weight"): "heavier than",
}  # fmt: skip
COMPARATORS = _meanings(_COMPARATORS)
"""A comparison with an amount -> the relation, and the column that it speaks of."""
COMPARED = _phrases("costing|priced|with|that cost|that costs|which cost|which costs")
CURRENCY = ("€", "$", "£", "¥", "euro", "pound", "dollar", "cents", "usd", "eur", "gbp")
_RELATIONS: dict[Relation, str] = {
    "before": "before|older than", "after": "after|newer than", "at_least": "since", "is": "of|for|from|in|dated",
}  # fmt: skip
DATE_RELATIONS = _meanings(_RELATIONS)
STOPS = (*COMPARATORS, *DATE_RELATIONS, "costing", "priced", "next to")
"""What ends a thing's own words, although it begins with a content word."""
RELATIVES = _phrases("that is|that are|that was|that were|which is|which are|which was|which were|who is|who are")
STATES = _phrases(
    "in stock|out of stock|on sale|sold out|in progress|on hold|up to date|due today|past due|on backorder|on offer"
)
"""States of several words; single words are read after "that are"."""
PLACE = _phrases(
    "in the row of|in the row for|in the row with|in|of|on|for|inside|inside of|within|beside|next to|under|below|"
    "above|at the top of|at the bottom of"
)
NAMED = _phrases("called|named|titled|labelled|labeled|with the name|with the title|with the label")
HOLDING = _phrases("containing|that contains|that contain|saying|that says|with the text|that say")
HAVING = _phrases("with|that has|that have|which has|which have")
EXCEPTED = _phrases("except|except for|but|but not|other than|apart from")
COUNTED = (
    "are there|are there in total|do i have|do we have|are listed|are shown|exist|do you see|have i got|"
    "are on this page|are there on this page"
)
_DIRECTIONS = {
    False: "ascending|in ascending order|from a to z|a to z|a-z|alphabetically|low to high|from low to high|"
    "lowest to highest|from lowest to highest|lowest first|cheapest first|oldest first|earliest first|smallest first|"
    "from oldest to newest|from youngest to oldest|from cheapest to most expensive",
    True: "descending|in descending order|from z to a|z to a|z-a|in reverse order|high to low|from high to low|"
    "highest to lowest|from highest to lowest|highest first|most expensive first|newest first|latest first|"
    "largest first|biggest first|best first|from newest to oldest|from oldest to youngest|"
    "from most expensive to cheapest",
}

COURTESY_BEFORE = _phrases(
    "please|kindly|just|thanks|thank you|hi|hello|hey|ok|okay|now|first|then|finally|also|afterwards|"
    "after that|and then|and also|and|i want you to|i'd like you to|i would like you to|i need you to|"
    "could you please|can you please|would you please|will you please|hey copilot|copilot|lastly|next ,"
)
COURTESY_AFTER = _phrases(
    "now|right now|please|thanks|thank you|thank you very much|thank you so much|thanks a lot|many thanks|for me|cheers"
)
"""Words that carry nothing, before and after a command."""

QUESTION = _words("what which who whom whose where when why how")
INVERTED = _words(
    "is are was were am does did has have had can could would should will shall may might must isn't aren't doesn't "
    "won't can't"
)
"""Words that begin a question: by themselves, and before its subject."""
NEGATION = _words("not never no without except but nor neither none nothing nobody cannot avoid instead rather besides")
PRONOUNS = _words(
    "i me mine you your yours he him his she her hers it its we us ours they them their theirs that these those "
    "myself yourself itself themselves something anything everything someone anyone everyone everybody somebody "
    "anybody here there such"
)
FUNCTION = ARTICLES | QUESTION | INVERTED | NEGATION | PRONOUNS | SUPERLATIVES.keys() | _words(
    "one some any few several many much more most less least half both either other another others same rest remaining "
    "enough two three four five six seven eight nine ten eleven twelve dozen all every each certain various only "
    "if unless until till while whenever because since so although though or whether than before after as again "
    "twice once times always sometimes usually often soon later maybe perhaps possibly probably tonight everyday daily "
    "weekly monthly yearly forever immediately eventually otherwise else too to with into onto via per through during "
    "against between among and then from by about over using called named titled labelled labeled containing saying "
    "dated be been being do ought let cost costs in of on for at inside within beside under below above up down off "
    "out away please thanks thank cheers"
)  # fmt: skip
"""Words that no name of a thing may swallow: each is read by a form, or the clause is not read."""
DANGLING = NEGATION | _words("all every each") | PRONOUNS - _words("i me mine we us there")
"""What a question may not hold: it points outside of it, or turns it round."""
QUALIFYING = _words(
    "if unless until till twice again once or otherwise else while whenever because instead today tomorrow tonight"
)
"""What makes of "find X" more than finding."""
UNSOUGHT = NEGATION | PRONOUNS | QUALIFYING - {"or"} | _words("and when then only every each")
"""What no search is typed with, unless in quotation marks."""
TIMES = _words("day week weekday weekend month year hour minute second time morning evening night monday friday sunday")
UNTYPED = _words("it nothing something anything blank empty random value text today tomorrow yesterday now whatever")
"""What "enter X" never means literally."""
BULK = _words("cookies")
"""Things that are accepted or rejected "all" by one button."""
KEYS = _words("enter return tab escape esc backspace space ctrl alt shift")
"""Keys: "press Enter" names no control."""

TABLES: dict[str, Mapping[str, Any]] = {
    "cart": {one: one for one in _phrases("cart|basket|bag|trolley|shopping cart|shopping basket|shopping bag")},
    "site": _meanings({
        "": "site|website|page|shop|store|app|application|portal|account|system|admin|backend|forum|blog|wiki|server"
    }),
    "step": {one: one for one in ("next", "previous", "first", "last")},
    "usual": {one: Target(words=one.replace(" me ", " ").capitalize()) for one in CONTROLS.split("|")},
    "sending": {one: Target(words=one.capitalize()) for one in VERBS["submit"].split("|")},
    "act": {one: one.split()[0].capitalize() for one in VERBS["act"].split("|")},
    "extreme": {one: {"column": column, "descending": most} for one, (column, most) in SUPERLATIVES.items()},
    "superlative": {one: Superlative(column=column, most=most) for one, (column, most) in SUPERLATIVES.items()},
    "direction": {mark + one: down for one, down in _meanings(_DIRECTIONS).items() for mark in ("", ", ")},
    "sheet": _meanings({"csv": "csv|csv file|table|spreadsheet", "json": "json|json file"}),
}  # fmt: skip
"""Slots that are one of some phrases, and what each means."""
