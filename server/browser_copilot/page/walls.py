"""A wall is a page that wants its user in person: a captcha, or the code of a second factor. Only the user passes it."""

from __future__ import annotations

import re
from typing import Literal

from browser_copilot.page.text import fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD

Wall = Literal["captcha", "second_factor"]

REQUESTS: dict[Wall, str] = {
    "captcha": "wants to know that you are human: please pass its check, then hand back",
    "second_factor": "asks for the code of your second factor: please enter it, then hand back",
}

_CAPTCHA = re.compile(
    r"captcha|(?:verify|confirm|prove)\W+(?:that\W+)?you(?:\W?re| are) (?:a |not a )?(?:human|robot)|not a robot|"
    r"are you (?:a )?(?:human|robot)|unusual traffic|kein roboter|ein mensch (?:bist|sind)|no soy un robot|"
    r"que eres humano|pas un robot"
)
_CODE = re.compile(r"\b(?:\w*code|otp|2fa|pin|codigo|einmal-?(?:passwort|kennwort)|one-?time password)\b")
_SECOND = re.compile(
    r"two-?\s?factor|2-?\s?factor|\b2fa\b|(?:two|2)-?\s?step|second factor|verify (?:it\W?s you|your identity)|"
    r"authenticator|verification code|code (?:we|that was) sent|sent (?:you )?a (?:\w+ )?code|enter the (?:\w+ )?code|"
    r"zwei-?faktor|zweistufig|bestatigungscode|dos (?:factores|pasos)|codigo de verificacion|deux (?:facteurs|etapes)"
)


def find_wall(mini: MiniPCD) -> Wall | None:
    """Which wall the page is. A frame of a captcha counts where there is a form to be held up at."""
    dialog = [mini.dialog.label] if mini.dialog else []
    texts = [fold(one) for one in (mini.title, *dialog, *mini.headings, *(one.text for one in mini.messages))]
    frames = [fold(one.title or "") for one in mini.frames] if mini.forms else []
    controls = [fold(one.label) for one in list_controls(mini)]
    if any(_CAPTCHA.search(one) for one in [*texts, *frames, *controls]):
        return "captcha"
    fields = [field for form in mini.forms if form.purpose not in ("payment", "payment_method", "checkout")
              for field in form.field_summaries]  # fmt: skip
    asked = any(_CODE.search(fold(field.label)) for field in fields)
    labels = [
        fold(one)
        for form in mini.forms
        for one in (form.label, *(field.label for field in form.field_summaries))
        if one
    ]
    if asked and any(_SECOND.search(one) for one in [*texts, *labels]):
        return "second_factor"
    return None
