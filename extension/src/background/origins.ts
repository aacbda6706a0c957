/** An origin is scheme, host and port, compared exactly; only http and https are the web. */

/** The origin of a web address, or null for every other scheme, for an opaque origin and for what is no URL. */
export function originOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}

/** Whether the copilot may open it. */
export function isWeb(url: string): boolean {
  return originOf(url) !== null;
}

/** Same host, or one is a subdomain of the other ("www" aside), with the same scheme and port. Addresses compare exactly. */
export function isSameSite(one: string, other: string): boolean {
  if (!isWeb(one) || !isWeb(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.protocol !== b.protocol || a.port !== b.port) return false;
  const [left, right] = [stripWww(a.hostname), stripWww(b.hostname)];
  if (left === right) return true;
  const [shorter, longer] = left.length < right.length ? [left, right] : [right, left];
  return shorter.includes('.') && !/^[\d.]+$|:/.test(shorter) && longer.endsWith(`.${shorter}`);
}

function stripWww(host: string): string {
  return host.replace(/^www\./, '');
}
