import sharp from 'sharp';

/** Encodes a small JPEG of one colour. */
export async function drawPicture(background = '#2f6f73'): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** Creates a WebM file with one track and no content, like the start of a browser's recording: its segment has no known size. */
export function makeWebm(track: 'audio' | 'video'): Uint8Array<ArrayBuffer> {
  const element = (id: number[], content: number[]) => [...id, 0x80 + content.length, ...content];
  const letters = (text: string) => [...new TextEncoder().encode(text)];
  const entry = [...element([0xd7], [1]), ...element([0x83], [track === 'video' ? 1 : 2]), ...element([0x86], letters('A_OPUS'))];
  return new Uint8Array([
    ...element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], letters('webm'))),
    ...[0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    ...element([0x16, 0x54, 0xae, 0x6b], element([0xae], entry)),
  ]);
}

/** Creates an MP4 file with one track and no content, like the start of a recording in Safari. */
export function makeMp4(track: 'audio' | 'video'): Uint8Array<ArrayBuffer> {
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8, type, 'latin1');
    head.writeUInt32BE(8 + content.length);
    head.write(type, 4, 'latin1');
    return Buffer.concat([head, content]);
  };
  const handler = box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${track === 'video' ? 'vide' : 'soun'}${'\0'.repeat(13)}`, 'latin1'));
  const brand = box('ftyp', Buffer.from('iso5\0\0\0\0iso5', 'latin1'));
  return new Uint8Array(Buffer.concat([brand, box('moov', box('trak', box('mdia', handler)))]));
}
