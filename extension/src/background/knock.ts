/**
 * A refused knock costs nothing: Chrome delays a WebSocket by up to five seconds once about fifteen have failed within
 * two minutes, so a server that is away for longer is looked for by plain HTTP, and the socket is opened when it answers.
 */
const KNOCK_MS = 2_000;

/** Whether anything answers HTTP where this `ws:` or `wss:` address points to; what it says is not looked at. */
export async function answers(url: string): Promise<boolean> {
  // Under `/api` the server lets this extension, and nobody else, read its answer (CORS); here that is a plain 401.
  const address = new URL('/api/test', url.replace(/^ws/, 'http'));
  try {
    await fetch(address, { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(KNOCK_MS) });
    return true;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}
