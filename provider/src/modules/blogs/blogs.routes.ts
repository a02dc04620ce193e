import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import { timeSince } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { presentBlogComment, presentListedBlog } from './blogs.presenter';
import type { FullBlogComment } from './blogs.repository';
import { blogBody, blogListBody, blogActionBody, legacyBlogListBody } from './blogs.schema';
import type { BlogService } from './blogs.service';

type Options = { blogs: BlogService; wire: WireContext };

const tags = ['blogs'];

export const blogRoutes: FastifyPluginAsyncZod<Options> = async (app, { blogs, wire }) => {
  app.post('/get-articles', { schema: { summary: 'Blogs, newest first', tags, body: blogListBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { article_id: blogId, user_id: authorId, category: categoryId, offset: afterId, limit } = request.body;
    const list = await blogs.list({ blogId, authorId, categoryId, afterId, limit }, memberId);
    return { articles: list.map((full) => presentListedBlog(full, memberId, wire)) };
  });

  app.post('/get-blog-by-id', { schema: { summary: 'One blog, which counts as read', tags, body: blogBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { full, reactions } = await blogs.read(request.body.blog_id, memberId);
    return {
      data: {
        ...presentListedBlog(full, memberId, wire),
        time_text: timeSince(full.blog.createdAt, wire.now()),
        reaction: presentReactions(reactions.counts, reactions.mine),
        is_liked: reactions.mine !== null,
      },
    };
  });

  app.post('/blogs', { schema: { summary: 'Comments and likes of a blog', tags, body: blogActionBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const { body } = request;
    const present = (full: FullBlogComment) => presentBlogComment(full, memberId, wire);
    switch (body.type) {
      case 'get_comments':
        return { data: (await blogs.listComments(body.blog_id, memberId, { afterId: body.offset, limit: body.limit })).map(present) };
      case 'reply_fetch':
        return { data: (await blogs.listReplies(body.comment_id, memberId, { afterId: body.offset, limit: body.limit })).map(present) };
      case 'add_comment':
        return { data: present(await blogs.comment(body.blog_id, memberId, body.text)) };
      case 'add_reply':
        return { data: present(await blogs.reply(body.comment_id, memberId, body.text)) };
      case 'delete':
        await blogs.removeComment(body.comment_id, memberId);
        return { message: 'Comment was deleted' };
      case 'comment_like':
        return { code: Number(await blogs.toggleCommentLike(body.comment_id, memberId)) };
      case 'like':
        return { code: Number(await blogs.toggleReaction(body.blog_id, memberId, body.reaction_type)) };
    }
  });
};

/** The legacy API's list of the same articles. */
export const legacyBlogRoutes: FastifyPluginAsyncZod<Options> = async (app, { blogs, wire }) => {
  app.post('/get_blogs', { schema: { summary: 'Blogs, newest first (legacy API)', tags, body: legacyBlogListBody } }, async (request) => {
    const { memberId } = getIdentity(request);
    const list = await blogs.list({ afterId: request.body.offset, limit: request.body.limit }, memberId);
    return { blogs: list.map((full) => presentListedBlog(full, memberId, wire)) };
  });
};
