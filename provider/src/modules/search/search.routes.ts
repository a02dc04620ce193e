import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { getIdentity } from '../../plugins/authentication';
import type { WireContext } from '../../wire/wire-context';
import { presentListedBlog } from '../blogs/blogs.presenter';
import type { BlogService } from '../blogs/blogs.service';
import { presentEvent } from '../events/events.presenter';
import type { EventService } from '../events/events.service';
import { presentTrending } from '../general/general.presenter';
import type { GeneralService } from '../general/general.service';
import type { AlbumService } from '../posts/albums.service';
import { presentPost } from '../posts/posts.presenter';
import { contentSearchBody } from './search.schema';

type Options = { blogs: BlogService; events: EventService; albums: AlbumService; general: GeneralService; wire: WireContext };

/** Searches members, pages, groups and their contents. Each kind has its own call, so that clients need not wait for the slowest. */
export const searchRoutes: FastifyPluginAsyncZod<Options> = async (app, { blogs, events, albums, general, wire }) => {
  app.post(
    '/search_content',
    {
      schema: {
        summary: 'Blogs, events, albums or hashtags by their words',
        description:
          'Our own call. Replies `data`, in the form of the lists of each kind; `offset` is the last one received. Hashtags have one page, of the most used ones.',
        tags: ['search'],
        body: contentSearchBody,
      },
    },
    async (request) => {
      const { memberId } = getIdentity(request);
      const { type, search_query: text, offset: afterId, limit } = request.body;
      const cursor = { afterId, limit };
      switch (type) {
        case 'blogs':
          return { data: (await blogs.list({ text, ...cursor }, memberId)).map((blog) => presentListedBlog(blog, memberId, wire)) };
        case 'events':
          return { data: (await events.search(text, memberId, cursor)).map((event) => presentEvent(event, memberId, wire)) };
        case 'albums':
          return { data: (await albums.search(text, memberId, cursor)).map((album) => presentPost(album, memberId, wire)) };
        case 'hashtags':
          return { data: afterId ? [] : (await general.searchHashtags(text, limit)).map((tag) => presentTrending(tag, wire)) };
      }
    },
  );
};
