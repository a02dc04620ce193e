import { toPlainText } from '@social/api/wire';

const BLOCK_BYTES = 16;

/**
 * Returns the text of a message. Newer hosts encrypt it: base64 of AES-128-ECB with the message's own time as key, which every reader has.
 * Text that is not encrypted or cannot be decrypted is returned unchanged.
 */
export async function readMessageText(wireText: string, time: string): Promise<string> {
  return toPlainText((await decrypt(wireText, time)) ?? wireText);
}

async function decrypt(wireText: string, time: string): Promise<string | null> {
  const encrypted = decodeBase64(wireText);
  // Browsers have no WebCrypto on pages without TLS, localhost aside.
  if (encrypted === null || encrypted.length === 0 || encrypted.length % BLOCK_BYTES !== 0 || globalThis.crypto?.subtle === undefined)
    return null;
  try {
    const plain = withoutPadding(await decryptEcb(encrypted, toKeyBytes(time)));
    return plain && new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    // The text only looked encrypted: its bytes are no UTF-8.
    return null;
  }
}

/**
 * Decrypts ECB with CBC, as WebCrypto has no ECB. CBC is ECB with each block XORed with the previous one, so decrypting and XORing again
 * gives ECB. WebCrypto also requires valid padding, so an encrypted block of padding is appended.
 */
async function decryptEcb(encrypted: Uint8Array<ArrayBuffer>, keyData: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', keyData, 'AES-CBC', false, ['encrypt', 'decrypt']);
  const lastBlock = encrypted.slice(-BLOCK_BYTES);
  const paddingBlock = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv: lastBlock }, key, new Uint8Array(0)));

  const padded = new Uint8Array(encrypted.length + BLOCK_BYTES);
  padded.set(encrypted);
  padded.set(paddingBlock, encrypted.length);
  const decrypted = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-CBC', iv: new Uint8Array(BLOCK_BYTES) }, key, padded));
  return decrypted.map((byte, at) => byte ^ (encrypted[at - BLOCK_BYTES] ?? 0));
}

function toKeyBytes(time: string): Uint8Array<ArrayBuffer> {
  const key = new Uint8Array(BLOCK_BYTES);
  key.set(new TextEncoder().encode(time).subarray(0, BLOCK_BYTES));
  return key;
}

/** Removes PKCS7 padding: the last byte is the number of padding bytes, which all have its value. */
function withoutPadding(bytes: Uint8Array): Uint8Array | null {
  const length = bytes.at(-1) ?? 0;
  const padding = bytes.subarray(bytes.length - length);
  return length >= 1 && length <= BLOCK_BYTES && padding.every((byte) => byte === length) ? bytes.subarray(0, bytes.length - length) : null;
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0 || !/^[a-z\d+/]+={0,2}$/i.test(text)) return null;
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
