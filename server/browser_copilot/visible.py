"""A text of a page or a model that people decide by hides nothing: what has no shape of its own is shown by its number.

Such are terminal commands (controls), marks that turn the direction of reading around, and tags. Joiners and the two
plain direction marks stay: scripts and emoji need them.
"""

import re

_HIDING = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u2028-\u202e\u2060-\u206f\u2800\u3164"
    r"\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)


def make_visible(text: str) -> str:
    """The text with `⟨U+202E⟩` in the place of every character that hides or moves others; lines and tabs stay."""
    if text.isascii() and text.isprintable():
        return text
    return _HIDING.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", text)
