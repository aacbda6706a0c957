"""Is this the page that we look for? A row of signals each adds its confidence; the row's threshold decides."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from browser_copilot.page.text import fold, stems_of
from browser_copilot.page.words import THINGS
from browser_copilot.protocol.page import MiniPCD


@dataclass(frozen=True)
class Predicate:
    """Weights by where a pattern was found; a form's purpose and an action's kind compare as they are."""

    name: str
    purposes: frozenset[str] = frozenset()
    kinds: frozenset[str] = frozenset()
    words: str = ""
    fields: str = ""
    columns: str = ""
    messages: str = ""
    login: str = ""
    threshold: float = 0.6
    weights: dict[str, float] = field(default_factory=dict)


WEIGHTS = {
    "purpose": 0.6, "kind": 0.35, "heading": 0.35, "title": 0.2, "url": 0.2, "collection": 0.3, "columns": 0.35,
    "fields": 0.35, "label": 0.15, "message": 0.6, "login": 0.5,
}  # fmt: skip


def _row(name: str, words: str, **more: object) -> Predicate:
    values = {key: frozenset(str(one).split()) if key in ("purposes", "kinds") else one for key, one in more.items()}
    return Predicate(name=name, words=words, **values)  # type: ignore[arg-type]


PREDICATES: dict[str, Predicate] = {
    one.name: one
    for one in (
        _row("billing", r"billing|rechnungsadresse|facturation", purposes="billing", fields=r"billing|vat|tax id|postcode|zip"),
        _row("payment_method", r"payment method|credit card|zahlungsart", purposes="payment payment_method",
             fields=r"card number|cvc|cvv|security code|expir|iban|how would you like to pay"),
        _row("upload", r"upload|attach|hochladen|televerser|subir", purposes="upload", fields=r"\bfile\b|document|attachment"),
        _row("schedule", r"schedule|appointment|book|calendar|termin|reserv", purposes="schedule booking", kinds="book",
             fields=r"\bdate\b|\btime\b|guests|check-?in"),
        _row("checkout", r"checkout|check out|delivery address|review your order|kasse|payment", purposes="checkout shipping payment",
             kinds="checkout confirm place_order", fields=r"postcode|zip|street|delivery|shipping"),
        _row("cart", r"\bcart\b|basket|shopping bag|warenkorb|carrito|panier", kinds="checkout", columns=r"quantity|price"),
        _row("order_confirmed", r"thank you for your order|order (?:confirmed|placed|complete|received)|bestellung eingegangen",
             messages=r"order .*(?:placed|confirmed|received)|thank you", threshold=0.35),
        _row("login", r"\bsign in\b|\blog ?in\b|anmelden|connexion|iniciar sesion", purposes="login", fields=r"password|passwort"),
        _row("login_success", r"welcome|dashboard|my account", kinds="logout", login="in", threshold=0.5),
        _row("search_results", r"results|search|found", columns=r"title|price|name", messages=r"\d+ .*(?:found|results)"),
        _row("download", r"download|herunterladen|telecharger|descargar", kinds="download download_invoice", threshold=0.35),
        _row("invoices", r"invoice|statement|receipt|rechnung|factur|fattura|fatura", kinds="download_invoice download",
             columns=r"\bdate\b|month|amount|total|period|number|invoice|datum|betrag"),
        _row("form_sent", r"thank you|received|success|danke|gracias|merci",
             messages=r"thank|received|sent|saved|success|created|added|updated|changed", threshold=0.35),
        _row("settings", r"settings|preferences|einstellungen|parametres|ajustes", purposes="settings"),
        _row("deleted", r"deleted|removed", messages=r"deleted|removed|geloscht|supprime|eliminad", threshold=0.5),
    )
}  # fmt: skip


@dataclass(frozen=True)
class Verdict:
    """`confidence` is the sum of the signals, at most 1; `signals` name them."""

    hit: bool
    confidence: float
    signals: tuple[str, ...]


def judge(predicate: Predicate, mini: MiniPCD) -> Verdict:
    """Weigh a page against one row of the table."""
    signals = [name for name, found in _signals(predicate, mini).items() if found]
    confidence = min(1.0, sum((predicate.weights or WEIGHTS).get(one, 0.0) for one in signals))
    return Verdict(confidence >= predicate.threshold, round(confidence, 3), tuple(signals))


def _has(pattern: str, text: str) -> bool:
    return bool(pattern) and bool(re.search(pattern, fold(text)))


def _signals(one: Predicate, mini: MiniPCD) -> dict[str, bool]:
    fields = [field.label for form in mini.forms for field in form.field_summaries]
    return {
        "purpose": any(form.purpose in one.purposes for form in mini.forms),
        "kind": any(action.kind in one.kinds for action in mini.actions),
        "heading": any(_has(one.words, text) for text in mini.headings[:2]),
        "title": _has(one.words, mini.title.split("·")[0].split("|")[0]),
        "url": _has(one.words, mini.url.split("?")[0].replace("-", " ").replace("/", " ")),
        "collection": any(_has(one.words, c.name) for c in mini.collections),
        "columns": any(sum(_has(one.columns, name) for name in c.item_fields) >= 2 for c in mini.collections),
        "fields": any(_has(one.fields, label) for label in fields),
        "label": any(_has(one.words, action.label) for action in mini.actions if action.landmark == "main"),
        "message": any(_has(one.messages, message.text) for message in mini.messages),
        "login": bool(one.login) and mini.login_state == one.login,
    }


def predicate_for(thing: str, target: str = "") -> Predicate:
    """The row for a kind of thing; for one that the table does not know, a row made from its names."""
    for name in (thing, thing + "s", target):
        if name in PREDICATES:
            return PREDICATES[name]
    if thing in ("statement", "receipt", "bill"):
        return PREDICATES["invoices"]
    names = THINGS.get(thing, tuple(stems_of(thing or target)))
    pattern = r"\b(?:" + "|".join(_any_number(one) for one in names) + ")" if names else "(?!)"
    weights = {**WEIGHTS, "heading": 0.5, "title": 0.3, "url": 0.3, "collection": 0.4}
    fields = "" if thing in THINGS else pattern
    weights["fields"] = 0.5
    return Predicate(name=thing or target, words=pattern, fields=fields, threshold=0.5, weights=weights)


def _any_number(name: str) -> str:
    """A pattern for a noun and its plural: `warranty` meets `warranties`."""
    return re.escape(name[:-1]) + "(?:y|ies)" if name.endswith("y") else re.escape(name)
