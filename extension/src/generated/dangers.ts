/* Generated from shared-schema by `make schema`. Do not edit. */

export const IRREVERSIBLE: readonly string[] = [
  "\\b(pay|purchase|buy( it)? now|place (your |my |the |an )?order|(complete|confirm|submit) (your |my |the )?(order|purchase|payment|booking|transfer)|order (now|and pay)|book now|donate|transfer|send money|withdraw)\\b",
  "\\b(jetzt )?(kostenpflichtig|zahlungspflichtig)|\\b(jetzt (kaufen|bezahlen|bestellen|buchen)|bestellung (abschicken|aufgeben|absenden)|bezahlen|uberweisen|spenden)\\b",
  "\\b(payer|acheter maintenant|passer (la )?commande|valider (la |ma )?commande|virement)\\b",
  "\\b(pagar|comprar ahora|realizar (el )?pedido|confirmar (el )?(pedido|pago)|transferir|paga ora|acquista ora|conferma ordine|nu betalen|betalen|comprar agora|finalizar (a )?compra)\\b",
  "\\b(zaplac|kup teraz|zamawiam i place|betala|slutfor kop|koeb nu|gennemfor kob|satin al|simdi ode)\\b",
  "\\b(delete|erase|destroy|wipe|remove (account|user|member|project|repository|all)|close (my |your )?account|deactivate|terminate|unsubscribe|cancel (my |your |the )?(subscription|membership|order|account|booking))\\b",
  "\\b(loschen|endgultig entfernen|konto (schließen|auflosen)|kundigen|stornieren|abbestellen|supprimer|effacer|resilier|eliminar|borrar|cancella account|elimina|verwijderen|opzeggen|excluir|apagar|usun|ta bort|radera|slet|sil)\\b",
  "\\b(remove|discard|trash|revoke)\\b(?! (all )?filters?)"
];
export const COMMANDS: readonly string[] = [
  "(?:^|[·|,;:!?()–—] ?)(send|send (message|email|mail|reply|invitation|invite|now)|reply all|publish|publish now|post|post (comment|reply|now)|tweet|share publicly|submit (application|claim|report|review)|sign (and submit|contract)|merge|deploy|buy|(move |send )?to (the )?bin|bin(?! \\w)|clear all(?! (the )?filters?)|leave (the |this )?(group|team|channel|project|organi[sz]ation|workspace))\\b",
  "(?:^|[·|,;:!?()–—] ?)(senden|absenden|abschicken|nachricht senden|veroffentlichen|kaufen|envoyer|publier|acheter|commander|enviar|publicar|comprar|invia|pubblica|acquista|verzenden|versturen|publiceren|wyslij|opublikuj|skicka|send|gonder|yayinla)\\b"
];
export const SCRIPTS: readonly string[] = [
  "🗑",
  "支付",
  "付款",
  "立即购买",
  "提交订单",
  "删除",
  "刪除",
  "发送",
  "發送",
  "发布",
  "购入",
  "購入",
  "支払",
  "注文を確定",
  "削除",
  "送信",
  "결제",
  "구매하기",
  "삭제",
  "보내기",
  "оплатить",
  "купить",
  "оформить заказ",
  "удалить",
  "отправить",
  "опубликовать",
  "видалити",
  "ادفع",
  "شراء",
  "حذف",
  "إرسال",
  "למחוק",
  "מחק",
  "שלח",
  "हटाएं",
  "διαγραφή",
  "πληρωμή"
];
export const LOOKALIKES: string = "аеорсухіјѕԁһӏԛԝոаορνυικтɡıłøđ";
export const LATIN: string = "aeopcyxijsdhlqwnaopvuiktgilod";
export const DEEDS: readonly string[] = [
  "action",
  "do",
  "op",
  "cmd",
  "task",
  "method",
  "_method"
];
export const LEAVING: string = "(log|sign)[- ]?(out|off)";
export const CHANGES: readonly string[] = [
  "\\b(?:log ?out|sign ?out|log ?off|logoff|exit|abmelden|ausloggen|deconnexion|se deconnecter|cerrar sesion|salir|sair|esci|disconnetti|uitloggen|wyloguj|logga ut|unsubscribe|cancel\\w*|add|reorder|mark|reset|accept|decline|reject|approve|archive|download all|clear|empty|vote|like|follow|start|stop|enable|disable|activate|deactivate|hinzufugen|ajouter|anadir|agregar|adicionar|aggiungi|toevoegen|dodaj|kundigen|stornieren|annuler|cancelar|annulla|in den warenkorb|au panier|al carrito)\\b"
];
export const CHANGES_SCRIPTS: readonly string[] = [
  "ログアウト",
  "退出",
  "登出",
  "로그아웃",
  "выйти",
  "خروج",
  "カートに入れる",
  "加入购物车"
];
export const CHANGES_ADDRESS: readonly string[] = [
  "(?:log-?out|sign-?out|logoff|delete|remove|destroy|unsubscribe|cancel|decline|revoke|cart/add|add-to-cart|addtocart|[?&/](?:add|buy|pay|vote|like|follow|confirm|activate|deactivate|purge|disable|enable|send|publish|do|action)(?:[=/?&]|$))",
  "(?:^|[^a-z])(?:subscribe|archive|reset|reorder|accept|approve|mark|clear|transfer|rotate)(?:[^a-z]|$|all|as|my|the|cart|order|password|funds)"
];
