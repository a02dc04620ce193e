import { open } from 'node:fs/promises';

/** Recorders and encoders list their tracks at the start of a file. */
const MAX_READ_BYTES = 1024 * 1024;
const WEBM = { segment: 0x18538067, tracks: 0x1654ae6b, trackEntry: 0xae, trackType: 0x83 };
const VIDEO_TRACK = 1;
const MP4_PARENTS = new Set(['moov', 'trak', 'mdia']);

/**
 * Returns true if a WebM or MP4 file has pictures. Both formats are also used for microphone recordings. A file without tracks at its start
 * counts as a video.
 */
export async function hasVideoTrack(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_READ_BYTES), 0, MAX_READ_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const isVideo = start.toString('latin1', 4, 8) === 'ftyp' ? listMp4Tracks(start) : listWebmTracks(start);
    return isVideo.length === 0 || isVideo.includes(true);
  } finally {
    await file.close();
  }
}

/** Returns true for each track that is a video. */
function listWebmTracks(bytes: Buffer): boolean[] {
  const tracks: boolean[] = [];
  for (let at = 0; at < bytes.length;) {
    const id = readVint(bytes, at, false);
    const size = id && readVint(bytes, at + id.length, true);
    if (!id || !size) return tracks;
    const contentAt = at + id.length + size.length;
    if (id.value === WEBM.trackType) tracks.push(bytes[contentAt] === VIDEO_TRACK);
    // A segment that was recorded live has an unknown size. Its elements follow.
    const isParent = id.value === WEBM.segment || id.value === WEBM.tracks || id.value === WEBM.trackEntry;
    at = isParent ? contentAt : contentAt + size.value;
  }
  return tracks;
}

/** Reads a variable-length number. The leading zeros of its first byte give its length. */
function readVint(bytes: Buffer, at: number, hasMarkerRemoved: boolean): { value: number; length: number } | null {
  const first = bytes[at];
  if (!first) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = hasMarkerRemoved ? first & (0xff >> length) : first;
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

/** Returns true for each track that is a video. */
function listMp4Tracks(bytes: Buffer): boolean[] {
  const tracks: boolean[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'hdlr' && at + 20 <= bytes.length) {
      const handler = bytes.toString('latin1', at + 16, at + 20);
      if (handler === 'vide' || handler === 'soun') tracks.push(handler === 'vide');
    }
    if (size < 8) return tracks;
    at += MP4_PARENTS.has(type) ? 8 : size;
  }
  return tracks;
}
