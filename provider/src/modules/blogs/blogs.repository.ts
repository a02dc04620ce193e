import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { blogCommentLikes, blogComments, blogs, blogViews } from '../../db/schema/blogs';
import { members } from '../../db/schema/members';
import { posts } from '../../db/schema/posts';
import type { Cursor } from '../../lib/cursor';
import { containsText } from '../../lib/text-search';
import { isNotBlocked } from '../members/member-blocks';

export type FullBlog = { blog: typeof blogs.$inferSelect; author: typeof members.$inferSelect; views: number; shares: number };
export type FullBlogComment = {
  comment: typeof blogComments.$inferSelect;
  author: typeof members.$inferSelect;
  likes: number;
  replies: number;
  isLiked: boolean;
};
export type BlogFilter = {
  blogId?: number | undefined;
  authorId?: number | undefined;
  categoryId?: number | undefined;
  /** Text to find in the title or the description. */
  text?: string | undefined;
};
export type BlogRepository = ReturnType<typeof createBlogRepository>;

export function createBlogRepository(db: Database) {
  const columns = {
    blog: blogs,
    author: members,
    views: db.$count(blogViews, eq(blogViews.blogId, blogs.id)),
    shares: db.$count(posts, eq(posts.blogId, blogs.id)),
  };

  async function listComments(
    where: ReturnType<typeof and>,
    viewerId: number,
    isOldestFirst: boolean,
    limit: number,
  ): Promise<FullBlogComment[]> {
    const rows = await db
      .select({ comment: blogComments, author: members })
      .from(blogComments)
      .innerJoin(members, eq(members.id, blogComments.authorId))
      .where(and(where, isNotBlocked(db, viewerId, members.id)))
      .orderBy(isOldestFirst ? asc(blogComments.id) : desc(blogComments.id))
      .limit(limit);
    const ids = rows.map(({ comment }) => comment.id);
    if (ids.length === 0) return [];
    const likes = await db
      .select({ id: blogCommentLikes.commentId, amount: count() })
      .from(blogCommentLikes)
      .where(inArray(blogCommentLikes.commentId, ids))
      .groupBy(blogCommentLikes.commentId);
    const own = await db
      .select({ id: blogCommentLikes.commentId })
      .from(blogCommentLikes)
      .where(and(eq(blogCommentLikes.memberId, viewerId), inArray(blogCommentLikes.commentId, ids)));
    const replies = await db
      .select({ id: blogComments.parentId, amount: count() })
      .from(blogComments)
      .where(inArray(blogComments.parentId, ids))
      .groupBy(blogComments.parentId);
    const getCount = (counted: { id: number | null; amount: number }[], id: number) => counted.find((row) => row.id === id)?.amount ?? 0;
    return rows.map((row) => ({
      ...row,
      likes: getCount(likes, row.comment.id),
      replies: getCount(replies, row.comment.id),
      isLiked: own.some(({ id }) => id === row.comment.id),
    }));
  }

  return {
    list({ blogId, authorId, categoryId, text, afterId, limit }: BlogFilter & Cursor, viewerId: number): Promise<FullBlog[]> {
      const where = and(
        blogId ? eq(blogs.id, blogId) : undefined,
        authorId ? eq(blogs.authorId, authorId) : undefined,
        categoryId ? eq(blogs.categoryId, categoryId) : undefined,
        text ? containsText([blogs.title, blogs.description], text) : undefined,
        afterId ? lt(blogs.id, afterId) : undefined,
        isNotBlocked(db, viewerId, members.id),
      );
      return db
        .select(columns)
        .from(blogs)
        .innerJoin(members, eq(members.id, blogs.authorId))
        .where(where)
        .orderBy(desc(blogs.id))
        .limit(limit);
    },

    async find(id: number, viewerId: number): Promise<FullBlog | null> {
      const [row] = await db
        .select(columns)
        .from(blogs)
        .innerJoin(members, eq(members.id, blogs.authorId))
        .where(and(eq(blogs.id, id), isNotBlocked(db, viewerId, members.id)));
      return row ?? null;
    },

    async addView(blogId: number, memberId: number, viewedAt: Date): Promise<void> {
      await db.insert(blogViews).values({ blogId, memberId, viewedAt }).onConflictDoNothing();
    },

    listComments: (blogId: number, viewerId: number, { afterId, limit }: Cursor) =>
      listComments(
        and(eq(blogComments.blogId, blogId), isNull(blogComments.parentId), afterId ? lt(blogComments.id, afterId) : undefined),
        viewerId,
        false,
        limit,
      ),

    listReplies: (parentId: number, viewerId: number, { afterId, limit }: Cursor) =>
      listComments(and(eq(blogComments.parentId, parentId), afterId ? gt(blogComments.id, afterId) : undefined), viewerId, true, limit),

    async findComment(id: number, viewerId: number): Promise<FullBlogComment | null> {
      return (await listComments(eq(blogComments.id, id), viewerId, false, 1))[0] ?? null;
    },

    async addComment(comment: typeof blogComments.$inferInsert): Promise<number> {
      const [row] = await db.insert(blogComments).values(comment).returning({ id: blogComments.id });
      if (!row) throw new Error('The comment was not stored.');
      return row.id;
    },

    async removeComment(id: number, authorId: number): Promise<boolean> {
      const deleted = await db
        .delete(blogComments)
        .where(and(eq(blogComments.id, id), eq(blogComments.authorId, authorId)))
        .returning({ id: blogComments.id });
      return deleted.length > 0;
    },

    async toggleCommentLike(commentId: number, memberId: number): Promise<boolean> {
      const deleted = await db
        .delete(blogCommentLikes)
        .where(and(eq(blogCommentLikes.commentId, commentId), eq(blogCommentLikes.memberId, memberId)))
        .returning({ id: blogCommentLikes.commentId });
      if (deleted.length > 0) return false;
      await db.insert(blogCommentLikes).values({ commentId, memberId }).onConflictDoNothing();
      return true;
    },
  };
}
