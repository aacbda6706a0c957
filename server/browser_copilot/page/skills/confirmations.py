"""An order is confirmed by words that were not on the page before the act, in the languages of the risk tables."""

from __future__ import annotations

import re

from browser_copilot.page.skills.base import Outcome
from browser_copilot.page.text import fold
from browser_copilot.protocol.page import MiniPCD

CONFIRMED = re.compile(
    r"\b(?:(?:order|purchase|payment|booking)\b(?: number)?(?: [\w#-]*\d[\w-]*)? (?:(?:has been|was|is|were|successfully) )*"
    r"(?:placed|confirmed|completed?|received|accepted|submitted|successful)|thank you|thanks for (?:your|the) (?:order|purchase)|"
    r"(?:we have|we\W?ve) received your (?:order|payment)|"
    r"bestellung (?:(?:ist|wurde|erfolgreich) )*(?:eingegangen|aufgegeben|bestatigt|abgeschlossen)|vielen dank|"
    r"danke fur|commande (?:(?:a|ete|est|bien) )*(?:passee|confirmee|validee|enregistree)|merci (?:pour|de)|"
    r"(?:pedido|compra) (?:(?:ha|sido|foi|se|esta) )*(?:realizad[oa]|confirmad[oa]|recibid[oa]|recebid[oa]|concluid[oa])|"
    r"gracias por|obrigad[oa]|ordine (?:(?:e|stato) )*(?:effettuato|confermato|ricevuto|inviato)|grazie per|"
    r"bestelling (?:(?:is|succesvol) )*(?:geplaatst|bevestigd|ontvangen)|bedankt|"
    r"zamowienie (?:zostalo |zostało )?(?:z[lł]ozone|przyjete|potwierdzone)|dziekujemy|"
    r"bestallning(?:en)? (?:ar )?(?:mottagen|bekraftad|genomford|lagd)|tack for|tak for|"
    r"siparis\w* al[iı]nd[iı]|tesekkur)\b"
)
CONFIRMED_SCRIPTS = (
    "订单已提交", "下单成功", "感谢您", "訂單已", "ご注文ありがとう", "注文が完了", "注文が確定", "주문이 완료", "주문해 주셔서", "заказ оформлен",
    "заказ принят", "спасибо", "شكرا", "تم الطلب", "תודה", "धन्यवाद", "ευχαριστ", "замовлення прийнято",
)  # fmt: skip
DENIED = re.compile(
    r"\b(?:(?:not|never)(?: yet)?(?: been)? (?:placed|confirmed|completed?|received|accepted|submitted|successful)|"
    r"cannot|could not|can\W?t|couldn\W?t|wasn\W?t|failed|unable|nicht|fehlgeschlagen|pas|echec|no se|no ha|nao|non|niet|nie|"
    r"inte|ikke)\b"
)
"""Such words in any sentence take a confirmation back."""
PROMISED = re.compile(
    r"\b(?:not|yet|once|when|after|until|before|if|sobald|wenn|nachdem|quand|cuando|patience|waiting)\b"
)
"""Such words make a sentence a promise."""


def find_confirmation(outcome: Outcome) -> str | None:
    """The first text that came with the act and says that the order is taken; None when there is none."""
    before = {fold(one) for one in _texts(outcome.before)}
    seen = [one[1:].strip() for seen in outcome.observations for one in seen.changes or [] if one.startswith("+")]
    told = [one.text for seen in outcome.observations for one in seen.messages or []]
    fresh = [one for one in [*told, *seen, *_texts(outcome.after)] if fold(one) not in before]
    return next((one for one in fresh if says_confirmed(one)), None)


def says_confirmed(text: str) -> bool:
    """Whether a text says that an order was taken."""
    folded = fold(text)
    if DENIED.search(folded):
        return False
    return any(_confirms(one.strip()) for one in re.split(r"[.!?;](?:\s|$)", folded))


def _confirms(sentence: str) -> bool:
    said = CONFIRMED.search(sentence) or any(fold(one) in sentence for one in CONFIRMED_SCRIPTS)
    return bool(said or sentence == "confirmed") and not PROMISED.search(sentence)


def _texts(mini: MiniPCD) -> list[str]:
    return [*(one.text for one in mini.messages), *mini.headings, mini.title]
