import sharp from 'sharp';

/** Encodes a small JPEG of one colour. */
export async function drawPicture(background = '#2f6f73'): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 120, height: 80, channels: 3, background } });
  return new Uint8Array(await picture.jpeg().toBuffer());
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}
