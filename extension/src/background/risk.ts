/** An element whose name promises payment, deletion, sending or publishing is never used without a human's yes. */
import type { ToolName } from '../generated/types.ts';
import type { DispatchTarget } from '../lib/contract.ts';

/** By language: en, de, fr, es, it, nl, pt. Whole words at the start of a control's name weigh most. */
const IRREVERSIBLE = [
  // payment, orders
  /\b(pay|purchase|buy( it)? now|place (your |my )?order|(complete|confirm|submit) (your |my |the )?(order|purchase|payment|booking)|order (now|and pay)|book now|donate|transfer|send money|withdraw)\b/,
  /\b(jetzt )?(kostenpflichtig|zahlungspflichtig)|\b(jetzt (kaufen|bezahlen|bestellen|buchen)|bezahlen|überweisen|spenden)\b/,
  /\b(payer|acheter maintenant|passer (la )?commande|valider (la )?commande|virement)\b/,
  /\b(pagar|comprar ahora|realizar (el )?pedido|confirmar (el )?(pedido|pago)|transferir|paga ora|acquista ora|conferma ordine|nu betalen|betalen|comprar agora|finalizar (a )?compra)\b/,
  // deletion
  /\b(delete|erase|destroy|wipe|remove (account|user|member|project|repository|all)|close (my |your )?account|deactivate|terminate|unsubscribe|cancel (my |your |the )?(subscription|membership|order|account|booking))\b/,
  /\b(löschen|endgültig entfernen|konto (schließen|auflösen)|kündigen|supprimer|effacer|résilier|eliminar|borrar|cancella account|elimina|verwijderen|opzeggen|excluir|apagar)\b/,
  /\b(remove|discard|trash|revoke)\b(?! (all )?filters?)/,
  // sending, publishing
  /^(send|send (message|email|mail|reply|invitation|invite|now)|reply all|publish|publish now|post|post (comment|reply|now)|tweet|share publicly|submit (application|claim|report|review)|sign (and submit|contract)|merge|deploy)\b/,
  /^(senden|absenden|nachricht senden|veröffentlichen|envoyer|publier|enviar|publicar|invia|pubblica|verzenden|versturen|publiceren)\b/,
];

/** A link's GET is reversible, unless its name says that it is not: deletion and payment links exist. */
const HARMLESS_FOR_LINKS = IRREVERSIBLE.slice(-2);
const ACTS: ReadonlySet<ToolName> = new Set(['dom.click', 'dom.submit', 'dom.press', 'dom.drag']);

/** Whether doing this to that element needs a two-phase confirmation. */
export function isHighRisk(
  name: ToolName,
  target: Pick<DispatchTarget, 'role' | 'label' | 'submits'>,
): boolean {
  if (!ACTS.has(name)) return false;
  if (name === 'dom.press' && !target.submits) return false;
  const label = target.label.toLowerCase().replace(/\s+/g, ' ').trim();
  const isLink = target.role === 'link' && !target.submits;
  return IRREVERSIBLE.some(
    (pattern) => pattern.test(label) && !(isLink && HARMLESS_FOR_LINKS.includes(pattern)),
  );
}
