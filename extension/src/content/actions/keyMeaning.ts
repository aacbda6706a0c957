/** What a key would set off beyond the element it is pressed in: a message is sent, something chosen is deleted. */
import { getName, getRole } from '../aria';
import { closest, parentOf, queryAll } from '../dom';
import type { Chord } from './keys';
import { isContent } from './texts';

/** Like `DispatchTarget.effect`: what the guard is told where no control with a name is pressed. */
export type KeyEffect = 'deletes' | 'sends';

const FIELD_ROLES = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider'];
/** What a box is called whose Enter sends, in the languages of the keyword tables; accents are folded away. */
const MESSAGES =
  /\b(messages?|chat|repl(y|ies)|comments?|dms?|nachricht(en)?|antwort(en)?|kommentar(e)?|message|repondre|reponse|commentaire|mensajes?|respuesta|comentario|mensagem|resposta|messaggio|risposta|bericht|antwoord|reactie|wiadomosc|meddelande)\b|消息|信息|评论|回复|メッセージ|返信|コメント|메시지|댓글|сообщение|ответ|комментарий|رسالة/;
/** What a button beside such a box is called. */
const SENDERS =
  /^(send|post|reply|submit|publish|comment|senden|absenden|abschicken|antworten|envoyer|repondre|publier|enviar|responder|publicar|invia|rispondi|verzenden|verstuur|wyslij|skicka)\b|发送|發送|送信|보내기|отправить|إرسال/;
/** So far up from the box its button is looked for. */
const LEVELS = 4;

/** The effect of a key that no control stands for; undefined where it only edits, moves or opens. */
export function findKeyEffect(target: Element, chord: Chord): KeyEffect | undefined {
  if (chord.key === 'Delete' || chord.key === 'Backspace') return isEdited(target) ? undefined : 'deletes';
  if (chord.key !== 'Enter' || !isEdited(target) || closest(target, 'form')) return undefined;
  if (chord.modifiers.some((modifier) => modifier === 'Control' || modifier === 'Meta')) return 'sends';
  return chord.modifiers.length === 0 && MESSAGES.test(describeBox(target)) ? 'sends' : undefined;
}

/** The button beside a box outside of any form: Enter in the box does what the button does. */
export function findSenderBeside(target: Element, chord: Chord): Element | undefined {
  if (chord.key !== 'Enter' || chord.modifiers.includes('Shift')) return undefined;
  if (!isEdited(target) || closest(target, 'form')) return undefined;
  let around = parentOf(target);
  for (let level = 0; around && level < LEVELS; level++, around = parentOf(around)) {
    const senders = queryAll(around, 'button, [role="button"], input[type="button"]').filter((button) =>
      SENDERS.test(plain(getName(button))),
    );
    if (senders.length > 0) return senders[0];
  }
  return undefined;
}

/** The key edits a text or a value there. */
function isEdited(target: Element): boolean {
  if (isContent(target)) return true;
  if (target instanceof HTMLInputElement)
    return !/^(button|checkbox|file|image|radio|reset|submit)$/.test(target.type);
  if (target instanceof HTMLTextAreaElement) return true;
  return FIELD_ROLES.includes(getRole(target));
}

function describeBox(target: Element): string {
  const said = [getName(target), target.getAttribute('placeholder'), target.getAttribute('data-placeholder')];
  return plain([...said, target.id, target.getAttribute('name')].join(' ').replace(/[_-]+/g, ' '));
}

/** Lower case, without accents. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().trim();
}
