"""A user's answer to a yes-or-no question, in the panel's languages. What is neither is no leave to repeat anything."""

from browser_copilot.page.text import fold

YES = frozenset({"y", "yes", "yes it was", "yes it did", "yes it is", "yeah", "yep", "ja", "j", "si", "oui"})
NO = frozenset({"n", "no", "no it was not", "no it wasn't", "no it did not", "no it didn't", "nope", "nein"})


def read_yes(answer: str) -> bool | None:
    """True for a yes, False for a no, None for anything else: "no idea" is not a no."""
    said = fold(answer).translate({ord(sign): " " for sign in ",.!¡"})
    words = " ".join(said.split())
    return True if words in YES else False if words in NO else None
