import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { workspaceRoot } from './stack';

type PickedFile = { name: string; mimeType: string; buffer: Buffer };

const SIDE_PX = 700;

/** A picture of noise, about 1.5 MB, which cannot be compressed. */
export function largePicture(name: string): PickedFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE_PX, 0);
  header.writeUInt32BE(SIDE_PX, 4);
  // Eight bits each of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = randomBytes(SIDE_PX * (1 + SIDE_PX * 3));
  for (let row = 0; row < SIDE_PX; row += 1) rows[row * (1 + SIDE_PX * 3)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A document of about 2 MB. */
export function largePdf(name: string): PickedFile {
  return {
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(2 * 2 ** 20), Buffer.from('\n%%EOF\n')]),
  };
}

/** A sound of about 1.6 MB: the same song repeated. */
export function largeSong(name: string): PickedFile {
  const song = readFileSync(join(workspaceRoot, 'provider/src/db/seed/media/sounds/porch-light.mp3'));
  return { name, mimeType: 'audio/mpeg', buffer: Buffer.concat(Array.from({ length: 20 }, () => song)) };
}
