import type { BlogId } from '@social/api';
import { createBlogComment } from '@social/api/blogs/create-blog-comment';
import { deleteBlogComment } from '@social/api/blogs/delete-blog-comment';
import { fetchArticles } from '@social/api/blogs/fetch-articles';
import { fetchBlog } from '@social/api/blogs/fetch-blog';
import { fetchBlogComments } from '@social/api/blogs/fetch-blog-comments';
import { fetchBlogs } from '@social/api/blogs/fetch-blogs';
import { setBlogCommentLiked, setBlogLiked } from '@social/api/blogs/set-blog-liked';
import { blogs } from '../../db/schema/blogs';
import type { Drives, World } from './world';

/** An article of Ana's as a row: the contract has no call that writes one. */
async function addBlog({ provider: { db }, ana }: World): Promise<BlogId> {
  const article = {
    authorId: Number(ana.id),
    title: 'Tea & time',
    description: 'A slow morning',
    contentHtml: '<p>First, water.</p>',
    tags: ['tea', 'time'],
    categoryId: 2,
  };
  const [row] = await db.insert(blogs).values(article).returning({ id: blogs.id });
  if (!row) throw new Error('The article was not stored.');
  return String(row.id) as BlogId;
}

export const blogDrives: Drives = {
  'get-articles': async (world) => {
    const id = await addBlog(world);
    await expect(fetchArticles(world.ben.client, { authorId: world.ana.id, limit: 1 })).resolves.toMatchObject([
      {
        id,
        title: 'Tea & time',
        html: '<p>First, water.</p>',
        tags: ['tea', 'time'],
        categoryName: 'Food',
        author: { id: world.ana.id },
        isMine: false,
      },
    ]);
  },

  'app_api get_blogs': async (world) => {
    const id = await addBlog(world);
    await expect(fetchBlogs(world.ana.client, { userId: world.ana.id, limit: 1 })).resolves.toMatchObject([
      { id, description: 'A slow morning', isMine: true },
    ]);
  },

  'get-blog-by-id': async (world) => {
    const id = await addBlog(world);
    await fetchBlog(world.ben.client, id);
    await expect(fetchBlog(world.ben.client, id)).resolves.toMatchObject({
      id,
      viewCount: expect.any(Number),
      isLiked: false,
      likeCount: 0,
    });
    await expect(fetchBlog(world.ben.client, '999999' as BlogId)).rejects.toMatchObject({ kind: 'refused' });
  },

  'blogs get_comments': async (world) => {
    const blogId = await addBlog(world);
    const comment = await createBlogComment(world.ben.client, { blogId }, 'Well said & true');
    await expect(fetchBlogComments(world.ana.client, { blogId }, { limit: 10 })).resolves.toMatchObject([
      { id: comment.id, plainText: 'Well said & true', author: { id: world.ben.id }, isMine: false, replyCount: 0 },
    ]);
  },

  'blogs reply_fetch': async (world) => {
    const blogId = await addBlog(world);
    const { id: commentId } = await createBlogComment(world.ben.client, { blogId }, 'More?');
    const reply = await createBlogComment(world.ana.client, { commentId }, 'Soon');
    await expect(fetchBlogComments(world.ben.client, { commentId }, { limit: 10 })).resolves.toMatchObject([
      { id: reply.id, plainText: 'Soon' },
    ]);
  },

  'blogs add_comment': async (world) => {
    const blogId = await addBlog(world);
    await expect(createBlogComment(world.ana.client, { blogId }, 'One thing more')).resolves.toMatchObject({
      plainText: 'One thing more',
      isMine: true,
    });
    await expect(createBlogComment(world.ana.client, { blogId }, ' ')).rejects.toMatchObject({ kind: 'refused' });
  },

  'blogs add_reply': async (world) => {
    const blogId = await addBlog(world);
    const { id: commentId } = await createBlogComment(world.ben.client, { blogId }, 'Is it so?');
    await createBlogComment(world.ana.client, { commentId }, 'It is');
    await expect(fetchBlogComments(world.ben.client, { blogId }, { limit: 10 })).resolves.toMatchObject([{ replyCount: 1 }]);
  },

  'blogs delete': async (world) => {
    const blogId = await addBlog(world);
    const comment = await createBlogComment(world.ben.client, { blogId }, 'Never mind');
    await deleteBlogComment(world.ben.client, comment.id);
    await expect(fetchBlogComments(world.ben.client, { blogId }, { limit: 10 })).resolves.toEqual([]);
  },

  'blogs comment_like': async (world) => {
    const blogId = await addBlog(world);
    const comment = await createBlogComment(world.ben.client, { blogId }, 'Like me');
    await expect(setBlogCommentLiked(world.ana.client, comment.id, true)).resolves.toBe(true);
    await expect(fetchBlogComments(world.ana.client, { blogId }, { limit: 10 })).resolves.toMatchObject([{ likeCount: 1, isLiked: true }]);
  },

  'blogs like': async (world) => {
    const blogId = await addBlog(world);
    await expect(setBlogLiked(world.ben.client, blogId, true)).resolves.toBe(true);
    await expect(fetchBlog(world.ben.client, blogId)).resolves.toMatchObject({ isLiked: true, likeCount: 1 });
    await expect(setBlogLiked(world.ben.client, blogId, false)).resolves.toBe(false);
  },
};
