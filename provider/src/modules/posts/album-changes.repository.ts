import { and, eq, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { postMedia, posts } from '../../db/schema/posts';
import type { MediaKind } from './post-query';
import type { NewMedia } from './post-writing.repository';

export type AlbumTurn = ReturnType<typeof createAlbumTurn>;
export type AlbumChangesRepository = ReturnType<typeof createAlbumChangesRepository>;

export function createAlbumChangesRepository(db: Database) {
  return {
    /** Applies changes of an album one at a time, in a transaction, so that two simultaneous changes cannot exceed the maximum size. */
    inTurn(albumId: number, change: (turn: AlbumTurn) => Promise<void>): Promise<void> {
      return db.transaction(async (tx) => {
        await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, albumId)).for('update');
        await change(createAlbumTurn(tx));
      });
    },
  };
}

function createAlbumTurn(db: Database) {
  const ofAlbum = (albumId: number) => eq(postMedia.postId, albumId);

  return {
    /** Lists the ids and kinds of the items in order. */
    listItems(albumId: number) {
      return db
        .select({ id: postMedia.id, kind: postMedia.kind })
        .from(postMedia)
        .where(ofAlbum(albumId))
        .orderBy(postMedia.position, postMedia.id);
    },

    /** Appends items to the end. */
    async addItems(albumId: number, items: NewMedia[], addedAt: Date): Promise<void> {
      const [last] = await db
        .select({ position: max(postMedia.position) })
        .from(postMedia)
        .where(ofAlbum(albumId));
      const position = (last?.position ?? 0) + 1;
      await db.insert(postMedia).values(items.map((item) => ({ ...item, postId: albumId, position, addedAt })));
    },

    async rename(albumId: number, albumName: string): Promise<void> {
      await db.update(posts).set({ albumName }).where(eq(posts.id, albumId));
    },

    async setMediaKind(albumId: number, mediaKind: MediaKind): Promise<void> {
      await db.update(posts).set({ mediaKind }).where(eq(posts.id, albumId));
    },

    async removeItem(albumId: number, itemId: number): Promise<void> {
      await db.delete(postMedia).where(and(ofAlbum(albumId), eq(postMedia.id, itemId)));
    },

    async setCover(albumId: number, itemId: number): Promise<void> {
      await db
        .update(postMedia)
        .set({ isCover: sql`${postMedia.id} = ${itemId}` })
        .where(ofAlbum(albumId));
    },

    /** Gives each item the position of its id in the list. */
    async setOrder(albumId: number, itemIds: number[]): Promise<void> {
      await db
        .update(postMedia)
        .set({ position: sql`array_position(${sql.param(itemIds)}::bigint[], ${postMedia.id})` })
        .where(ofAlbum(albumId));
    },
  };
}
