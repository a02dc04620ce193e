import { readFile, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { createTurns } from '../../lib/turns';
import type { EncodedPicture, IncomingFile } from '../../plugins/form-bodies';
import { stripAnimatedPng } from './animated-png';
import { chooseBackground } from './choose-background';
import { loadSharp } from './load-sharp';
import { findPictureType, getDecodingCost, getMaxPictureBytes, readPictureSize, type PictureSize } from './picture-size';

const MAX_SIDE_PX = 2048;
const SMALL_SIDE_PX = 480;
/** A moving picture has many frames to send. */
const MAX_MOVING_SIDE_PX = 800;
const MAX_SECONDS = 30;
/** Fields whose pictures may move. Avatars, covers and previews of links stay still. */
const MOVING_FIELDS = new Set(['postPhotos', 'file', 'image', 'blog_pictures']);
/** Decoding shares the four threads of the process with password hashing, so it uses at most half of them. */
const takeTurn = createTurns(2);

/** A picture has more pixels than the provider decodes. */
export class TooManyPixelsError extends Error {
  constructor(readonly size: PictureSize) {
    super('too many pixels');
    this.name = 'TooManyPixelsError';
  }
}

/**
 * Decodes a picture and encodes it again. This removes hidden content, such as scripts, locations and serial numbers. Its size in pixels is
 * checked before it is decoded. Few pictures are decoded at once. A moving picture keeps its frames in fields for posts, comments, messages
 * and articles; its small variant is its first frame. A repeated call returns the first result.
 * @throws {TooManyPixelsError} and {Error} for a picture that is damaged or takes too long.
 */
export async function encodePicture(file: IncomingFile): Promise<EncodedPicture> {
  file.picture ??= await takeTurn(async () => {
    const size = await readPictureSize(file.path, (await findPictureType(file.path)) ?? '');
    if (size.pixels > size.maxPixels) throw new TooManyPixelsError(size);
    return size.frames > 1 && MOVING_FIELDS.has(file.field) ? encodeMoving(file.path, size) : encodeStill(file.path);
  });
  return file.picture;
}

async function encodeStill(source: string): Promise<EncodedPicture> {
  const path = `${source}.jpg`;
  const smallPath = `${source}.small.jpg`;
  const { width: widthPx, height: heightPx } = await encodeJpeg(source, MAX_SIDE_PX, path);
  await encodeJpeg(path, SMALL_SIDE_PX, smallPath);
  return { path, smallPath, widthPx, heightPx, suffix: '_image.jpg' };
}

/** The first frame is as large as the others: it is shown instead of them where motion is not wanted. */
async function encodeMoving(source: string, { mime }: PictureSize): Promise<EncodedPicture> {
  const smallPath = `${source}.small.jpg`;
  const { width: widthPx, height: heightPx } = await encodeJpeg(source, MAX_MOVING_SIDE_PX, smallPath);
  if (mime === 'image/apng') {
    const path = `${source}.png`;
    await writeFile(path, stripAnimatedPng(await readFile(source)));
    return { path, smallPath, widthPx, heightPx, suffix: '_image_moving.png' };
  }
  const path = `${source}.webp`;
  const background = await chooseBackground(await decode(source));
  const moving = shrink(await decode(source, { animated: true }), MAX_MOVING_SIDE_PX);
  await (background ? moving.flatten({ background }) : moving).webp({ quality: 75, effort: 2 }).toFile(path);
  return { path, smallPath, widthPx, heightPx, suffix: '_image_moving.webp' };
}

/** Encodes the pictures among received files. Ignores failures: the call itself reports them. */
export async function encodePictures(files: IncomingFile[]): Promise<void> {
  await Promise.allSettled(
    files.map(async (file) => {
      const mime = await findPictureType(file.path);
      if (mime && file.sizeBytes <= getMaxPictureBytes(mime)) await encodePicture(file);
    }),
  );
}

/** Adds up the megapixels of the pictures among received files, as they cost to decode. */
export async function measurePictures(files: IncomingFile[]): Promise<number> {
  const costs = files.map(async ({ path }) => {
    const mime = await findPictureType(path);
    if (!mime) return 0;
    // A picture with an invalid header is refused before it is decoded.
    return readPictureSize(path, mime).then(getDecodingCost, () => 0);
  });
  return Math.ceil((await Promise.all(costs)).reduce((sum, cost) => sum + cost, 0) / 1_000_000);
}

/** Opens a picture whose size was checked. Its rows are read once, from top to bottom. */
async function decode(path: string, { animated = false } = {}): Promise<Sharp> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: false, failOn: 'error', sequentialRead: true } as const;
  return sharp(path, animated ? { ...options, animated } : { ...options, pages: 1 }).timeout({ seconds: MAX_SECONDS });
}

function shrink(picture: Sharp, maxSidePx: number): Sharp {
  return picture.resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true });
}

async function encodeJpeg(source: string, maxSidePx: number, path: string) {
  const { hasAlpha } = await (await decode(source)).metadata();
  const background = (hasAlpha && (await chooseBackground(await decode(source)))) || '#ffffff';
  return shrink((await decode(source)).autoOrient(), maxSidePx)
    .flatten({ background })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(path);
}
