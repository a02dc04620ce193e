import type { IncomingFile } from '../../plugins/form-bodies';
import type { AlbumChangesRepository, AlbumTurn } from './album-changes.repository';
import { MAX_ALBUM_ITEMS } from './album-limits';
import type { RefusedFile, StoreAlbumFiles } from './store-album-files';
import type { FullPost } from './post-assembly';
import type { MediaKind } from './post-query';
import { AlbumFullError, AlbumItemNotFoundError, NotAnAlbumError } from './posts.errors';
import type { PostService } from './posts.service';

type Dependencies = { changes: AlbumChangesRepository; posts: PostService; storeFiles: StoreAlbumFiles; now: () => Date };
export type AlbumChangesService = ReturnType<typeof createAlbumChangesService>;

/**
 * Changes of an album. Only its owner may make them. Each returns the changed album, or throws {PostNotFoundError | NotYourPostError |
 * NotAnAlbumError} and changes nothing.
 */
export function createAlbumChangesService({ changes, posts, storeFiles, now }: Dependencies) {
  async function changeOwn(
    ownerId: number,
    albumId: number,
    change: (turn: AlbumTurn, items: { id: number; kind: string }[]) => Promise<void>,
  ): Promise<FullPost> {
    await assertOwnAlbum(ownerId, albumId);
    await changes.inTurn(albumId, async (turn) => {
      await change(turn, await turn.listItems(albumId));
      await turn.setMediaKind(albumId, toMediaKind(await turn.listItems(albumId)));
    });
    return posts.get(albumId, ownerId);
  }

  async function assertOwnAlbum(ownerId: number, albumId: number): Promise<void> {
    const { albumName } = await posts.findOwn(albumId, ownerId);
    if (albumName === null) throw new NotAnAlbumError();
  }

  return {
    /**
     * Appends 1 to 100 files to an album of at most 1000. Omits refused files. Repeating it after a lost reply adds them again.
     * @throws {AlbumWithoutPicturesError | TooManyFilesError | AlbumFullError}
     * @throws {WrongFileTypeError | FileTooLargeError | EmptyFileError | BrokenImageError} for the first file, if all were refused.
     */
    async add(ownerId: number, albumId: number, files: IncomingFile[]): Promise<{ album: FullPost; refused: RefusedFile[] }> {
      await assertOwnAlbum(ownerId, albumId);
      const { stored, refused } = await storeFiles(files);
      const album = await changeOwn(ownerId, albumId, async (turn, items) => {
        if (items.length + stored.length > MAX_ALBUM_ITEMS) throw new AlbumFullError(MAX_ALBUM_ITEMS);
        await turn.addItems(albumId, stored, now());
      });
      return { album, refused };
    },

    rename(ownerId: number, albumId: number, albumName: string): Promise<FullPost> {
      return changeOwn(ownerId, albumId, (turn) => turn.rename(albumId, albumName));
    },

    /** Removes an item and its files permanently. Repeating it changes nothing. */
    removeItem(ownerId: number, albumId: number, itemId: number): Promise<FullPost> {
      return changeOwn(ownerId, albumId, (turn) => turn.removeItem(albumId, itemId));
    },

    /** @throws {AlbumItemNotFoundError} */
    setCover(ownerId: number, albumId: number, itemId: number): Promise<FullPost> {
      return changeOwn(ownerId, albumId, async (turn, items) => {
        if (!items.some(({ id }) => id === itemId)) throw new AlbumItemNotFoundError();
        await turn.setCover(albumId, itemId);
      });
    },

    /**
     * Orders the items as listed. Ignores unknown ids. Unlisted items follow in their old order. Both occur if the album has changed since.
     */
    order(ownerId: number, albumId: number, itemIds: number[]): Promise<FullPost> {
      return changeOwn(ownerId, albumId, async (turn, items) => {
        const present = new Set(items.map(({ id }) => id));
        const listed = itemIds.filter((id) => present.has(id));
        await turn.setOrder(albumId, [...new Set([...listed, ...present])]);
      });
    },
  };
}

function toMediaKind(items: { kind: string }[]): MediaKind {
  if (items.some(({ kind }) => kind === 'video')) return 'video';
  return items.length > 0 ? 'photos' : 'text';
}
