/** The user reads what is sent; how its element is found is the machine's business. */
const ADDRESSING: ReadonlySet<string> = new Set(['selector', 'altSelectors', 'tabId', 'framePath']);

/** What is sent, without how the element is found; nothing where nothing more is sent. Pure. */
export function describePayload(content: string): string {
  let payload: unknown;
  try {
    payload = JSON.parse(content);
  } catch {
    return content; // cut short, or a plain text
  }
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return content;
  const rest = Object.entries(payload).filter(([name]) => !ADDRESSING.has(name));
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest), null, 1);
}
