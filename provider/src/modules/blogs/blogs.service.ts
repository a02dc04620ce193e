import type { Cursor } from '../../lib/cursor';
import type { NotificationService } from '../general/notifications.service';
import { NO_REACTIONS, type ReactionRepository } from '../reactions/reactions.repository';
import { BlogCommentNotFoundError, BlogNotFoundError } from './blogs.errors';
import type { BlogFilter, BlogRepository, FullBlog, FullBlogComment } from './blogs.repository';

type Dependencies = { blogs: BlogRepository; reactions: ReactionRepository; notifications: NotificationService; now: () => Date };
export type BlogService = ReturnType<typeof createBlogService>;

export function createBlogService({ blogs, reactions, notifications, now }: Dependencies) {
  async function find(blogId: number, viewerId: number): Promise<FullBlog> {
    const blog = await blogs.find(blogId, viewerId);
    if (!blog) throw new BlogNotFoundError();
    return blog;
  }

  async function findComment(commentId: number, viewerId: number): Promise<FullBlogComment> {
    const comment = await blogs.findComment(commentId, viewerId);
    if (!comment) throw new BlogCommentNotFoundError();
    return comment;
  }

  async function store(
    blog: FullBlog['blog'],
    parent: FullBlogComment['comment'] | null,
    authorId: number,
    text: string,
  ): Promise<FullBlogComment> {
    const id = await blogs.addComment({
      blogId: blog.id,
      parentId: parent?.parentId ?? parent?.id ?? null,
      authorId,
      text,
      createdAt: now(),
    });
    const about = { notifierId: authorId, blogId: blog.id };
    await notifications.send({ ...about, type: 'blog_comment', recipientId: blog.authorId });
    if (parent && parent.authorId !== blog.authorId)
      await notifications.send({ ...about, type: 'blog_comment_reply', recipientId: parent.authorId });
    return findComment(id, authorId);
  }

  return {
    /** Lists articles, newest first. Filters by id, author, category or text if they are given. */
    list: (filter: BlogFilter & Cursor, viewerId: number): Promise<FullBlog[]> => blogs.list(filter, viewerId),

    /** Returns an article with its reactions and counts a view, at most one per member. @throws {BlogNotFoundError} */
    async read(blogId: number, viewerId: number) {
      await find(blogId, viewerId);
      await blogs.addView(blogId, viewerId, now());
      const [full, counts] = await Promise.all([find(blogId, viewerId), reactions.count([blogId], viewerId)]);
      return { full, reactions: counts.get(blogId) ?? NO_REACTIONS };
    },

    /** Sets a reaction (1 to 6), or removes it if it is already set. Returns true if a reaction is set now. @throws {BlogNotFoundError} */
    async toggleReaction(blogId: number, memberId: number, reaction: number): Promise<boolean> {
      await find(blogId, memberId);
      const { isSet } = await reactions.toggle(blogId, memberId, reaction, now());
      return isSet;
    },

    /** Lists the comments of an article without replies, newest first. @throws {BlogNotFoundError} */
    async listComments(blogId: number, viewerId: number, cursor: Cursor): Promise<FullBlogComment[]> {
      await find(blogId, viewerId);
      return blogs.listComments(blogId, viewerId, cursor);
    },

    /** Lists the replies to a comment, oldest first. @throws {BlogCommentNotFoundError} */
    async listReplies(commentId: number, viewerId: number, cursor: Cursor): Promise<FullBlogComment[]> {
      await findComment(commentId, viewerId);
      return blogs.listReplies(commentId, viewerId, cursor);
    },

    /**
     * Comments on an article and notifies its author. Do not repeat it after a lost reply: each call adds a comment.
     * @throws {BlogNotFoundError}
     */
    async comment(blogId: number, memberId: number, text: string): Promise<FullBlogComment> {
      const { blog } = await find(blogId, memberId);
      return store(blog, null, memberId, text);
    },

    /**
     * Replies to a comment and notifies both authors. A reply to a reply belongs to the same comment. Each call adds a reply.
     * @throws {BlogCommentNotFoundError | BlogNotFoundError}
     */
    async reply(commentId: number, memberId: number, text: string): Promise<FullBlogComment> {
      const { comment } = await findComment(commentId, memberId);
      const { blog } = await find(comment.blogId, memberId);
      return store(blog, comment, memberId, text);
    },

    /** Deletes a member's own comment. @throws {BlogCommentNotFoundError} also for another member's comment, and on repetition. */
    async removeComment(commentId: number, memberId: number): Promise<void> {
      if (!(await blogs.removeComment(commentId, memberId))) throw new BlogCommentNotFoundError();
    },

    /** Likes a comment, or removes the like. Returns true if it is liked now. @throws {BlogCommentNotFoundError} */
    async toggleCommentLike(commentId: number, memberId: number): Promise<boolean> {
      await findComment(commentId, memberId);
      return blogs.toggleCommentLike(commentId, memberId);
    },
  };
}
