import { createDCtx, decompressUsingDict, freeDCtx } from '@bokuweb/zstd-wasm';
import { initializeZstd } from './zstd';

const HEADER_BYTES = 40;

/** Decompresses a body in the encoding `dcz`. @returns the SHA-256 of its dictionary, as base64, and the text. */
export async function readDelta(body: Buffer, dictionary: string): Promise<{ sha256: string; text: string }> {
  await initializeZstd();
  const context = createDCtx();
  const bytes = decompressUsingDict(context, body.subarray(HEADER_BYTES), Buffer.from(dictionary));
  freeDCtx(context);
  return { sha256: body.subarray(8, HEADER_BYTES).toString('base64'), text: Buffer.from(bytes).toString() };
}
