import { createAlbum } from '@social/api/albums/create-album';
import { createBlog } from '@social/api/blogs/create-blog';
import { createEvent } from '@social/api/events/create-event';
import { searchGifs } from '@social/api/gifs/search-gifs';
import { searchPosts } from '@social/api/posts/search-posts';
import { sharePost } from '@social/api/posts/share-post';
import { searchAlbums } from '@social/api/search/search-albums';
import { searchBlogs } from '@social/api/search/search-blogs';
import { searchEvents } from '@social/api/search/search-events';
import { searchHashtags } from '@social/api/search/search-hashtags';
import { object } from '@social/api/wire';
import { someBlog } from './blog-contract-tests';
import { someEvent } from './event-contract-tests';
import { openGroup } from './open-group';
import type { ContractTests } from './test-context';

export const searchContractTests: ContractTests = {
  // Contract tests do not contact a GIF source. Its replies are tested with the route.
  search_gifs: async ({ ana }) => {
    await expect(searchGifs(ana.client, { query: 'cat', offset: 0 })).rejects.toMatchObject({
      kind: 'refused',
      memberText: 'This site has no search for GIFs',
    });
  },

  'search_content blogs': async ({ ana, ben, unique }) => {
    const query = unique('fern');
    const id = await createBlog(ana.client, { ...someBlog, title: `About ${query}` });
    await expect(searchBlogs(ben.client, { query, limit: 10 })).resolves.toMatchObject([{ id, author: { id: ana.id } }]);
    await expect(searchBlogs(ben.client, { query, limit: 10, afterId: id })).resolves.toEqual([]);
  },

  'search_content events': async ({ ana, ben, unique }) => {
    const name = unique('Tea');
    const id = await createEvent(ana.client, { ...someEvent, name });
    await expect(searchEvents(ben.client, { query: name, limit: 10 })).resolves.toMatchObject([{ id, name, isMine: false }]);
  },

  'search_content albums': async ({ ana, ben, picture, unique }) => {
    const name = unique('Walks');
    const { album } = await createAlbum(ana.client, { name, files: [await picture()] });
    await expect(searchAlbums(ben.client, { query: name, limit: 10 })).resolves.toMatchObject([{ id: album.id, name }]);
  },

  'search_content hashtags': async ({ ana, ben, post, unique }) => {
    const tag = unique('fern');
    await post(ana, `A post with #${tag}`);
    await expect(searchHashtags(ben.client, { query: tag, limit: 10 })).resolves.toEqual([{ tag: tag.toLowerCase(), postCount: 1 }]);
  },

  'search_for_posts user': async ({ ana, member, post, unique }) => {
    const author = await member();
    const query = unique('seldom');
    const id = await post(author, `A ${query} word`);
    await post(ana, `Another ${query} word`);
    await expect(searchPosts(ana.client, { query, limit: 10 })).resolves.toHaveLength(2);
    await expect(searchPosts(ana.client, { query, timeline: { of: 'person', id: author.id }, limit: 10 })).resolves.toMatchObject([{ id }]);
  },

  'search_for_posts page': async ({ ana, page, post, unique }) => {
    const [made, query] = [await page(ana), unique('rare')];
    await sharePost(ana.client, await post(ana, 'Something'), { kind: 'page', pageId: made.id }, `So ${query}`);
    await expect(searchPosts(ana.client, { query, timeline: { of: 'page', id: made.id }, limit: 10 })).resolves.toMatchObject([
      { plainText: `So ${query}` },
    ]);
  },

  'search_for_posts group': async (context) => {
    const [groupId, query] = [await openGroup(context, context.ana), context.unique('scarce')];
    await sharePost(context.ana.client, await context.post(context.ana, 'Something'), { kind: 'group', groupId }, `So ${query}`);
    await expect(searchPosts(context.ana.client, { query, timeline: { of: 'group', id: groupId }, limit: 10 })).resolves.toMatchObject([
      { groupId },
    ]);
  },

  'search_for_posts event': async ({ ana, unique }) => {
    const [eventId, query] = [await createEvent(ana.client, someEvent), unique('unheard')];
    await ana.client.call('new_post', { form: { postText: `So ${query}`, event_id: eventId }, reply: object({}) });
    await expect(searchPosts(ana.client, { query, timeline: { of: 'event', id: eventId }, limit: 10 })).resolves.toMatchObject([
      { plainText: `So ${query}` },
    ]);
  },
};
