/** SHA-256 of a text in hexadecimal. The browser's own is missing where the page comes over plain HTTP, as at home. */

const ROUNDS = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const PRIMES = primes(ROUNDS);
const START = PRIMES.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
const K = PRIMES.map((p) => fraction(Math.cbrt(p)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const size = ((bytes.length + 8) >> 6) * 64 + 64;
  const data = new DataView(new ArrayBuffer(size));
  bytes.forEach((byte, at) => data.setUint8(at, byte));
  data.setUint8(bytes.length, 0x80);
  data.setUint32(size - 4, bytes.length * 8);

  const hash = [...START];
  const w = new Int32Array(ROUNDS);
  const at = (list: readonly number[] | Int32Array, i: number): number => list[i] as number;
  for (let block = 0; block < size; block += 64) {
    for (let i = 0; i < ROUNDS; i++) {
      if (i < 16) {
        w[i] = data.getInt32(block + 4 * i);
        continue;
      }
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < ROUNDS; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (at(hash, i) + value) | 0));
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, "0")).join("");
}
