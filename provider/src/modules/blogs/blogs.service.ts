import { BlogCommentNotFoundError, BlogNotFoundError } from './blogs.errors';
import type { BlogRepository, FullBlog, FullBlogComment } from './blogs.repository';

export type BlogService = ReturnType<typeof createBlogService>;

export function createBlogService({ blogs, now }: { blogs: BlogRepository; now: () => Date }) {
  async function find(blogId: number): Promise<FullBlog> {
    const blog = await blogs.find(blogId);
    if (!blog) throw new BlogNotFoundError();
    return blog;
  }

  async function findComment(commentId: number, viewerId: number): Promise<FullBlogComment> {
    const comment = await blogs.findComment(commentId, viewerId);
    if (!comment) throw new BlogCommentNotFoundError();
    return comment;
  }

  async function store(blogId: number, parentId: number | null, authorId: number, text: string): Promise<FullBlogComment> {
    return findComment(await blogs.addComment({ blogId, parentId, authorId, text, createdAt: now() }), authorId);
  }

  return {
    /** Newest first; by author or category where one is given. */
    list: blogs.list,

    /** A blog with its reactions; reading it counts as a view, once a member. @throws {BlogNotFoundError} */
    async read(blogId: number, viewerId: number) {
      await find(blogId);
      await blogs.addView(blogId, viewerId, now());
      const [full, reactions] = await Promise.all([find(blogId), blogs.findReactions(blogId, viewerId)]);
      return { full, reactions };
    },

    /** Gives a reaction (1 to 6) or takes the same one back: a toggle. @throws {BlogNotFoundError} */
    async toggleReaction(blogId: number, memberId: number, reaction: number): Promise<boolean> {
      await find(blogId);
      return blogs.toggleReaction(blogId, memberId, reaction);
    },

    /** Newest first. @throws {BlogNotFoundError} */
    async listComments(blogId: number, viewerId: number, afterId: number | undefined, limit: number): Promise<FullBlogComment[]> {
      await find(blogId);
      return blogs.listComments(blogId, viewerId, afterId, limit);
    },

    /** Oldest first. */
    listReplies: blogs.listReplies,

    /** @throws {BlogNotFoundError} */
    async comment(blogId: number, memberId: number, text: string): Promise<FullBlogComment> {
      await find(blogId);
      return store(blogId, null, memberId, text);
    },

    /** @throws {BlogCommentNotFoundError} */
    async reply(commentId: number, memberId: number, text: string): Promise<FullBlogComment> {
      const { comment } = await findComment(commentId, memberId);
      return store(comment.blogId, comment.parentId ?? comment.id, memberId, text);
    },

    /** @throws {BlogCommentNotFoundError} also for a comment of somebody else. */
    async removeComment(commentId: number, memberId: number): Promise<void> {
      if (!(await blogs.removeComment(commentId, memberId))) throw new BlogCommentNotFoundError();
    },

    /** @throws {BlogCommentNotFoundError} */
    async toggleCommentLike(commentId: number, memberId: number): Promise<boolean> {
      await findComment(commentId, memberId);
      return blogs.toggleCommentLike(commentId, memberId);
    },
  };
}
