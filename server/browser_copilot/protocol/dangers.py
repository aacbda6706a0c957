"""What cannot be undone, by its words: one table, by which the server asks and the guard in the browser refuses.

Patterns are regular expressions of Python (`re.ASCII`) and of JavaScript alike. They are held against a text without
accents, in lower case, with single spaces. Languages: en, de, fr, es, it, nl, pt, pl, sv, da, tr.
"""

IRREVERSIBLE = (
    # payment, orders
    r"\b(pay|purchase|buy( it)? now|place (your |my |the |an )?order|(complete|confirm|submit) (your |my |"
    r"the )?(order|purchase|payment|booking|transfer)|order (now|and pay)|book now|donate|transfer|send money|"
    r"withdraw)\b",
    r"\b(jetzt )?(kostenpflichtig|zahlungspflichtig)|\b(jetzt (kaufen|bezahlen|bestellen|buchen)|"
    r"bestellung (abschicken|aufgeben|absenden)|bezahlen|uberweisen|spenden)\b",
    r"\b(payer|acheter maintenant|passer (la )?commande|valider (la |ma )?commande|virement)\b",
    r"\b(pagar|comprar ahora|realizar (el )?pedido|confirmar (el )?(pedido|pago)|transferir|paga ora|acquista ora|"
    r"conferma ordine|nu betalen|betalen|comprar agora|finalizar (a )?compra)\b",
    r"\b(zaplac|kup teraz|zamawiam i place|betala|slutfor kop|koeb nu|gennemfor kob|satin al|simdi ode)\b",
    # deletion
    r"\b(delete|erase|destroy|wipe|remove (account|user|member|project|repository|all)|close (my |your )?account|"
    r"deactivate|terminate|unsubscribe|cancel (my |your |the )?(subscription|membership|order|account|booking))\b",
    r"\b(loschen|endgultig entfernen|konto (schließen|auflosen)|kundigen|stornieren|abbestellen|supprimer|effacer|"
    r"resilier|eliminar|borrar|cancella account|elimina|verwijderen|opzeggen|excluir|apagar|usun|ta bort|radera|"
    r"slet|sil)\b",
    r"\b(remove|discard|trash|revoke)\b(?! (all )?filters?)",
)
COMMANDS = (
    r"(?:^|[·|,;:!?()–—] ?)(send|send (message|email|mail|reply|invitation|invite|now)|reply all|publish|"
    r"publish now|post|post (comment|reply|now)|tweet|share publicly|submit (application|claim|report|review)|"
    r"sign (and submit|contract)|merge|deploy|buy|(move |send )?to (the )?bin|bin(?! \w)|"
    r"clear all(?! (the )?filters?)|leave (the |this )?(group|team|channel|project|organi[sz]ation|workspace))\b",
    r"(?:^|[·|,;:!?()–—] ?)(senden|absenden|abschicken|nachricht senden|veroffentlichen|kaufen|envoyer|publier|"
    r"acheter|commander|enviar|publicar|comprar|invia|pubblica|acquista|verzenden|versturen|publiceren|wyslij|"
    r"opublikuj|skicka|send|gonder|yayinla)\b",
)
"""Sending, publishing, bare verbs of buying. A link's GET is reversible, unless its name says that it is not."""
SCRIPTS = (
    "🗑", "支付", "付款", "立即购买", "提交订单", "删除", "刪除", "发送", "發送",
    "发布", "购入", "購入", "支払", "注文を確定", "削除", "送信", "결제",
    "구매하기", "삭제", "보내기", "оплатить", "купить", "оформить заказ", "удалить", "отправить",
    "опубликовать", "видалити", "ادفع", "شراء", "حذف", "إرسال", "למחוק", "מחק",
    "שלח", "हटाएं", "διαγραφή", "πληρωμή",
)  # fmt: skip
"""Scripts without spaces between words, and those that word boundaries do not know."""
LOOKALIKES = "аеорсухіјѕԁһӏԛԝոаορνυικтɡıłøđ"
LATIN = "aeopcyxijsdhlqwnaopvuiktgilod"
"""Small letters that look like Latin ones, and these (Unicode UTS 39, confusables)."""
DEEDS = ("action", "do", "op", "cmd", "task", "method", "_method")
"""Parameters of an address that say what is done there, as a part of its path does."""
LEAVING = r"(log|sign)[- ]?(out|off)"
"""A session that ends is no loss, although some frameworks delete it."""

CHANGES = (
    r"\b(?:log ?out|sign ?out|log ?off|logoff|exit|abmelden|ausloggen|deconnexion|se deconnecter|cerrar sesion|salir|sair|esci|disconnetti|"
    r"uitloggen|wyloguj|logga ut|unsubscribe|cancel\w*|add|reorder|mark|reset|accept|decline|reject|approve|archive|download all|"
    r"clear|empty|vote|like|follow|start|stop|enable|disable|activate|deactivate|hinzufugen|ajouter|anadir|agregar|adicionar|"
    r"aggiungi|toevoegen|dodaj|kundigen|stornieren|annuler|cancelar|annulla|in den warenkorb|au panier|al carrito)\b",
)
"""Labels of links that may change something, though it can be undone: no exploration follows them."""
CHANGES_SCRIPTS = ("ログアウト", "退出", "登出", "로그아웃", "выйти", "خروج", "カートに入れる", "加入购物车")
CHANGES_ADDRESS = (
    r"(?:log-?out|sign-?out|logoff|delete|remove|destroy|unsubscribe|cancel|decline|revoke|cart/add|add-to-cart|addtocart|"
    r"[?&/](?:add|buy|pay|vote|like|follow|confirm|activate|deactivate|purge|disable|enable|send|publish|do|action)(?:[=/?&]|$))",
    r"(?:^|[^a-z])(?:subscribe|archive|reset|reorder|accept|approve|mark|clear|transfer|rotate)(?:[^a-z]|$|"
    r"all|as|my|the|cart|order|password|funds)",
)
"""The same of path and query, in lower case: `/mark-all-read`, and not `/marketing`."""


def as_table() -> dict[str, str | tuple[str, ...]]:
    """All tables by name, in the order of this file."""
    return {name: value for name, value in globals().items() if name.isupper()}
