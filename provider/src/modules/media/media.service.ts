import { randomUUID } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { ObjectStore } from '@social/server-storage/object-store';
import { fileTypeFromFile } from 'file-type';
import { isStorageFull } from '../../lib/storage-full';
import type { IncomingFile } from '../../plugins/form-bodies';
import { getContentType } from './content-types';
import { guessMediaType } from './guess-media-type';
import type { MediaType } from './media-type';
import { hasVideoTrack } from './has-video-track';
import { BrokenImageError, EmptyFileError, FileTooLargeError, WrongFileTypeError, TooManyPixelsInFileError } from './media.errors';
import { encodePicture, TooManyPixelsError } from './pictures';
import { toPlainFileName } from './plain-file-name';
import { findPictureType, getMaxPictureBytes } from './picture-size';

export type StoredMedia = {
  kind: MediaType;
  path: string;
  smallPath: string | null;
  fileName: string;
  /** Only for pictures. */
  widthPx?: number;
  heightPx?: number;
};
export type MediaService = ReturnType<typeof createMediaService>;

const MEGABYTE = 1024 * 1024;
const MAX_BYTES: Record<Exclude<MediaType, 'image'>, number> = { video: 64 * MEGABYTE, audio: 24 * MEGABYTE, file: 24 * MEGABYTE };
const FOLDERS: Record<MediaType, string> = { image: 'photos', video: 'videos', audio: 'sounds', file: 'files' };
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
    // Without video tracks: microphone recordings.
    ['video/webm', 'webm'],
    ['video/mp4', 'm4a'],
  ]),
  file: new Map([
    ['application/pdf', 'pdf'],
    ['application/zip', 'zip'],
    ...['docx', 'xlsx', 'pptx', 'odt', 'ods'].map((extension): [string, string] => [extension, extension]),
  ]),
};
/** The type of plain text cannot be detected from its content. It is always served as text. */
const TEXT_EXTENSIONS = new Set(['txt', 'md', 'csv']);

type Options = { uploads: ObjectStore; now: () => Date; createName?: () => string };

export function createMediaService({ uploads, now, createName = randomUUID }: Options) {
  /** Returns a new path for a file. */
  function createPath(kind: MediaType, suffix: string): string {
    const [year, month] = now().toISOString().split('-');
    return `upload/${FOLDERS[kind]}/${year}/${month}/${createName()}${suffix}`;
  }

  /** Copies a file to the uploads. If the request is refused, the copy is removed again. */
  async function copy(file: IncomingFile, source: string, path: string): Promise<void> {
    file.storedPaths.push(path);
    await uploads.put(path, { file: source }, { contentType: getContentType(path), ifNoneMatch: '*' });
  }

  async function storeImage(file: IncomingFile, fileName: string): Promise<StoredMedia> {
    const mime = await findPictureType(file.path);
    const maxBytes = getMaxPictureBytes(mime);
    if (file.sizeBytes > maxBytes) throw new FileTooLargeError(fileName, maxBytes / MEGABYTE);
    if (!mime) throw new WrongFileTypeError(fileName);
    const picture = await encodePicture(file).catch((error: unknown) => {
      throw isStorageFull(error) ? error : toPictureRefusal(error, fileName);
    });
    const path = createPath('image', picture.suffix);
    const smallPath = toSmallPath(path);
    await copy(file, picture.path, path);
    await copy(file, picture.smallPath, smallPath);
    return { kind: 'image', path, smallPath, fileName, widthPx: picture.widthPx, heightPx: picture.heightPx };
  }

  async function store(file: IncomingFile, kind: MediaType): Promise<StoredMedia> {
    const fileName = toPlainFileName(file.fileName);
    if (file.sizeBytes === 0) throw new EmptyFileError(fileName);
    if (kind === 'image') return storeImage(file, fileName);
    if (file.sizeBytes > MAX_BYTES[kind]) throw new FileTooLargeError(fileName, MAX_BYTES[kind] / MEGABYTE);
    const extension = await findExtension(file, kind, fileName);
    if (!extension) throw new WrongFileTypeError(fileName);
    const path = createPath(kind, `_${kind}.${extension}`);
    await copy(file, file.path, path);
    return { kind, path, smallPath: null, fileName: withExtension(fileName, extension) };
  }

  return {
    /**
     * Stores an uploaded file under a new name if its content matches the media type. The maximum is 64 MB for a JPEG and a
     * video, 12 MB for other pictures and 24 MB for others. A picture becomes a JPEG of at most 2048 px a side, with a small variant of
     * 480 px. A moving picture (`_image_moving.webp` or `.png`) has its first frame as its small variant. Each call stores a copy. If the
     * request is refused later, the files are removed.
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError | TooManyPixelsInFileError}
     */
    store,

    /** Guesses the media type of an uploaded file from its name. A video file without video tracks is audio. */
    async guessType(file: IncomingFile): Promise<MediaType> {
      const type = guessMediaType(file.fileName);
      return type === 'video' && !(await hasVideoTrack(file.path)) ? 'audio' : type;
    },

    /**
     * Gives stored files new names. The old addresses, which members may have seen, stop working once the old names are removed. Missing
     * files and files with other names are not changed.
     */
    async rename<Paths extends { path: string; smallPath: string | null }>(paths: Paths): Promise<Paths> {
      const name = createName();
      const toNewPath = (path: string) => path.replace(/[^/]+?(_[a-z_]+\.\w+)$/, `${name}$1`);
      const renamed = { ...paths, path: toNewPath(paths.path), smallPath: paths.smallPath && toNewPath(paths.smallPath) };
      if (renamed.path === paths.path) return paths;
      const copies = [await uploads.copy(paths.path, renamed.path)];
      if (paths.smallPath && renamed.smallPath) copies.push(await uploads.copy(paths.smallPath, renamed.smallPath));
      return copies.every(Boolean) ? renamed : paths;
    },

    /** Stores the picture of a form field as `store` does. Returns its path, or null if none was sent. @throws as `store`. */
    async storeOptionalImage(files: IncomingFile[], field: string): Promise<string | null> {
      const file = files.find((incoming) => incoming.field === field);
      return file ? (await store(file, 'image')).path : null;
    },
  };
}

function toPictureRefusal(error: unknown, fileName: string) {
  if (!(error instanceof TooManyPixelsError)) return new BrokenImageError(fileName);
  const { pixels, maxPixels, typeName, frames } = error.size;
  const what = frames > 1 ? `a moving picture (all ${frames} frames together)` : `a ${typeName} of this kind`;
  return new TooManyPixelsInFileError(fileName, Math.ceil(pixels / 1e6), what, maxPixels / 1e6);
}

/** Returns the path of a picture's small variant. The small variant of a moving picture is a JPEG. */
export function toSmallPath(path: string): string {
  return path.replace(/_image\.(\w+)$/, '_image_small.$1').replace(/_image_moving\.\w+$/, '_image_moving_small.jpg');
}

/** Returns the file extension for the content, or undefined if it does not match the media type. */
async function findExtension({ path }: IncomingFile, kind: Exclude<MediaType, 'image'>, fileName: string): Promise<string | undefined> {
  const type = await fileTypeFromFile(path);
  if (kind === 'audio' && type?.mime.startsWith('video/') && (await hasVideoTrack(path))) return undefined;
  if (type) return EXTENSIONS[kind].get(type.mime) ?? EXTENSIONS[kind].get(type.ext);
  const extension = extname(fileName).slice(1).toLowerCase();
  return kind === 'file' && TEXT_EXTENSIONS.has(extension) && (await isText(path)) ? extension : undefined;
}

async function isText(path: string): Promise<boolean> {
  const content = await readFile(path);
  return isUtf8(content) && !content.includes(0);
}

function withExtension(name: string, extension: string): string {
  return extname(name).toLowerCase() === `.${extension}` ? name : `${name.slice(0, name.length - extname(name).length)}.${extension}`;
}
