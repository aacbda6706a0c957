/** An address and a title leave the browser without the keys, codes and passwords that stand in a query. */

/** Words of parameter names whose value is a key to something. */
const KEY_WORDS = new Set(
  'password passwd passwort kennwort pwd passcode passphrase secret token otp totp pin jwt apikey credential credentials signature sig ticket sid sessionid phpsessid jsessionid samlresponse verifier'.split(
    ' ',
  ),
);
/** Words that are one beside another: an API key, but no sort key. */
const KEY_PAIRS =
  /(?:^| )(?:(?:api|access|private|auth|secret|session) (?:key|id|code)|pass (?:word|code|phrase))(?: |$)/;
/** `code` is a country's too: it is a key where it looks like one. */
const CODE_WORD = /(?:^| )code$/;
const KEY_CODE = /^(?:\d{4,8}|[^&#]{16,})$/;
/** Of a query or a fragment, and of a path. */
const PARAMETERS = [/([?&#])([^=&#?\s]{1,100})=([^&#\s]+)/g, /(;)([^=;/?&#\s]{1,100})=([^;/?&#\s]+)/g];
const MASK = '***';
/** A shorter value is no secret, but a part of words. */
const MIN_STRUCK = 3;

/** The text with the value of each telling parameter of an address in it masked; never longer than it was. */
export function maskAddress(text: string): string {
  let masked = text.replace(/(\/\/[^/?#@\s:]*:)[^/?#@\s]+(?=@)/g, `$1${MASK}`);
  for (const parameter of PARAMETERS) {
    masked = masked.replace(parameter, (whole, mark: string, name: string, value: string) =>
      isKey(name, value) ? `${mark}${name}=${MASK.slice(0, value.length)}` : whole,
    );
  }
  return masked;
}

/** The title of a page without what its address holds in such parameters. */
export function maskTitle(title: string, address: string): string {
  let masked = maskAddress(title);
  for (const [, , name = '', value = ''] of PARAMETERS.flatMap((one) => [...address.matchAll(one)])) {
    if (!isKey(name, value)) continue;
    for (const way of [value, decode(value)])
      if (way.length >= MIN_STRUCK) masked = masked.replaceAll(way, MASK);
  }
  return masked;
}

function isKey(name: string, value: string): boolean {
  const words = name
    .replace(/%[0-9a-f]{2}/gi, ' ')
    .replace(/[a-z](?=[A-Z])/g, '$& ')
    .replace(/[^a-z]+/gi, ' ')
    .trim()
    .toLowerCase();
  if (KEY_PAIRS.test(words) || words.split(' ').some((word) => KEY_WORDS.has(word))) return true;
  return CODE_WORD.test(words) && KEY_CODE.test(value);
}

function decode(value: string): string {
  return new URLSearchParams(`v=${value}`).get('v') ?? value;
}
