import { randomBytes, randomInt } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { negotiateEncoding, type Encoding } from '../http/negotiate-encoding';

/** A smaller reply fits into one packet anyway. */
const MIN_BYTES = 1024;
/** A reply is compressed for one client only: quickly, and with a small window, because each uses its own memory. */
const BROTLI = { quality: 4, windowBits: 18 };
const MAX_MASK_BYTES = 48;

export type CompressedReply = { headers: OutgoingHttpHeaders; body: Readable };

/**
 * Compresses a provider's reply as a stream. Null if the reply must be sent unchanged: it is small, already compressed or not text, or the
 * browser accepts no encoding. A header of random length hides the compressed size (docs/decisions/0030-compressed-replies.md).
 */
export function compressReply(answer: IncomingMessage, acceptEncoding: string | undefined): CompressedReply | null {
  const encoding = negotiateEncoding(acceptEncoding);
  if (encoding === 'identity' || !isWorthwhile(answer.headers)) return null;
  const body = createCompressor(encoding);
  // An answer that breaks off destroys the compressor, and with it the reply to the browser.
  pipeline(answer, body, () => undefined);
  return { body, headers: { 'content-encoding': encoding, vary: 'accept-encoding', 'x-length-mask': makeMask() } };
}

function isWorthwhile(headers: IncomingHttpHeaders): boolean {
  const isText = /^(application\/json|text\/(?!event-stream))/i.test(headers['content-type'] ?? '');
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  return isText && isPlain && Number(headers['content-length'] ?? MIN_BYTES) >= MIN_BYTES;
}

function createCompressor(encoding: Exclude<Encoding, 'identity'>): Transform {
  if (encoding === 'gzip') return createGzip();
  return createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI.quality, [constants.BROTLI_PARAM_LGWIN]: BROTLI.windowBits },
  });
}

function makeMask(): string {
  return randomBytes(randomInt(MAX_MASK_BYTES + 1)).toString('base64url');
}
