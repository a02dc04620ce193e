import type { Cursor } from '../../lib/cursor';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { FullPost } from './post-assembly';
import type { PostWritingService } from './post-writing.service';
import type { PostService } from './posts.service';
import { PRIVACY } from './privacy';
import type { RefusedFile, StoreAlbumFiles } from './store-album-files';

type Dependencies = { posts: PostService; writing: PostWritingService; storeFiles: StoreAlbumFiles };
export type AlbumService = ReturnType<typeof createAlbumService>;

/** Albums: posts with a name, pictures and videos. */
export function createAlbumService({ posts, writing, storeFiles }: Dependencies) {
  return {
    /** Lists a member's albums that the viewer may see, newest first. */
    list(ownerId: number, viewerId: number, cursor: Cursor): Promise<FullPost[]> {
      return posts.list({ source: 'albums', id: ownerId }, viewerId, cursor);
    },

    /** Finds the albums that the viewer may see, by a part of their name, newest first. */
    search: (text: string, viewerId: number, cursor: Cursor): Promise<FullPost[]> =>
      posts.list({ source: 'album-search', text }, viewerId, cursor),

    /**
     * Creates an album of 1 to 100 files. Omits refused files. Do not repeat it after a lost reply: each call adds an album.
     * @throws {AlbumWithoutPicturesError | TooManyFilesError}
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the first file, if all were refused.
     */
    async create(ownerId: number, albumName: string, files: IncomingFile[]): Promise<{ album: FullPost; refused: RefusedFile[] }> {
      const { stored, refused } = await storeFiles(files);
      const content = { text: '', privacy: PRIVACY.everyone, media: stored, pollOptions: [], details: { albumName } };
      return { album: await writing.publish(ownerId, content), refused };
    },
  };
}
