"""What the guard in the browser asks about, the server knows before: the same tables, read the same way (`risk.ts`)."""

import re
import unicodedata
from itertools import pairwise
from urllib.parse import parse_qsl, unquote, urlsplit

from browser_copilot.protocol import dangers

_ALWAYS = [re.compile(one, re.ASCII) for one in dangers.IRREVERSIBLE]
_COMMANDS = [re.compile(one, re.ASCII) for one in dangers.COMMANDS]
_WITH_THING = [re.compile(f"(?:{one})(?: [a-z]+)?", re.ASCII) for one in dangers.IRREVERSIBLE + dangers.COMMANDS]
_LATIN = str.maketrans(dangers.LOOKALIKES, dangers.LATIN)
_LEAVING = re.compile(dangers.LEAVING, re.ASCII)
_UNSEEN = frozenset("\u115f\u1160\u3164\uffa0\u2800\u2065")
"""Ignorable (Unicode, Default_Ignorable_Code_Point), though neither marks nor format characters."""


def is_dangerous(text: str, *, is_link: bool = False) -> bool:
    """Whether a label promises what cannot be undone. A link's name may say "send" and lead to a page."""
    folded = fold(text)
    read = (folded, folded.translate(_LATIN))
    patterns = _ALWAYS if is_link else [*_ALWAYS, *_COMMANDS]
    return any(pattern.search(one) for pattern in patterns for one in read) or any(one in folded for one in _SCRIPTS)


def is_dangerous_address(destination: str) -> bool:
    """Whether "METHOD address" says so by its method, a whole part of its path or a parameter that names a deed."""
    method, _, address = destination.partition(" ")
    try:
        parts = urlsplit(address.partition(" ")[0])
    except ValueError:
        return False
    if parts.scheme not in ("http", "https"):
        return False
    named = [name for one in parts.path.split("/") if (name := _name(one)) and not re.search(r"\d", name)]
    if method == "DELETE":
        return not any(_LEAVING.fullmatch(one) for one in named)
    deeds = [_name(value) for key, value in parse_qsl(parts.query) if key in dangers.DEEDS]
    pairs = [f"{last} {re.sub('s$', '', first)}" for first, last in pairwise(named)]
    turned = [f"{first} {last}" for first, last in pairwise(named)]
    return any(_is_wholly(one, is_link=method == "GET") for one in [*named, *deeds, *pairs, *turned])


def _is_wholly(text: str, *, is_link: bool) -> bool:
    """A link's GET says just that; what a form is sent to may name the thing too: "delete-account"."""
    patterns = _ALWAYS if is_link else _WITH_THING
    return text in _SCRIPTS or any(pattern.fullmatch(text) for pattern in patterns)


def _name(part: str) -> str:
    """What a part of an address says: words instead of its dashes, without its ending."""
    return fold(re.sub(r"[-_.+~]+", " ", re.sub(r"\.[a-z]{2,6}$", "", unquote(part), flags=re.IGNORECASE)))


def fold(text: str) -> str:
    """Lower case, without accents, invisible characters and needless white space; identifiers as their words."""
    plain = "".join(one for one in unicodedata.normalize("NFKD", text) if not _is_unseen(one))
    if re.match(r"[a-z]+[A-Z]", plain):
        plain = re.sub(r"([a-z])([A-Z])", r"\1 \2", plain)
    return re.sub(r"[\s_]+", " ", unicodedata.normalize("NFC", plain).lower()).strip()


def _is_unseen(character: str) -> bool:
    if character.isascii():
        return False
    kind = unicodedata.category(character)
    return kind[0] == "M" or kind == "Cf" or character in _UNSEEN or 0xE0000 <= ord(character) < 0xE1000


_SCRIPTS = [fold(one) for one in dangers.SCRIPTS]
