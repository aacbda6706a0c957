/** The user reads what is sent and where to; how its element is found is the machine's business. */
const ADDRESSING: ReadonlySet<string> = new Set(['selector', 'altSelectors', 'tabId', 'framePath']);

/** `sendsTo` is empty where the server names no address; `content` where nothing more is sent. */
export interface Payload {
  sendsTo: string;
  content: string;
}

/** What is sent, without how the element is found. Pure. */
export function readPayload(content: string): Payload {
  let payload: unknown;
  try {
    payload = JSON.parse(content);
  } catch {
    return { sendsTo: '', content }; // cut short, or a plain text
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
    return { sendsTo: '', content };
  const { sendsTo = '', ...sent } = payload as Record<string, unknown>;
  const rest = Object.entries(sent).filter(([name]) => !ADDRESSING.has(name));
  const text = rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest), null, 1);
  return { sendsTo: String(sendsTo), content: text };
}
