import type { BlogId } from '@social/api';
import { createBlogComment } from '@social/api/blogs/create-blog-comment';
import { createBlog, type NewBlog } from '@social/api/blogs/create-blog';
import { deleteBlog } from '@social/api/blogs/delete-blog';
import { deleteBlogComment } from '@social/api/blogs/delete-blog-comment';
import { editBlog } from '@social/api/blogs/edit-blog';
import { fetchArticles } from '@social/api/blogs/fetch-articles';
import { fetchBlog } from '@social/api/blogs/fetch-blog';
import { fetchBlogComments } from '@social/api/blogs/fetch-blog-comments';
import { fetchBlogs } from '@social/api/blogs/fetch-blogs';
import { setBlogCommentLiked, setBlogLiked } from '@social/api/blogs/set-blog-liked';
import type { ContractTests, TestContext } from './test-context';

export const someBlog: NewBlog = {
  title: 'Tea & time',
  description: 'A slow morning',
  html: '<p>First, water.</p>',
  categoryId: '2',
  tags: ['tea', 'time'],
};

/** Publishes an article by Ana. */
function addBlog({ ana }: TestContext): Promise<BlogId> {
  return createBlog(ana.client, someBlog);
}

export const blogContractTests: ContractTests = {
  'get-articles': async (context) => {
    const id = await addBlog(context);
    await expect(fetchArticles(context.ben.client, { authorId: context.ana.id, limit: 1 })).resolves.toMatchObject([
      {
        id,
        title: 'Tea & time',
        html: '<p>First, water.</p>',
        tags: ['tea', 'time'],
        categoryName: 'Food',
        author: { id: context.ana.id },
        isMine: false,
      },
    ]);
  },

  'app_api get_blogs': async (context) => {
    const id = await addBlog(context);
    await expect(fetchBlogs(context.ana.client, { userId: context.ana.id, limit: 1 })).resolves.toMatchObject([
      { id, description: 'A slow morning', isMine: true },
    ]);
  },

  'get-blog-by-id': async (context) => {
    const id = await addBlog(context);
    await fetchBlog(context.ben.client, id);
    await expect(fetchBlog(context.ben.client, id)).resolves.toMatchObject({
      id,
      viewCount: expect.any(Number),
      isLiked: false,
      likeCount: 0,
    });
    await expect(fetchBlog(context.ben.client, '999999' as BlogId)).rejects.toMatchObject({ kind: 'refused' });
  },

  'create-blog': async ({ ana, ben, picture }) => {
    const pictures = [await picture()];
    const withPicture = { ...someBlog, html: '<p>See <img src="picture:0" alt="A cup" /></p>', pictures, cover: await picture() };
    const id = await createBlog(ana.client, withPicture);
    const stored = await fetchBlog(ben.client, id);
    expect(stored).toMatchObject({ title: 'Tea & time', tags: ['tea', 'time'], thumbnailUrl: expect.stringMatching(/^http/) });
    expect(stored.html).toMatch(/<img src="upload\/photos\/[^"]+" alt="A cup" \/>/);
    await expect(createBlog(ana.client, { ...someBlog, title: 'Tea' })).rejects.toMatchObject({
      kind: 'refused',
      memberText: expect.stringContaining('blog_title'),
    });
  },

  'edit-blog': async (context) => {
    const id = await addBlog(context);
    await editBlog(context.ana.client, id, { ...someBlog, html: '<p>First, fire.</p>' });
    await expect(fetchBlog(context.ben.client, id)).resolves.toMatchObject({ html: '<p>First, fire.</p>' });
    await expect(editBlog(context.ben.client, id, someBlog)).rejects.toMatchObject({ kind: 'refused' });
  },

  'delete-blog': async (context) => {
    const id = await addBlog(context);
    await expect(deleteBlog(context.ben.client, id)).rejects.toMatchObject({ kind: 'refused' });
    await deleteBlog(context.ana.client, id);
    await expect(fetchBlog(context.ana.client, id)).rejects.toMatchObject({ kind: 'refused' });
  },

  'blogs get_comments': async (context) => {
    const blogId = await addBlog(context);
    const comment = await createBlogComment(context.ben.client, { blogId }, 'Well said & true');
    await expect(fetchBlogComments(context.ana.client, { blogId }, { limit: 10 })).resolves.toMatchObject([
      { id: comment.id, plainText: 'Well said & true', author: { id: context.ben.id }, isMine: false, replyCount: 0 },
    ]);
  },

  'blogs reply_fetch': async (context) => {
    const blogId = await addBlog(context);
    const { id: commentId } = await createBlogComment(context.ben.client, { blogId }, 'More?');
    const reply = await createBlogComment(context.ana.client, { commentId }, 'Soon');
    await expect(fetchBlogComments(context.ben.client, { commentId }, { limit: 10 })).resolves.toMatchObject([
      { id: reply.id, plainText: 'Soon' },
    ]);
  },

  'blogs add_comment': async (context) => {
    const blogId = await addBlog(context);
    await expect(createBlogComment(context.ana.client, { blogId }, 'One thing more')).resolves.toMatchObject({
      plainText: 'One thing more',
      isMine: true,
    });
    await expect(createBlogComment(context.ana.client, { blogId }, ' ')).rejects.toMatchObject({ kind: 'refused' });
  },

  'blogs add_reply': async (context) => {
    const blogId = await addBlog(context);
    const { id: commentId } = await createBlogComment(context.ben.client, { blogId }, 'Is it so?');
    await createBlogComment(context.ana.client, { commentId }, 'It is');
    await expect(fetchBlogComments(context.ben.client, { blogId }, { limit: 10 })).resolves.toMatchObject([{ replyCount: 1 }]);
  },

  'blogs delete': async (context) => {
    const blogId = await addBlog(context);
    const comment = await createBlogComment(context.ben.client, { blogId }, 'Never mind');
    await deleteBlogComment(context.ben.client, comment.id);
    await expect(fetchBlogComments(context.ben.client, { blogId }, { limit: 10 })).resolves.toEqual([]);
  },

  'blogs comment_like': async (context) => {
    const blogId = await addBlog(context);
    const comment = await createBlogComment(context.ben.client, { blogId }, 'Like me');
    await expect(setBlogCommentLiked(context.ana.client, comment.id, true)).resolves.toBe(true);
    await expect(fetchBlogComments(context.ana.client, { blogId }, { limit: 10 })).resolves.toMatchObject([
      { likeCount: 1, isLiked: true },
    ]);
  },

  'blogs like': async (context) => {
    const blogId = await addBlog(context);
    await expect(setBlogLiked(context.ben.client, blogId, true)).resolves.toBe(true);
    await expect(fetchBlog(context.ben.client, blogId)).resolves.toMatchObject({ isLiked: true, likeCount: 1 });
    await expect(setBlogLiked(context.ben.client, blogId, false)).resolves.toBe(false);
  },
};
