import { randomBytes } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { IncomingFile } from '../../plugins/form-bodies';
import { BrokenImageError, EmptyFileError, FileTooLargeError, WrongFileTypeError } from './media.errors';

export type MediaType = 'image' | 'video' | 'audio' | 'file';
export type StoredMedia = { kind: MediaType; path: string; smallPath: string | null; fileName: string };
export type MediaService = ReturnType<typeof createMediaService>;

const MEGABYTE = 1024 * 1024;
const MOST_BYTES: Record<MediaType, number> = { image: 12 * MEGABYTE, video: 64 * MEGABYTE, audio: 24 * MEGABYTE, file: 24 * MEGABYTE };
const FOLDERS: Record<MediaType, string> = { image: 'photos', video: 'videos', audio: 'sounds', file: 'files' };
const LONGEST_SIDE_PX = 2048;
const SMALL_SIDE_PX = 480;
const DECODING = { limitInputPixels: 40_000_000, failOn: 'error', pages: 1 } as const;

/** What is taken, by content. Pictures are not listed: they are decoded and written anew. */
const ALLOWED: Record<Exclude<MediaType, 'image'>, ReadonlyMap<string, string>> = {
  video: new Map([
    ['video/mp4', 'mp4'],
    ['video/webm', 'webm'],
    ['video/quicktime', 'mov'],
    ['video/x-m4v', 'm4v'],
    ['video/matroska', 'mkv'],
  ]),
  audio: new Map([
    ['audio/mpeg', 'mp3'],
    ['audio/wav', 'wav'],
    ['audio/ogg', 'ogg'],
    ['audio/ogg; codecs=opus', 'ogg'],
    ['audio/aac', 'aac'],
    ['audio/flac', 'flac'],
    ['audio/x-m4a', 'm4a'],
    ['audio/mp4', 'm4a'],
    ['video/webm', 'webm'],
  ]),
  file: new Map([
    ['application/pdf', 'pdf'],
    ['application/zip', 'zip'],
    ...['docx', 'xlsx', 'pptx', 'odt', 'ods'].map((extension): [string, string] => [extension, extension]),
  ]),
};
const IMAGES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff']);

type Options = { uploadsDirectory: string; now: () => Date; newName?: () => string };

export function createMediaService({ uploadsDirectory, now, newName = () => randomBytes(16).toString('hex') }: Options) {
  async function place(kind: MediaType, suffix: string): Promise<{ path: string; target: string }> {
    const [year, month] = now().toISOString().split('-');
    const path = `upload/${FOLDERS[kind]}/${year}/${month}/${newName()}${suffix}`;
    const target = join(uploadsDirectory, path);
    await mkdir(dirname(target), { recursive: true });
    return { path, target };
  }

  /** Decoded and written anew: what was hidden in it (scripts, places, serial numbers) is gone. */
  async function storeImage(file: IncomingFile, fileName: string): Promise<StoredMedia> {
    const { path, target } = await place('image', '_image.jpg');
    const smallPath = path.replace('_image.jpg', '_image_small.jpg');
    const write = async (sidePx: number, to: string) => {
      file.storedPaths.push(to);
      const fit = { width: sidePx, height: sidePx, fit: 'inside', withoutEnlargement: true } as const;
      await sharp(file.path, DECODING)
        .rotate()
        .resize(fit)
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84, mozjpeg: true })
        .toFile(to);
    };
    try {
      await write(LONGEST_SIDE_PX, target);
      await write(SMALL_SIDE_PX, join(uploadsDirectory, smallPath));
    } catch {
      throw new BrokenImageError(fileName);
    }
    return { kind: 'image', path, smallPath, fileName };
  }

  /**
   * Keeps an uploaded file under a name of ours. Pictures become JPEG of at most 2048 px a side, with a small variant of 480 px.
   * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} with nothing left behind that a reply names.
   */
  async function store(file: IncomingFile, kind: MediaType): Promise<StoredMedia> {
    const fileName = plainFileName(file.fileName);
    if (file.sizeBytes === 0) throw new EmptyFileError(fileName);
    if (file.sizeBytes > MOST_BYTES[kind]) throw new FileTooLargeError(fileName, MOST_BYTES[kind] / MEGABYTE);
    const type = await fileTypeFromFile(file.path);
    if (kind === 'image') {
      if (!type || !IMAGES.has(type.mime)) throw new WrongFileTypeError(fileName);
      return storeImage(file, fileName);
    }
    const extension = type ? (ALLOWED[kind].get(type.mime) ?? ALLOWED[kind].get(type.ext)) : undefined;
    if (!extension) throw new WrongFileTypeError(fileName);
    const { path, target } = await place(kind, `_${kind}.${extension}`);
    file.storedPaths.push(target);
    await copyFile(file.path, target);
    return { kind, path, smallPath: null, fileName: withExtension(fileName, extension) };
  }

  return {
    store,

    /** The picture in a field, or null when none was sent. @throws as `store`. */
    async storeOptionalImage(files: IncomingFile[], field: string): Promise<string | null> {
      const file = files.find((incoming) => incoming.field === field);
      return file ? (await store(file, 'image')).path : null;
    },
  };
}

/** A name to show: no folders, no control characters, not longer than people read. */
function plainFileName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/'))
    .replace(/[\p{C}<>"]/gu, '')
    .trim();
  return plain.slice(-120) || 'file';
}

function withExtension(name: string, extension: string): string {
  return extname(name).toLowerCase() === `.${extension}` ? name : `${name.slice(0, name.length - extname(name).length)}.${extension}`;
}
