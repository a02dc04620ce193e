import type { Cursor } from '../../lib/cursor';
import { Refusal } from '../../lib/refusal';
import type { IncomingFile } from '../../plugins/form-bodies';
import { guessMediaType } from '../media/guess-media-type';
import { TooManyFilesError } from '../media/media.errors';
import type { MediaService, StoredMedia } from '../media/media.service';
import type { FullPost } from './post-assembly';
import type { PostWritingService } from './post-writing.service';
import { AlbumWithoutPicturesError } from './posts.errors';
import type { PostService } from './posts.service';
import { PRIVACY } from './privacy';

/** A file that an album was created without; `index` counts the files of the request from 0. */
export type RefusedFile = { index: number; reason: Refusal };
type Dependencies = { posts: PostService; writing: PostWritingService; media: MediaService };
export type AlbumService = ReturnType<typeof createAlbumService>;

export const MAX_ALBUM_FILES = 100;
/** Pictures are decoded and encoded again: several at once, or the sender of a large album would wait too long. */
const CONCURRENT_FILES = 4;

/** Albums are posts with a name, of pictures and videos. */
export function createAlbumService({ posts, writing, media }: Dependencies) {
  /** A refusal of one file must not cost its sender the others. */
  async function storeOrRefuse(file: IncomingFile): Promise<StoredMedia | Refusal> {
    try {
      return await media.store(file, guessMediaType(file.fileName) === 'video' ? 'video' : 'image');
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  async function storeAll(files: IncomingFile[]): Promise<{ stored: StoredMedia[]; refused: RefusedFile[] }> {
    const results: (StoredMedia | Refusal)[] = [];
    for (let first = 0; first < files.length; first += CONCURRENT_FILES) {
      const batch = files.slice(first, first + CONCURRENT_FILES);
      results.push(...(await Promise.all(batch.map(storeOrRefuse))));
    }
    return {
      stored: results.flatMap((result) => (result instanceof Refusal ? [] : [result])),
      refused: results.flatMap((reason, index) => (reason instanceof Refusal ? [{ index, reason }] : [])),
    };
  }

  return {
    /** Lists a member's albums that the viewer may see, newest first. */
    list(ownerId: number, viewerId: number, cursor: Cursor): Promise<FullPost[]> {
      return posts.list({ source: 'albums', id: ownerId }, viewerId, cursor);
    },

    /**
     * Creates an album of 1 to 100 files, without those that are refused. Do not repeat it after a lost reply: each call is an album.
     * @throws {AlbumWithoutPicturesError | TooManyFilesError}
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} of the first file, where all were refused.
     */
    async create(ownerId: number, albumName: string, files: IncomingFile[]): Promise<{ album: FullPost; refused: RefusedFile[] }> {
      if (files.length === 0) throw new AlbumWithoutPicturesError();
      if (files.length > MAX_ALBUM_FILES) throw new TooManyFilesError(MAX_ALBUM_FILES);
      const { stored, refused } = await storeAll(files);
      const [firstRefused] = refused;
      if (stored.length === 0 && firstRefused) throw firstRefused.reason;
      const content = { text: '', privacy: PRIVACY.everyone, media: stored, pollOptions: [], details: { albumName } };
      return { album: await writing.publish(ownerId, content), refused };
    },
  };
}
