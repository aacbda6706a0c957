"""What a site says to a visitor whom it does not serve: too many requests for now, or an account that is shut."""

from __future__ import annotations

import re
from http import HTTPStatus

from browser_copilot.page.text import clip, fold
from browser_copilot.page.view import list_controls
from browser_copilot.protocol.page import MiniPCD

MOST_CONTROLS = 6
"""A page of refusal has little else on it; one that writes about limits has more."""
_STATUSES = {int(one) for one in HTTPStatus}
UNITS = {"s": 1, "m": 60, "h": 3_600}
_LIMITED = re.compile(
    r"too many requests|\b429\b|(?:made|sent|received) too many|rate[- ]limit(?:ed| exceeded| reached)|"
    r"(?:exceeded|reached|hit) (?:the|your|our) (?:rate|request|usage) limit|request limit (?:exceeded|reached)|"
    r"zu viele (?:anfragen|zugriffe)|demasiadas (?:solicitudes|peticiones)|trop de requetes"
)
_WAIT = re.compile(
    r"\b(?:in|after|for|wait|another|least|noch|nach|warte\w*|en|dentro de|despues de|espera\w*|dans)\s+(?P<number>\d{1,5})\s*"
    r"(?:(?P<s>s|secs?|seconds?|sekunden?|segundos?|secondes?)|(?P<m>m|mins?|minutes?|minuten?|minutos?)|"
    r"(?P<h>h|hrs?|hours?|stunden?|horas?|heures?))\b"
)
_SHUT_WORDS = r"suspended|locked|blocked|disabled|deactivated|banned|terminated|restricted"
_SHUT = re.compile(
    rf"your (?:\w+ )?account (?:has been|was|is)(?: \w+)? (?:{_SHUT_WORDS})|"
    rf"we(?: have|'ve) (?:\w+ )?(?:{_SHUT_WORDS}) your (?:\w+ )?account|you have been (?:suspended|banned)|"
    r"(?:dein|ihr|das) (?:\w+)?(?:konto|account) (?:wurde|ist)(?: \w+)? (?:gesperrt|deaktiviert|blockiert)|"
    r"(?:tu|su) cuenta (?:ha sido|fue|esta)(?: \w+)? (?:suspendida|bloqueada|desactivada|inhabilitada)|"
    r"(?:votre|ton) compte (?:a ete|est)(?: \w+)? (?:suspendu|bloque|desactive)"
)
_SHUT_TITLE = re.compile(
    rf"account (?:{_SHUT_WORDS})|(?:konto|account) gesperrt|cuenta (?:suspendida|bloqueada)|compte (?:suspendu|bloque)"
)

_ERROR = re.compile(
    r"^(?:http )?(?:error|fehler|erreur|status|code)[ :#-]*(?:4[0-2]\d|50\d)\b|^(?:4[0-2]\d|50\d)$|"
    r"(?:internal )?server error|access (?:is |was )?(?:denied|forbidden)|permission denied|"
    r"^(?:\d+ )?(?:forbidden|unauthori[sz]ed)\b|bad (?:gateway|request)|service (?:is )?(?:temporarily )?unavailable|under maintenance|gateway time-?out|"
    r"(?:page|url|file) (?:was |could )?not (?:be )?found|^(?:\d+ )?not found$|"
    r"(?:something|it) went wrong|an? (?:\w+ )?error (?:has )?occurred|"
    r"zugriff verweigert|(?:interner )?serverfehler|seite nicht gefunden|etwas ist schief|acceso denegado|error interno|"
    r"pagina no encontrada|acces (?:refuse|interdit)|erreur interne|page introuvable|accesso negato|acesso negado"
)


def is_error_page(mini: MiniPCD) -> bool:
    """Whether the page only says that it cannot be shown: by its title, its first heading or an error that it tells."""
    return mini.http_error is not None and is_bare(mini) or _says_error(mini)


def _says_error(mini: MiniPCD) -> bool:
    told = [one.text for one in mini.messages if one.kind in ("alert", "error")]
    return _is_small(mini) and any(_ERROR.search(fold(one).strip()) for one in (mini.title, *mini.headings[:1], *told))


def is_bare(mini: MiniPCD) -> bool:
    """Whether there is nothing to be seen but perhaps text."""
    return not (mini.actions or mini.forms or mini.collections or any(mini.headings) or mini.messages)


def tell_error(mini: MiniPCD) -> str | None:
    """The error that the site answered with, in words; None where the page shows something all the same."""
    if mini.http_error is None or not _is_small(mini) or mini.forms:
        return None
    status = mini.http_error.status
    name = f" ({HTTPStatus(status).phrase})" if status in _STATUSES else ""
    return f"the site answered with HTTP {status}{name} at {clip(mini.url, 200)}"


def is_down(mini: MiniPCD) -> bool:
    """Whether the site says that it cannot serve anybody now."""
    return (
        mini.http_error is not None and mini.http_error.status == HTTPStatus.SERVICE_UNAVAILABLE and is_error_page(mini)
    )


def is_limited(mini: MiniPCD, text: str = "") -> bool:
    """Whether the page says that there were too many requests. `text` is what stands on it, where that was read."""
    if not _is_small(mini) or mini.forms:
        return False
    if mini.http_error is not None and mini.http_error.status == HTTPStatus.TOO_MANY_REQUESTS:
        return True
    return any(_LIMITED.search(one) for one in [*_list_texts(mini), fold(text)])


def find_wait(mini: MiniPCD, text: str = "") -> float | None:
    """The seconds that the page asks to wait, when it names a time or opens itself again."""
    for one in [*_list_texts(mini), fold(text)]:
        found = _WAIT.search(one)
        if found is not None:
            return float(found["number"]) * next(seconds for unit, seconds in UNITS.items() if found[unit])
    return mini.http_error.refresh_s if mini.http_error is not None else None


def find_shut(mini: MiniPCD) -> str | None:
    """The words by which the page says that the user's account is suspended, locked or closed."""
    alerts = [one.text for one in mini.messages if one.kind != "status"]
    title = [mini.title, *mini.headings[:2], mini.dialog.label if mini.dialog else ""] if _is_small(mini) else []
    for one in [*alerts, *title]:
        if _SHUT.search(fold(one)) or one in title and _SHUT_TITLE.fullmatch(fold(one).strip(" .!")):
            return one
    return None


def _is_small(mini: MiniPCD) -> bool:
    inside = [one for one in list_controls(mini) if one.landmark not in ("nav", "header", "footer")]
    return len(inside) <= MOST_CONTROLS and not mini.collections


def _list_texts(mini: MiniPCD) -> list[str]:
    dialog = [mini.dialog.label] if mini.dialog else []
    return [fold(one) for one in (mini.title, *dialog, *mini.headings, *(one.text for one in mini.messages))]
