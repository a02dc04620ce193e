import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Metadata } from 'sharp';
import { countFrames } from './animated-png';
import { loadSharp } from './load-sharp';

const MEGABYTE = 1024 * 1024;
/** Names of the accepted types, as members know them. */
const PICTURE_TYPES: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/apng': 'PNG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/tiff': 'TIFF',
};
/** Phones write JPEGs of 200 megapixels, with up to 60 MB. */
const MAX_JPEG_BYTES = 64 * MEGABYTE;
const MAX_PICTURE_BYTES = 12 * MEGABYTE;

/**
 * Maximum numbers of pixels. A baseline JPEG is decoded at up to an eighth of its size, row by row, and other streamed pictures row by row,
 * so both need little memory. All others are decoded as a whole, in four bytes a pixel.
 */
const MAX_JPEG_PIXELS = 256_000_000;
const MAX_STREAMED_PIXELS = 100_000_000;
const MAX_WHOLE_PIXELS = 40_000_000;
/** For all frames of a moving picture together. They are decoded one after the other. */
const MAX_MOVING_PIXELS = 150_000_000;

export type PictureSize = {
  mime: string;
  typeName: string;
  /** Of all frames together. */
  pixels: number;
  maxPixels: number;
  frames: number;
};

/** Returns the media type of a picture that the provider accepts, or undefined. */
export async function findPictureType(path: string): Promise<string | undefined> {
  const mime = (await fileTypeFromFile(path))?.mime;
  return mime !== undefined && mime in PICTURE_TYPES ? mime : undefined;
}

/** Maximum size of a picture, in bytes. */
export function getMaxPictureBytes(mime: string | undefined): number {
  return mime === 'image/jpeg' ? MAX_JPEG_BYTES : MAX_PICTURE_BYTES;
}

/** Reads the size of a picture from its header, without decoding it. @throws {Error} for a header that is damaged. */
export async function readPictureSize(path: string, mime: string): Promise<PictureSize> {
  const sharp = await loadSharp();
  const metadata = await sharp(path, { limitInputPixels: false, pages: 1 }).metadata();
  const frames = await readFrames(path, mime, metadata);
  return {
    mime,
    typeName: PICTURE_TYPES[mime] ?? mime,
    pixels: metadata.width * metadata.height * frames,
    maxPixels: frames > 1 ? MAX_MOVING_PIXELS : getMaxPixels(mime, metadata),
    frames,
  };
}

/** Returns what a picture costs, in pixels of a PNG: a JPEG is decoded at a lower resolution. */
export function getDecodingCost({ mime, pixels }: PictureSize): number {
  return mime === 'image/jpeg' ? pixels / 8 : pixels;
}

function getMaxPixels(mime: string, { isProgressive, orientation = 1 }: Metadata): number {
  if (isProgressive) return MAX_WHOLE_PIXELS;
  if (mime === 'image/jpeg') return MAX_JPEG_PIXELS;
  // A picture that is turned has to be decoded first.
  return (mime === 'image/png' || mime === 'image/apng') && orientation === 1 ? MAX_STREAMED_PIXELS : MAX_WHOLE_PIXELS;
}

/** The pages of a TIFF are documents, and those of an AVIF one picture. */
async function readFrames(path: string, mime: string, { pages = 1 }: Metadata): Promise<number> {
  if (mime === 'image/gif' || mime === 'image/webp') return pages;
  if (mime !== 'image/apng') return 1;
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    return countFrames(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
