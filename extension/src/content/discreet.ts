/** The last look at a reply: no text of the page in it holds what stands in a secret field. */
import { hasSecrets, scrub } from './aria';
import { inPass } from './dom';

/** What holds text of the page. The rest are words and ids of ours, which must stay as they are. */
const TEXTS = new Set(
  'changes context destination error heading headings href itemFields label leaving name opens options requests row says submitLabel text title url value'.split(
    ' ',
  ),
);

/** The reply with every secret of the document masked; itself where there is none. */
export function withoutSecrets<T>(reply: T, document: Document): T {
  return inPass(() => (hasSecrets(document) ? (mask(reply, false, document) as T) : reply));
}

function mask(value: unknown, isText: boolean, document: Document): unknown {
  if (typeof value === 'string') return isText ? scrub(value, document) : value;
  if (Array.isArray(value)) return value.map((one) => mask(one, isText, document));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  // A selector is how the element is found again; it is made without secrets.
  return Object.fromEntries(
    entries.map(([key, inner]) => [
      key,
      /^(?:alt)?selectors?$/i.test(key) ? inner : mask(inner, TEXTS.has(key), document),
    ]),
  );
}
