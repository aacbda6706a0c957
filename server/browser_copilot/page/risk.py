"""Risk is the worst word that a label, its kind or its form's purpose holds: more dangerous words never lower it."""

from __future__ import annotations

import re
from typing import Literal
from urllib.parse import unquote

from browser_copilot.page.dangers import is_dangerous, is_dangerous_address
from browser_copilot.page.text import fold
from browser_copilot.protocol import dangers
from browser_copilot.protocol.task import Risk

ORDER: dict[Risk, int] = {"low": 0, "medium": 1, "high": 2}
HIGH = (
    # English
    r"pay(?:ing)?|(?:make|submit|send|confirm) (?:a |the )?payment|buy(?:ing)?|checkout now|complete (?:the |my |your )?checkout|"
    r"confirm (?:the |my |your )?(?:order|purchase|payment|transfer|booking)|complete the (?:order|purchase|payment)|"
    r"reserve|bid|subscribe|delet\w+|remov\w+|eras\w+|purge|drop|discard|trash|revoke|"
    r"send|sent|forward|reply all|publish|post|tweet|share|broadcast|deposit|wire|sell|trade|"
    r"cancel (?:my |the |your )?(?:plan|account)|close the account|"
    r"reset|rotate|regenerate|merge|deploy|release|sign agreement|archive all|"
    r"sign (?:and submit|contract)|(?:move|send) to (?:the )?bin|clear all(?! (?:the )?filters?)|"
    r"leave (?:the |this )?(?:group|team|channel|project|organi[sz]ation|workspace)|"
    r"factory|uninstall|ban|block|suspend|overwrite|approve|authori[sz]e|grant",
    # German
    r"zahlen|zahlungspflichtig\w*|kaufen|bestellen|entfernen|"
    r"senden|abschicken|absenden|veroffentlichen|buchen|teilen|widerrufen|zurucksetzen",
    # French
    r"acheter|commander|envoyer|publier|reserver|desabonner|annuler la commande|partager",
    # Spanish, Portuguese
    r"comprar|enviar|publicar|reservar|cancelar suscripcion|darse de baja|compartir|compartilhar|remover",
    # Italian, Dutch, Polish, Swedish, Danish, Turkish
    r"acquista\w*|paga|ordina|elimina\w*|cancella\w*|invia\w*|pubblica\w*|kopen|verwijder\w*|verzend\w*|verstuur\w*|publiceren|"
    r"kup|wyslij|opublikuj|kop|skicka|konto schliessen|versturen|gonder|yayinla|submit (?:order|application|claim|report|review)",
)  # fmt: skip
"""Beyond what the guard asks about itself (`protocol/dangers.py`): here a word counts wherever it stands."""
HIGH_SCRIPTS = ("购买", "注文", "구매", "заказать")
# Letters of Latin alphabets that no decomposition takes apart.
_LATIN = str.maketrans("łøđı", "lodi")
MEDIUM = (
    r"submit|save|apply|update|add(?: to \w+)?|create|invite|upload|confirm|continue to payment|proceed to checkout|check ?out|log ?out|"
    r"sign ?out|log ?off|register|sign ?up|join|edit|change|rename|move|accept|agree|enable|disable|disconnect|connect|mark\w*|archive|"
    r"reorder|order|follow|unfollow|like|vote|rate|report|ok|yes|done|finish|request|start|stop|import|export|restore|duplicate|"
    r"speichern|absenden|hinzufugen|abmelden|anwenden|bestatigen|andern|enregistrer|ajouter|deconnexion|valider|modifier|"
    r"guardar|anadir|cerrar sesion|confirmar|aplicar|salvar|adicionar|sair|salva|aggiungi|esci|conferma|opslaan|toevoegen|"
    r"uitloggen|zapisz|dodaj|wyloguj|spara|lagg till|logga ut",
)
MEDIUM_SCRIPTS = (
    "保存",
    "添加",
    "退出",
    "提交",
    "ログアウト",
    "追加",
    "저장",
    "추가",
    "로그아웃",
    "сохранить",
    "добавить",
    "выйти",
    "تسجيل الخروج",
)
PURPOSES: dict[str, Risk] = {
    "payment": "high", "payment_method": "high", "checkout": "high", "billing": "medium", "delete": "high", "contact": "high",
    "compose": "high", "publish": "high", "transfer": "high", "order": "high", "place_order": "high", "confirm": "medium",
    "login": "medium", "signup": "medium", "upload": "medium", "unknown": "medium", "settings": "medium", "profile": "medium",
    "add_to_cart": "medium", "cart": "medium", "book": "high", "buy": "high", "pay": "high", "send": "high", "remove": "high",
    "logout": "medium", "save": "medium", "submit": "medium", "subscribe": "high", "unsubscribe": "high", "apply": "medium",
}  # fmt: skip
_HIGH = re.compile(r"\b(?:" + "|".join(HIGH) + r")\b")
_MEDIUM = re.compile(r"\b(?:" + "|".join(MEDIUM) + r")\b")
_ACTS = frozenset({"dom.click", "dom.submit", "dom.press", "dom.drag", "dom.upload"})
Deed = Literal["look", "set", "act"]


def worse(left: Risk, right: Risk) -> Risk:
    """The higher of two risks."""
    return left if ORDER[left] >= ORDER[right] else right


def risk_of_text(text: str) -> Risk:
    """The risk that the words of a label speak of."""
    folded = fold(re.sub(r"(?<=[a-z])(?=[A-Z])|[_/.-]+", " ", text)).translate(_LATIN)
    if is_dangerous(text) or _HIGH.search(folded) or any(fold(one) in folded for one in HIGH_SCRIPTS):
        return "high"
    if _MEDIUM.search(folded) or any(fold(one) in folded for one in MEDIUM_SCRIPTS):
        return "medium"
    return "low"


def assess(label: str, *, role: str = "", kind: str = "", purpose: str = "", tool: str = "dom.click") -> Risk:
    """The risk of one step. `purpose` is the form's; setting a value is medium at most, reading is low."""
    if tool not in _ACTS:
        return (
            "medium"
            if tool in ("dom.type", "dom.select", "dom.check") and purpose in ("payment", "payment_method")
            else "low"
        )
    risk = worse(risk_of_text(label), risk_of_text(kind))
    if role in ("link", "tab", "menuitem", "checkbox", "radio", "treeitem") and not label.strip():
        return risk
    if purpose and (role == "button" or tool == "dom.submit"):
        risk = worse(risk, PURPOSES.get(purpose, "low"))
    return worse(risk, "medium") if tool in ("dom.submit", "dom.upload") else risk


def risk_of_sending(destination: str | None, role: str, tool: str) -> Risk:
    """The risk of where a press sends to, whatever its label says. Enter in a field is judged by its form's button."""
    presses = tool == "dom.submit" or (tool in ("dom.click", "dom.press") and role not in FIELD_ROLES)
    return "high" if presses and destination is not None and is_dangerous_address(destination) else "low"


FIELD_ROLES = frozenset({"textbox", "searchbox", "combobox", "spinbutton", "slider"})
MESSAGES = re.compile(
    r"\b(?:messages?|chat|repl(?:y|ies)|comments?|dms?|nachricht(?:en)?|antwort(?:en)?|kommentare?|repondre|reponse|"
    r"commentaire|mensajes?|respuesta|comentario|mensagem|resposta|messaggio|risposta|bericht|antwoord|reactie|"
    r"wiadomosc|meddelande)\b"
)
MESSAGE_SCRIPTS = (
    "消息",
    "信息",
    "评论",
    "回复",
    "メッセージ",
    "返信",
    "コメント",
    "메시지",
    "댓글",
    "сообщение",
    "ответ",
    "комментарий",
    "رسالة",
)


def risk_of_key(key: str, role: str, label: str) -> Risk:
    """The risk of a key that no button stands for, as the extension's guard sees it (`keyMeaning.ts`).

    Delete and Backspace outside of a field delete what is chosen there; Enter in a chat box sends, and with Control
    or Meta it does so in any box of text.
    """
    *held, name = re.sub(r"\+$", "", key).split("+")
    modifiers = {one.strip().lower() for one in held}
    if name.strip().lower() in ("delete", "del", "backspace"):
        return "low" if role in FIELD_ROLES else "high"
    if name.strip().lower() not in ("enter", "return") or role not in FIELD_ROLES:
        return "low"
    if modifiers & {"control", "ctrl", "meta", "command", "cmd"}:
        return "high"
    folded = fold(label)
    says = MESSAGES.search(folded) or any(fold(one) in folded for one in MESSAGE_SCRIPTS)
    return "high" if says and not modifiers and role == "textbox" else "low"


_CHANGES = re.compile("|".join(dangers.CHANGES))
_CHANGES_ADDRESS = re.compile("|".join(dangers.CHANGES_ADDRESS))
_HOST = re.compile(r"^(?:[a-z][a-z\d+.-]*:)?//[^/?#]*")


def looks_like_effect(label: str, href: str = "") -> bool:
    """Whether following a link might change something: then no exploration goes there."""
    folded = fold(label)
    named = _CHANGES.search(folded) or any(fold(one) in folded for one in dangers.CHANGES_SCRIPTS)
    if named or risk_of_text(label) == "high":
        return True
    return bool(_CHANGES_ADDRESS.search(unquote(_HOST.sub("", href.lower()))))
