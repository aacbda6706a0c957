/** An element whose name promises payment, deletion, sending or publishing is never used without a human's yes. */
import type { ToolName } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';

/** Names are compared without accents (see `fold`). Languages: en, de, fr, es, it, nl, pt, pl, sv, da, tr. */
const IRREVERSIBLE = [
  // payment, orders
  /\b(pay|purchase|buy( it)? now|place (your |my |the |an )?order|(complete|confirm|submit) (your |my |the )?(order|purchase|payment|booking|transfer)|order (now|and pay)|book now|donate|transfer|send money|withdraw)\b/,
  /\b(jetzt )?(kostenpflichtig|zahlungspflichtig)|\b(jetzt (kaufen|bezahlen|bestellen|buchen)|bestellung (abschicken|aufgeben|absenden)|bezahlen|uberweisen|spenden)\b/,
  /\b(payer|acheter maintenant|passer (la )?commande|valider (la |ma )?commande|virement)\b/,
  /\b(pagar|comprar ahora|realizar (el )?pedido|confirmar (el )?(pedido|pago)|transferir|paga ora|acquista ora|conferma ordine|nu betalen|betalen|comprar agora|finalizar (a )?compra)\b/,
  /\b(zaplac|kup teraz|zamawiam i place|betala|slutfor kop|koeb nu|gennemfor kob|satin al|simdi ode)\b/,
  // deletion
  /\b(delete|erase|destroy|wipe|remove (account|user|member|project|repository|all)|close (my |your )?account|deactivate|terminate|unsubscribe|cancel (my |your |the )?(subscription|membership|order|account|booking))\b/,
  /\b(loschen|endgultig entfernen|konto (schließen|auflosen)|kundigen|stornieren|abbestellen|supprimer|effacer|resilier|eliminar|borrar|cancella account|elimina|verwijderen|opzeggen|excluir|apagar|usun|ta bort|radera|slet|sil)\b/,
  /\b(remove|discard|trash|revoke)\b(?! (all )?filters?)/,
  // sending, publishing, bare verbs of buying
  /(?:^|[·|,;:!?()–—] ?)(send|send (message|email|mail|reply|invitation|invite|now)|reply all|publish|publish now|post|post (comment|reply|now)|tweet|share publicly|submit (application|claim|report|review)|sign (and submit|contract)|merge|deploy|buy)\b/,
  /(?:^|[·|,;:!?()–—] ?)(senden|absenden|abschicken|nachricht senden|veroffentlichen|kaufen|envoyer|publier|acheter|commander|enviar|publicar|comprar|invia|pubblica|acquista|verzenden|versturen|publiceren|wyslij|opublikuj|skicka|send|gonder|yayinla)\b/,
];
/** Scripts without spaces between words, and those that `\b` does not know. */
const IRREVERSIBLE_SCRIPTS = [
  ...[
    '支付',
    '付款',
    '立即购买',
    '提交订单',
    '删除',
    '刪除',
    '发送',
    '發送',
    '发布',
    '购入',
    '購入',
    '支払',
    '注文を確定',
    '削除',
    '送信',
  ],
  ...[
    '결제',
    '구매하기',
    '삭제',
    '보내기',
    'оплатить',
    'купить',
    'оформить заказ',
    'удалить',
    'отправить',
    'опубликовать',
    'видалити',
  ],
  ...['ادفع', 'شراء', 'حذف', 'إرسال', 'למחוק', 'מחק', 'שלח', 'हटाएं', 'διαγραφή', 'πληρωμή'],
].map(fold);

/** A link's GET is reversible, unless its name says that it is not: deletion and payment links exist. */
const HARMLESS_FOR_LINKS = IRREVERSIBLE.slice(-2);
const ACTS: ReadonlySet<ToolName> = new Set([
  'dom.click',
  'dom.submit',
  'dom.press',
  'dom.drag',
  'dom.select',
]);
/** Set a value, which is no risk unless the change sends a form. */
const VALUES: ReadonlySet<ToolName> = new Set(['dom.type', 'dom.check']);
/** What `dom.select` presses in a popup and that only takes a value. */
const CHOICES: ReadonlySet<string> = new Set(['option', 'combobox', 'listbox', 'radio', 'treeitem', 'tab']);

/** Whether doing this to that element needs a two-phase confirmation. */
export function isHighRisk(
  name: ToolName,
  target: Pick<DispatchTarget, 'role' | 'label' | 'submits' | 'effect' | 'says'>,
): boolean {
  if (target.effect !== undefined) return true;
  if (!target.submits && (VALUES.has(name) || name === 'dom.press')) return false;
  if (!target.submits && name === 'dom.select' && CHOICES.has(target.role)) return false;
  if (!ACTS.has(name) && !VALUES.has(name)) return false;
  const isLink = target.role === 'link' && !target.submits;
  return [target.label, target.says ?? ''].some((text) => isDangerous(text, isLink));
}

function isDangerous(text: string, isLink: boolean): boolean {
  const folded = fold(text);
  const read = [folded, folded.replace(LOOKALIKE, (letter) => LATIN[LOOKALIKES.indexOf(letter)] ?? letter)];
  return (
    IRREVERSIBLE.some(
      (pattern) => read.some((one) => pattern.test(one)) && !(isLink && HARMLESS_FOR_LINKS.includes(pattern)),
    ) || IRREVERSIBLE_SCRIPTS.some((word) => folded.includes(word))
  );
}

/** Small letters of other scripts that look like Latin ones, and these (Unicode UTS 39, confusables). */
const LOOKALIKES = 'аеорсухіјѕԁһӏԛԝոаορνυικτɡıłøđ';
const LATIN = 'aeopcyxijsdhlqwnaopvuiktgilod';
const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, 'g');

/** Lower case, without accents, invisible characters and needless white space; identifiers as their words. */
function fold(text: string): string {
  const plain = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
  const parted = /^[a-z]+[A-Z]/.test(plain) ? plain.replace(/([a-z])([A-Z])/g, '$1 $2') : plain;
  return parted
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}
