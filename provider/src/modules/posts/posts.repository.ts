import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { follows } from '../../db/schema/members';
import { hashtags, postHashtags, postHides, postReports, postSaves, postWonders, posts, postReactions } from '../../db/schema/posts';
import { isFollowedBy, isNotHiddenBy, isVisibleTo, PRIVACY } from './post-visibility';

export type PostRow = typeof posts.$inferSelect;
export type MediaKind = PostRow['mediaKind'];

/** Which posts are wanted; each kind has an index of its own. */
export type PostQuery =
  | { of: 'feed'; mediaKind?: MediaKind | undefined; onlyFollowed: boolean }
  | { of: 'member' | 'page' | 'group' | 'event' | 'albums'; id: number; mediaKind?: MediaKind | undefined }
  | { of: 'saved' }
  | { of: 'hashtag'; tag: string }
  | { of: 'words'; words: string[]; place?: { kind: 'user' | 'page' | 'group' | 'event'; id: number } | undefined };

export type PostCursor = { afterPostId?: number | undefined; limit: number };
export type PostMark = 'saved' | 'hidden' | 'reported' | 'wondered';
export type PostRepository = ReturnType<typeof createPostRepository>;

const MARKS = { saved: postSaves, hidden: postHides, reported: postReports, wondered: postWonders } as const;

/** Up to so many members are looked up one by one. */
const MOST_LOOKED_UP = 200;

export function createPostRepository(db: Database) {
  const one = { one: sql`1` };

  function whereQuery(query: PostQuery, viewerId: number): SQL | undefined {
    switch (query.of) {
      case 'feed':
        return and(ofKind(query.mediaKind), query.onlyFollowed ? isFollowedBy(db, viewerId) : undefined, isNotHiddenBy(db, viewerId));
      case 'member':
        // An anonymous post must not be found under its author's name.
        return and(
          eq(posts.authorId, query.id),
          isNull(posts.pageId),
          query.id === viewerId ? undefined : ne(posts.privacy, PRIVACY.anonymous),
          ofKind(query.mediaKind),
          isNotHiddenBy(db, viewerId),
        );
      case 'albums':
        return and(eq(posts.authorId, query.id), isNotNull(posts.albumName));
      case 'page':
        return and(eq(posts.pageId, query.id), ofKind(query.mediaKind));
      case 'group':
        return and(eq(posts.groupId, query.id), ofKind(query.mediaKind));
      case 'event':
        return and(eq(posts.eventId, query.id), ofKind(query.mediaKind));
      case 'saved':
        return exists(
          db
            .select(one)
            .from(postSaves)
            .where(and(eq(postSaves.memberId, viewerId), eq(postSaves.postId, posts.id))),
        );
      case 'hashtag':
        return and(
          // One hashtag, looked up first: its posts are then read in the order of their ids, however many there are.
          exists(
            db
              .select(one)
              .from(postHashtags)
              .where(
                and(
                  eq(postHashtags.postId, posts.id),
                  eq(postHashtags.hashtagId, sql`(${db.select({ id: hashtags.id }).from(hashtags).where(eq(hashtags.tag, query.tag))})`),
                ),
              ),
          ),
          isNotHiddenBy(db, viewerId),
        );
      case 'words':
        return and(holdsAll(query.words), query.place && whereQuery(toPlaceQuery(query.place), viewerId), isNotHiddenBy(db, viewerId));
    }
  }

  /** All of the words, the last one also as a beginning: somebody may still be typing it. */
  function holdsAll(words: string[]): SQL {
    const query = words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`)).join(' & ');
    return sql`to_tsvector('simple', ${posts.text}) @@ to_tsquery('simple', ${query})`;
  }

  /** Whose posts make the feed of one who follows few: null where they follow many. */
  async function findFewFollowed(viewerId: number): Promise<number[] | null> {
    const rows = await db
      .select({ id: follows.followedId })
      .from(follows)
      .where(and(eq(follows.followerId, viewerId), eq(follows.isAccepted, true)))
      .limit(MOST_LOOKED_UP);
    return rows.length < MOST_LOOKED_UP ? [viewerId, ...rows.map(({ id }) => id)] : null;
  }

  function newest(where: SQL | undefined, limit: number): Promise<PostRow[]> {
    return db.select().from(posts).where(where).orderBy(desc(posts.id)).limit(limit);
  }

  return {
    /** Newest first, from just below the cursor. */
    async list(query: PostQuery, viewerId: number, { afterPostId, limit }: PostCursor): Promise<PostRow[]> {
      const where = and(afterPostId ? lt(posts.id, afterPostId) : undefined, whereQuery(query, viewerId), isVisibleTo(db, viewerId));
      const few = query.of === 'feed' && query.onlyFollowed ? await findFewFollowed(viewerId) : null;
      if (!few) return newest(where, limit);
      // Reading all posts until enough are theirs would take the longest for whoever follows the fewest.
      const ofOne = db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.authorId, sql`followed.id`), where))
        .orderBy(desc(posts.id))
        .limit(limit);
      return newest(
        sql`${posts.id} in (select one.id from unnest(${sql.param(few)}::int8[]) as followed (id) cross join lateral (${ofOne}) as one)`,
        limit,
      );
    },

    async findVisible(ids: number[], viewerId: number): Promise<Map<number, PostRow>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select()
        .from(posts)
        .where(and(inArray(posts.id, ids), isVisibleTo(db, viewerId)));
      return new Map(rows.map((row) => [row.id, row]));
    },

    /** Sets the member's reaction, whatever it was. Tells whether it is their first on this post. */
    async setReaction(postId: number, memberId: number, reaction: number, createdAt: Date): Promise<boolean> {
      const added = await db
        .insert(postReactions)
        .values({ postId, memberId, reaction, createdAt })
        .onConflictDoNothing()
        .returning({ id: postReactions.postId });
      if (added.length > 0) return true;
      await db
        .update(postReactions)
        .set({ reaction })
        .where(and(eq(postReactions.postId, postId), eq(postReactions.memberId, memberId)));
      return false;
    },

    async findReaction(postId: number, memberId: number): Promise<number | null> {
      const [row] = await db
        .select({ reaction: postReactions.reaction })
        .from(postReactions)
        .where(and(eq(postReactions.postId, postId), eq(postReactions.memberId, memberId)));
      return row?.reaction ?? null;
    },

    async removeReaction(postId: number, memberId: number): Promise<boolean> {
      const gone = await db
        .delete(postReactions)
        .where(and(eq(postReactions.postId, postId), eq(postReactions.memberId, memberId)))
        .returning({ id: postReactions.postId });
      return gone.length > 0;
    },

    countReactions(postId: number): Promise<number> {
      return db.$count(postReactions, eq(postReactions.postId, postId));
    },

    /** Sets a mark, or takes it away where it was set. Tells whether it is set now. */
    async toggleMark(mark: PostMark, postId: number, memberId: number, createdAt: Date): Promise<boolean> {
      const table = MARKS[mark];
      const gone = await db
        .delete(table)
        .where(and(eq(table.memberId, memberId), eq(table.postId, postId)))
        .returning({ postId: table.postId });
      if (gone.length > 0) return false;
      await db.insert(table).values({ memberId, postId, createdAt }).onConflictDoNothing();
      return true;
    },

    async hide(postId: number, memberId: number, createdAt: Date): Promise<void> {
      await db.insert(postHides).values({ memberId, postId, createdAt }).onConflictDoNothing();
    },

    async remove(postId: number): Promise<void> {
      await db.delete(posts).where(eq(posts.id, postId));
    },

    async update(postId: number, change: Partial<typeof posts.$inferInsert>): Promise<void> {
      await db.update(posts).set(change).where(eq(posts.id, postId));
    },

    async addView(postId: number): Promise<void> {
      await db
        .update(posts)
        .set({ videoViews: sql`${posts.videoViews} + 1` })
        .where(eq(posts.id, postId));
    },
  };
}

function toPlaceQuery({ kind, id }: { kind: 'user' | 'page' | 'group' | 'event'; id: number }): PostQuery {
  return { of: kind === 'user' ? 'member' : kind, id };
}

function ofKind(mediaKind: MediaKind | undefined): SQL | undefined {
  return mediaKind ? eq(posts.mediaKind, mediaKind) : undefined;
}
