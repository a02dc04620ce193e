import { toPlainText } from '@social/api/wire';

const BLOCK_BYTES = 16;

/**
 * What a message says. Newer hosts veil the text: base64 of AES-128-ECB under the message's own time, so whoever has the message
 * has the key. Text that is not so written, or does not open, is taken as it stands.
 */
export async function readMessageText(wireText: string, time: string): Promise<string> {
  return toPlainText((await unveil(wireText, time)) ?? wireText);
}

async function unveil(wireText: string, time: string): Promise<string | null> {
  const veiled = bytesOfBase64(wireText);
  // Browsers have no WebCrypto on pages without TLS, localhost aside.
  if (veiled === null || veiled.length === 0 || veiled.length % BLOCK_BYTES !== 0 || globalThis.crypto?.subtle === undefined) return null;
  try {
    const plain = withoutPadding(await decryptEcb(veiled, keyBytes(time)));
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    // Text that only looked veiled: its bytes decode to nothing sensible.
    return null;
  }
}

/**
 * WebCrypto has CBC alone, which is ECB with each block mixed with the one before it: decrypting and mixing once more gives ECB.
 * WebCrypto also insists on valid padding at the end, so a block of padding, encrypted to follow the last one, is put there.
 */
async function decryptEcb(veiled: Uint8Array<ArrayBuffer>, keyOf: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', keyOf, 'AES-CBC', false, ['encrypt', 'decrypt']);
  const lastBlock = veiled.slice(-BLOCK_BYTES);
  const paddingBlock = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: lastBlock }, key, new Uint8Array(0)));

  const padded = new Uint8Array(veiled.length + BLOCK_BYTES);
  padded.set(veiled);
  padded.set(paddingBlock, veiled.length);
  const mixed = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv: new Uint8Array(BLOCK_BYTES) }, key, padded));
  return mixed.map((byte, at) => byte ^ (veiled[at - BLOCK_BYTES] ?? 0));
}

function keyBytes(time: string): Uint8Array<ArrayBuffer> {
  const key = new Uint8Array(BLOCK_BYTES);
  key.set(new TextEncoder().encode(time).subarray(0, BLOCK_BYTES));
  return key;
}

/** PKCS7: the last byte says how many bytes of its own value end the text. */
function withoutPadding(bytes: Uint8Array): Uint8Array | null {
  const length = bytes.at(-1) ?? 0;
  const padding = bytes.subarray(bytes.length - length);
  return length >= 1 && length <= BLOCK_BYTES && padding.every((byte) => byte === length) ? bytes.subarray(0, bytes.length - length) : null;
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0 || !/^[a-z\d+/]+={0,2}$/i.test(text)) return null;
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
