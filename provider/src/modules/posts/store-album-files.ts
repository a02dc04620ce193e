import type { IncomingFile } from '../../plugins/form-bodies';
import { Refusal } from '../../lib/refusal';
import { guessMediaType } from '../media/guess-media-type';
import { TooManyFilesError } from '../media/media.errors';
import type { MediaService, StoredMedia } from '../media/media.service';
import { MAX_ALBUM_FILES } from './album-limits';
import { AlbumWithoutPicturesError } from './posts.errors';

/** A file that was refused from an album. `index` counts the files of the request from 0. */
export type RefusedFile = { index: number; reason: Refusal };
export type StoreAlbumFiles = ReturnType<typeof createAlbumFileStorage>;

/** Files are decoded and encoded concurrently, because a large album would take too long otherwise. */
const CONCURRENT_FILES = 4;

export function createAlbumFileStorage(media: MediaService) {
  /** A refused file must not affect the others. */
  async function storeOrRefuse(file: IncomingFile): Promise<StoredMedia | Refusal> {
    try {
      return await media.store(file, guessMediaType(file.fileName) === 'video' ? 'video' : 'image');
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  /**
   * Stores 1 to 100 pictures and videos. Omits refused files.
   * @throws {AlbumWithoutPicturesError | TooManyFilesError}
   * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the first file, if all were refused.
   */
  return async function storeAlbumFiles(files: IncomingFile[]): Promise<{ stored: StoredMedia[]; refused: RefusedFile[] }> {
    if (files.length === 0) throw new AlbumWithoutPicturesError();
    if (files.length > MAX_ALBUM_FILES) throw new TooManyFilesError(MAX_ALBUM_FILES);
    const results: (StoredMedia | Refusal)[] = [];
    for (let first = 0; first < files.length; first += CONCURRENT_FILES) {
      results.push(...(await Promise.all(files.slice(first, first + CONCURRENT_FILES).map(storeOrRefuse))));
    }
    const stored = results.flatMap((result) => (result instanceof Refusal ? [] : [result]));
    const refused = results.flatMap((reason, index) => (reason instanceof Refusal ? [{ index, reason }] : []));
    if (stored.length === 0 && refused[0]) throw refused[0].reason;
    return { stored, refused };
  };
}
