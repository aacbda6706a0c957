/** SHA-256 (FIPS 180-4) at once: `crypto.subtle` answers later, and not at all in a page that came by plain HTTP. */

const PRIMES = firstPrimes(64);
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

/** The 32 bytes of the hash. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const state = Uint32Array.from(START);
  const padded = pad(bytes);
  const view = new DataView(padded.buffer);
  const words = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, view, at, words);
  const out = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) out.setUint32(index * 4, word);
  return new Uint8Array(out.buffer);
}

/** A one bit, zeros, and the length in bits as the last eight bytes of a block. */
function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

function mix(state: Uint32Array, view: DataView, at: number, words: Uint32Array): void {
  const word = (index: number) => words[index] ?? 0;
  for (let i = 0; i < 64; i++) {
    if (i < 16) {
      words[i] = view.getUint32(at + i * 4);
      continue;
    }
    const [two, fifteen] = [word(i - 2), word(i - 15)];
    const early = turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3);
    const late = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    words[i] = word(i - 16) + early + word(i - 7) + late;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

/** Rotated to the right. */
function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
