import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import type { IncomingFile } from '../../plugins/form-bodies';
import { BrokenImageError, EmptyFileError, FileTooLargeError, WrongFileTypeError } from './media.errors';

export type MediaType = 'image' | 'video' | 'audio' | 'file';
export type StoredMedia = { kind: MediaType; path: string; smallPath: string | null; fileName: string };
export type MediaService = ReturnType<typeof createMediaService>;

const MEGABYTE = 1024 * 1024;
const MAX_BYTES: Record<MediaType, number> = { image: 12 * MEGABYTE, video: 64 * MEGABYTE, audio: 24 * MEGABYTE, file: 24 * MEGABYTE };
const FOLDERS: Record<MediaType, string> = { image: 'photos', video: 'videos', audio: 'sounds', file: 'files' };
const MAX_SIDE_PX = 2048;
const SMALL_SIDE_PX = 480;
const DECODING = { limitInputPixels: 40_000_000, failOn: 'error', pages: 1 } as const;

/** Accepted types of content with their extensions. Pictures are decoded and encoded again, so they need no extension. */
const EXTENSIONS: Record<Exclude<MediaType, 'image'>, ReadonlyMap<string, string>> = {
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
const IMAGE_TYPES = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/tiff']);

type Options = { uploadsDirectory: string; now: () => Date; createName?: () => string };

export function createMediaService({ uploadsDirectory, now, createName = randomUUID }: Options) {
  /** Returns a new path for a file, relative to the uploads directory. Its folder exists. */
  async function createPath(kind: MediaType, suffix: string): Promise<string> {
    const [year, month] = now().toISOString().split('-');
    const path = `upload/${FOLDERS[kind]}/${year}/${month}/${createName()}${suffix}`;
    await mkdir(dirname(join(uploadsDirectory, path)), { recursive: true });
    return path;
  }

  async function write(file: IncomingFile, path: string, content: Buffer): Promise<void> {
    const target = join(uploadsDirectory, path);
    file.storedPaths.push(target);
    await writeFile(target, content);
  }

  /** Decodes a picture and encodes it again, which removes everything hidden in it: scripts, locations, serial numbers. */
  async function storeImage(file: IncomingFile, fileName: string): Promise<StoredMedia> {
    const path = await createPath('image', '_image.jpg');
    const smallPath = path.replace('_image.jpg', '_image_small.jpg');
    const pictures = [encodePicture(file.path, MAX_SIDE_PX), encodePicture(file.path, SMALL_SIDE_PX)] as const;
    const [large, small] = await Promise.all(pictures).catch(() => {
      throw new BrokenImageError(fileName);
    });
    await write(file, path, large);
    await write(file, smallPath, small);
    return { kind: 'image', path, smallPath, fileName };
  }

  async function store(file: IncomingFile, kind: MediaType): Promise<StoredMedia> {
    const fileName = toPlainFileName(file.fileName);
    if (file.sizeBytes === 0) throw new EmptyFileError(fileName);
    if (file.sizeBytes > MAX_BYTES[kind]) throw new FileTooLargeError(fileName, MAX_BYTES[kind] / MEGABYTE);
    const type = await fileTypeFromFile(file.path);
    if (!type) throw new WrongFileTypeError(fileName);
    if (kind === 'image') {
      if (!IMAGE_TYPES.has(type.mime)) throw new WrongFileTypeError(fileName);
      return storeImage(file, fileName);
    }
    const extension = EXTENSIONS[kind].get(type.mime) ?? EXTENSIONS[kind].get(type.ext);
    if (!extension) throw new WrongFileTypeError(fileName);
    const path = await createPath(kind, `_${kind}.${extension}`);
    const target = join(uploadsDirectory, path);
    file.storedPaths.push(target);
    await copyFile(file.path, target);
    return { kind, path, smallPath: null, fileName: withExtension(fileName, extension) };
  }

  return {
    /**
     * Stores an uploaded file under a new name, if its content is of the kind: at most 12 MB for a picture, 64 MB for a video and
     * 24 MB for others. A picture becomes a JPEG of at most 2048 px a side, with a small variant of 480 px. Each call stores a copy.
     * Where the request is refused later, the files are removed with it.
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError}
     */
    store,

    /** Stores the picture of a form field as `store` does and returns its path, or null when none was sent. @throws as `store`. */
    async storeOptionalImage(files: IncomingFile[], field: string): Promise<string | null> {
      const file = files.find((incoming) => incoming.field === field);
      return file ? (await store(file, 'image')).path : null;
    },
  };
}

function encodePicture(path: string, maxSidePx: number): Promise<Buffer> {
  return sharp(path, DECODING)
    .rotate()
    .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

/** Returns a name that can be shown: without folders and control characters, at most 120 characters long. */
function toPlainFileName(name: string): string {
  const plain = basename(name.replaceAll('\\', '/'))
    .replace(/[\p{C}<>"]/gu, '')
    .trim();
  return plain.slice(-120) || 'file';
}

function withExtension(name: string, extension: string): string {
  return extname(name).toLowerCase() === `.${extension}` ? name : `${name.slice(0, name.length - extname(name).length)}.${extension}`;
}
