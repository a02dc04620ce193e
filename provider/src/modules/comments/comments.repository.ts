import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { commentReactions, commentReports, comments } from '../../db/schema/comments';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
export type CommentReactions = { counts: Map<number, number>; mine: number | null };
export type ReactorQuery = Cursor & { reaction?: number | undefined };
export type CommentRepository = ReturnType<typeof createCommentRepository>;

export function createCommentRepository(db: Database) {
  return {
    /** Comments of a post, newest first. */
    listOfPost(postId: number, viewerId: number, { afterId, limit }: Cursor): Promise<CommentRow[]> {
      return db
        .select()
        .from(comments)
        .where(
          and(
            eq(comments.postId, postId),
            isNull(comments.parentId),
            isNotBlocked(db, viewerId, comments.authorId),
            afterId ? lt(comments.id, afterId) : undefined,
          ),
        )
        .orderBy(desc(comments.id))
        .limit(limit);
    },

    /** Replies, oldest first: they read as a conversation. */
    listReplies(parentId: number, viewerId: number, { afterId, limit }: Cursor): Promise<CommentRow[]> {
      return db
        .select()
        .from(comments)
        .where(
          and(
            eq(comments.parentId, parentId),
            isNotBlocked(db, viewerId, comments.authorId),
            afterId ? gt(comments.id, afterId) : undefined,
          ),
        )
        .orderBy(asc(comments.id))
        .limit(limit);
    },

    async find(id: number): Promise<CommentRow | null> {
      const [row] = await db.select().from(comments).where(eq(comments.id, id));
      return row ?? null;
    },

    countOf: (postId: number) => db.$count(comments, eq(comments.postId, postId)),

    async countReplies(ids: number[]): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: comments.parentId, replies: count() })
        .from(comments)
        .where(inArray(comments.parentId, ids))
        .groupBy(comments.parentId);
      return new Map(rows.map(({ id, replies }) => [Number(id), replies]));
    },

    async findReactions(ids: number[], viewerId: number): Promise<Map<number, CommentReactions>> {
      const result = new Map(ids.map((id): [number, CommentReactions] => [id, { counts: new Map(), mine: null }]));
      if (ids.length === 0) return result;
      const { commentId, memberId, reaction } = commentReactions;
      const counted = await db
        .select({ id: commentId, reaction, members: count() })
        .from(commentReactions)
        .where(inArray(commentId, ids))
        .groupBy(commentId, reaction);
      const own = await db
        .select({ id: commentId, reaction })
        .from(commentReactions)
        .where(and(eq(memberId, viewerId), inArray(commentId, ids)));
      for (const row of counted) result.get(row.id)?.counts.set(row.reaction, row.members);
      for (const row of own) Object.assign(result.get(row.id) ?? {}, { mine: row.reaction });
      return result;
    },

    async add(comment: NewComment): Promise<CommentRow> {
      const [row] = await db.insert(comments).values(comment).returning();
      if (!row) throw new Error('The comment was not stored.');
      return row;
    },

    async edit(id: number, text: string, editedAt: Date): Promise<void> {
      await db.update(comments).set({ text, editedAt }).where(eq(comments.id, id));
    },

    async remove(id: number): Promise<void> {
      await db.delete(comments).where(eq(comments.id, id));
    },

    /** Sets a reaction, changes it, or takes the same one back. Tells what holds now, and whether it is the first. */
    async toggleReaction(
      commentId: number,
      memberId: number,
      reaction: number,
      createdAt: Date,
    ): Promise<{ isSet: boolean; isFirst: boolean }> {
      const own = and(eq(commentReactions.commentId, commentId), eq(commentReactions.memberId, memberId));
      const gone = await db.delete(commentReactions).where(own).returning({ reaction: commentReactions.reaction });
      if (gone[0]?.reaction === reaction) return { isSet: false, isFirst: false };
      await db.insert(commentReactions).values({ commentId, memberId, reaction, createdAt }).onConflictDoNothing();
      return { isSet: true, isFirst: gone.length === 0 };
    },

    async removeReaction(commentId: number, memberId: number): Promise<void> {
      await db.delete(commentReactions).where(and(eq(commentReactions.commentId, commentId), eq(commentReactions.memberId, memberId)));
    },

    /** Who reacted, by member id: the page goes on below the last id. */
    async listReactors(commentId: number, viewerId: number, { reaction, afterId, limit }: ReactorQuery): Promise<number[]> {
      const { memberId } = commentReactions;
      const rows = await db
        .select({ memberId })
        .from(commentReactions)
        .where(
          and(
            eq(commentReactions.commentId, commentId),
            reaction ? eq(commentReactions.reaction, reaction) : undefined,
            isNotBlocked(db, viewerId, memberId),
            afterId ? lt(memberId, afterId) : undefined,
          ),
        )
        .orderBy(desc(memberId))
        .limit(limit);
      return rows.map((row) => row.memberId);
    },

    async report(commentId: number, memberId: number): Promise<void> {
      await db.insert(commentReports).values({ commentId, memberId }).onConflictDoNothing();
    },
  };
}
