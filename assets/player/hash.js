// SHA-256 (FIPS 180-4). The Web Crypto interface is absent in pages that are opened over plain HTTP and in some viewers
// of local files, so the player brings its own.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of the
 * first 8.
 * @returns {{rounds: number[], start: number[]}} */
function sha256Constants() {
  const fraction = (/** @type {number} */ value) => ((value - Math.floor(value)) * 0x100000000) | 0;
  const rounds = [];
  const start = [];
  for (let candidate = 2; rounds.length < 64; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) {
      prime = prime && candidate % divisor !== 0;
    }
    if (prime) {
      if (start.length < 8) start.push(fraction(Math.sqrt(candidate)));
      rounds.push(fraction(Math.cbrt(candidate)));
    }
  }
  return { rounds, start };
}

const SHA256 = sha256Constants();

/** Returns the 32 bytes of the SHA-256 hash of a text in UTF-8.
 * @param {string} text
 * @returns {Uint8Array} */
function sha256(text) {
  const message = new TextEncoder().encode(text);
  const length = ((message.length + 8) >> 6) * 64 + 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(length - 4, message.length << 3);
  const state = SHA256.start.slice();
  const words = new Int32Array(64);
  const turn = (/** @type {number} */ word, /** @type {number} */ by) => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getInt32(block + at * 4);
    for (let at = 16; at < 64; at++) {
      const [early, late] = [words[at - 15], words[at - 2]];
      const low = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const high = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = (words[at - 16] + low + words[at - 7] + high) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let at = 0; at < 64; at++) {
      const choice = (e & f) ^ (~e & g);
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + SHA256.rounds[at] + words[at]) | 0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at] = (state[at] + word) | 0));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => bytes.setInt32(at * 4, word));
  return new Uint8Array(bytes.buffer);
}

/** Returns the first characters of a hash in hexadecimal digits.
 * @param {string} text
 * @param {number} digits */
function hexHash(text, digits) {
  return Array.from(sha256(text), (byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, digits);
}

/** Decodes base64 into bytes.
 * @param {string} text */
function bytesOf(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Opens a text that was sealed with a key.
 * @param {string} sealed
 * @param {string} key */
function opened(sealed, key) {
  const bytes = bytesOf(sealed);
  for (let block = 0; block * 32 < bytes.length; block++) {
    sha256(key + ":" + block).forEach((byte, at) => {
      if (block * 32 + at < bytes.length) bytes[block * 32 + at] ^= byte;
    });
  }
  return new TextDecoder().decode(bytes);
}
