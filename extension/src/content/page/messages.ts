/** What the page tells the user now: alerts, status texts and errors, each once. */
import { MAX_MESSAGES } from '../../generated/limits';
import type { Message } from '../../generated/types';
import { clean, cut } from '../../lib/text';
import { getName, scrub, whyUnseen } from '../aria';
import { textOf } from '../dom';
import type { Find } from './scan';

const ERROR = /(?:^|[\s_-])(?:error\w*|danger|invalid\w*|failure|failed|critical)(?:$|[\s_-])/i;
const GOOD =
  /(?:^|[\s_-])(?:success|info|status|notice|messages?|messagelist|toast|snackbar|notification|flash(?:es)?)(?:$|[\s_-])/i;
const MAX_TEXT = 400;

/** The visible messages in document order; errors first when there are more than eight. */
export function messagesOf(finds: readonly Find[]): Message[] {
  const messages: Message[] = [];
  const outer: Element[] = [];
  for (const { kind, element, place } of finds) {
    if (kind !== 'message' || place.landmark === 'nav') continue;
    if (outer.some((other) => other.contains(element)) || !isShown(element)) continue;
    const text = wordsOf(element);
    if (text.length > MAX_TEXT || text === '') continue;
    outer.push(element);
    const said = cut(scrub(text, element.ownerDocument), 200);
    if (!messages.some((message) => message.text === said))
      messages.push({ kind: toneOf(element), text: said });
  }
  if (messages.length <= MAX_MESSAGES) return messages;
  const weight = { error: 0, alert: 1, status: 2 };
  return messages.sort((a, b) => weight[a.kind] - weight[b.kind]).slice(0, MAX_MESSAGES);
}

/** What it says: words, or a result that is told with what it is a result of. */
function wordsOf(element: Element): string {
  const text = clean(textOf(element, MAX_TEXT + 1));
  if (/\p{L}{2}/u.test(text)) return text;
  const isResult = element.nodeName === 'OUTPUT' || element.getAttribute('role') === 'status';
  if (!isResult || !/[\p{L}\p{N}]/u.test(text)) return '';
  const name = getName(element);
  return name === '' || name === text ? text : `${name}: ${text}`;
}

/** Texts for screen readers alone count too: they are how many pages report a result. */
function isShown(element: Element): boolean {
  const reason = whyUnseen(element);
  const isLive =
    element.hasAttribute('aria-live') || element.hasAttribute('role') || element.nodeName === 'OUTPUT';
  return reason === undefined || (isLive && (reason === 'zero-size' || reason === 'off-page'));
}

function toneOf(element: Element): Message['kind'] {
  const name = element.getAttribute('class') ?? '';
  if (ERROR.test(name)) return 'error';
  const role = element.getAttribute('role');
  if (role === 'status' || role === 'log' || element.nodeName === 'OUTPUT') return 'status';
  if (role === 'alert' && !/success|info/i.test(name)) return 'alert';
  if (GOOD.test(name) || /success|info/i.test(name)) return 'status';
  return element.getAttribute('aria-live') === 'polite' ? 'status' : 'alert';
}
