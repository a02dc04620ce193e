import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { getIdentity } from '../../plugins/authentication';
import { timeSince } from '../../wire/encode';
import { presentReactions } from '../../wire/reactions';
import type { WireContext } from '../../wire/wire-context';
import { MAX_BLOG_PICTURES, type BlogContent, type BlogWritingService } from './blog-writing.service';
import { presentBlogComment, presentListedBlog } from './blogs.presenter';
import type { FullBlogComment } from './blogs.repository';
import { blogActionBody, blogBody, blogListBody, createBlogBody, editBlogBody, legacyBlogListBody } from './blogs.schema';
import type { BlogService } from './blogs.service';

type Options = { blogs: BlogService; wire: WireContext };
type WritingOptions = { blogWriting: BlogWritingService };

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

const pictureForm =
  'The HTML in `blog_content` names the files of `blog_pictures[]` as `<img src="picture:0">` and so on; the cover is `blog_thumbnail`.';
/** Lets the parser pass the cover and one picture too many, so that the refusal can name the maximum. */
const config = { maxFiles: MAX_BLOG_PICTURES + 2 };

/** Calls for authors, which are not in the contract. */
export const blogWritingRoutes: FastifyPluginAsyncZod<WritingOptions> = async (app, { blogWriting }) => {
  app.post(
    '/create-blog',
    { config, schema: { summary: 'Publish an article', description: `Our own call. ${pictureForm}`, tags, body: createBlogBody } },
    async (request) => ({
      blog_id: await blogWriting.add(getIdentity(request).memberId, toContent(request.body), request.incomingFiles),
    }),
  );

  app.post(
    '/edit-blog',
    {
      config,
      schema: {
        summary: 'Change an article',
        description: `Our own call, for its author. It takes the fields of \`create-blog\`; without a file the cover stays. ${pictureForm} Pictures that it has are named by their addresses.`,
        tags,
        body: editBlogBody,
      },
    },
    async (request) => {
      await blogWriting.edit(request.body.blog_id, getIdentity(request).memberId, toContent(request.body), request.incomingFiles);
      return {};
    },
  );

  app.post(
    '/delete-blog',
    {
      schema: {
        summary: 'Delete an article',
        description: 'Our own call, for its author. Its comments and the posts that share it are deleted too.',
        tags,
        body: blogBody,
      },
    },
    async (request) => {
      await blogWriting.remove(request.body.blog_id, getIdentity(request).memberId);
      return {};
    },
  );
};

function toContent(body: z.output<typeof createBlogBody>): BlogContent {
  return {
    title: body.blog_title,
    description: body.blog_description,
    contentHtml: body.blog_content,
    categoryId: body.blog_category,
    tags: body.blog_tags,
  };
}
