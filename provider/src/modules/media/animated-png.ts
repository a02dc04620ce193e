/** The signature, before the chunks. */
const SIGNATURE_BYTES = 8;
/** A chunk's length, type and checksum. */
const CHUNK_BYTES = 12;
/** Pixels, colours, transparency and animation. Others may hold texts, places and thumbnails. */
const REQUIRED_CHUNKS = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'acTL', 'fcTL', 'fdAT', 'IDAT', 'IEND']);

type Chunk = { type: string; start: number; end: number };

/** Lists the chunks of a PNG, up to its end. A chunk that is cut off ends at the end of the bytes. */
function* listChunks(png: Buffer): Generator<Chunk> {
  let start = SIGNATURE_BYTES;
  while (start + CHUNK_BYTES <= png.length) {
    const end = start + CHUNK_BYTES + png.readUInt32BE(start);
    const type = png.toString('latin1', start + 4, start + 8);
    yield { type, start, end };
    if (type === 'IEND') return;
    start = end;
  }
}

/** Returns the number of frames of an animated PNG, from its first bytes; 1 for one that is not animated. */
export function countFrames(png: Buffer): number {
  for (const { type, start, end } of listChunks(png)) {
    if (type === 'acTL' && end <= png.length) return Math.max(1, png.readUInt32BE(start + 8));
    if (type === 'IDAT') return 1;
  }
  return 1;
}

/**
 * Copies an animated PNG without what is not needed to show it: texts, places, and bytes behind its end. No decoder of the server knows
 * its frames, so they are not encoded again.
 * @throws {Error} for one that is cut off.
 */
export function stripAnimatedPng(png: Buffer): Buffer {
  const chunks = [...listChunks(png)];
  const last = chunks.at(-1);
  if (last?.type !== 'IEND' || last.end > png.length) throw new Error('The PNG is cut off.');
  const required = chunks.filter(({ type }) => REQUIRED_CHUNKS.has(type)).map(({ start, end }) => png.subarray(start, end));
  return Buffer.concat([png.subarray(0, SIGNATURE_BYTES), ...required]);
}
