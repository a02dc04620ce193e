import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { commentReports, comments } from '../../db/schema/comments';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';

export type CommentRow = typeof comments.$inferSelect;
export type NewComment = typeof comments.$inferInsert;
export type CommentRepository = ReturnType<typeof createCommentRepository>;

export function createCommentRepository(db: Database) {
  return {
    /** Lists the comments of a post, newest first, without replies. */
    list(postId: number, viewerId: number, { afterId, limit }: Cursor): Promise<CommentRow[]> {
      const isOnPost = and(eq(comments.postId, postId), isNull(comments.parentId));
      const isAfter = afterId ? lt(comments.id, afterId) : undefined;
      return db
        .select()
        .from(comments)
        .where(and(isOnPost, isNotBlocked(db, viewerId, comments.authorId), isAfter))
        .orderBy(desc(comments.id))
        .limit(limit);
    },

    /** Lists replies, oldest first, because they read as a conversation. */
    listReplies(parentId: number, viewerId: number, { afterId, limit }: Cursor): Promise<CommentRow[]> {
      const isAfter = afterId ? gt(comments.id, afterId) : undefined;
      return db
        .select()
        .from(comments)
        .where(and(eq(comments.parentId, parentId), isNotBlocked(db, viewerId, comments.authorId), isAfter))
        .orderBy(asc(comments.id))
        .limit(limit);
    },

    async find(id: number): Promise<CommentRow | null> {
      const [row] = await db.select().from(comments).where(eq(comments.id, id));
      return row ?? null;
    },

    /** Counts the comments and replies of a post. */
    countAll: (postId: number) => db.$count(comments, eq(comments.postId, postId)),

    async countReplies(ids: number[]): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: comments.parentId, replies: count() })
        .from(comments)
        .where(inArray(comments.parentId, ids))
        .groupBy(comments.parentId);
      return new Map(rows.map(({ id, replies }) => [Number(id), replies]));
    },

    async add(comment: NewComment): Promise<CommentRow> {
      const [row] = await db.insert(comments).values(comment).returning();
      if (!row) throw new Error('The comment was not stored.');
      return row;
    },

    async edit(id: number, text: string, mentions: Record<string, number>, editedAt: Date): Promise<void> {
      await db.update(comments).set({ text, mentions, editedAt }).where(eq(comments.id, id));
    },

    async remove(id: number): Promise<void> {
      await db.delete(comments).where(eq(comments.id, id));
    },

    async report(commentId: number, memberId: number): Promise<void> {
      await db.insert(commentReports).values({ commentId, memberId }).onConflictDoNothing();
    },
  };
}
