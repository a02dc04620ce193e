import { fileTypeFromFile } from 'file-type';
import { createTurns } from '../../lib/turns';
import type { EncodedPicture, IncomingFile } from '../../plugins/form-bodies';

export const MAX_PICTURE_BYTES = 12 * 1024 * 1024;
const MAX_SIDE_PX = 2048;
const SMALL_SIDE_PX = 480;
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff']);
const DECODING = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const;
/** Decoding shares the four threads of the process with password hashing, so it uses at most half of them. */
const takeTurn = createTurns(2);

/** Loads native code when the first picture arrives: a start takes less time, and an idle server less memory. */
const loadSharp = async () => (await import('sharp')).default;

export async function isPicture(path: string): Promise<boolean> {
  return IMAGE_TYPES.has((await fileTypeFromFile(path))?.mime ?? '');
}

/**
 * Decodes a picture and encodes it again. This removes hidden content, such as scripts, locations and serial numbers. Its size in pixels is
 * checked before it is decoded. Few pictures are decoded at once. A repeated call returns the first result.
 * @throws {Error} for a picture that is damaged, has too many pixels or takes too long.
 */
export async function encodePicture(file: IncomingFile): Promise<EncodedPicture> {
  file.picture ??= await takeTurn(async () => {
    if ((await countPixels(file.path)) > MAX_PIXELS) throw new Error('too many pixels');
    const path = `${file.path}.jpg`;
    const smallPath = `${file.path}.small.jpg`;
    const { width: widthPx, height: heightPx } = await (await shrink(file.path, MAX_SIDE_PX)).toFile(path);
    await (await shrink(path, SMALL_SIDE_PX)).toFile(smallPath);
    return { path, smallPath, widthPx, heightPx };
  });
  return file.picture;
}

/** Encodes the pictures among received files. Ignores failures: the call itself reports them. */
export async function encodePictures(files: IncomingFile[]): Promise<void> {
  await Promise.allSettled(
    files.map(async (file) => {
      if (file.sizeBytes <= MAX_PICTURE_BYTES && (await isPicture(file.path))) await encodePicture(file);
    }),
  );
}

/** Adds up the megapixels of the pictures among received files. A JPEG counts for less, because it is decoded at a lower resolution. */
export async function measurePictures(files: IncomingFile[]): Promise<number> {
  const costs = files.map(async ({ path }) => {
    const type = await fileTypeFromFile(path);
    if (!IMAGE_TYPES.has(type?.mime ?? '')) return 0;
    // A picture with an invalid header is refused before it is decoded.
    const pixels = await countPixels(path).catch(() => 0);
    return type?.mime === 'image/jpeg' ? pixels / 4 : pixels;
  });
  return Math.ceil((await Promise.all(costs)).reduce((sum, cost) => sum + cost, 0) / 1_000_000);
}

async function countPixels(path: string): Promise<number> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(path, { ...DECODING, limitInputPixels: false }).metadata();
  return width * height;
}

async function shrink(path: string, maxSidePx: number) {
  const sharp = await loadSharp();
  return sharp(path, DECODING)
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true });
}
