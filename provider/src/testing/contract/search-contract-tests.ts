import { createEvent } from '@social/api/events/create-event';
import { searchPosts } from '@social/api/posts/search-posts';
import { sharePost } from '@social/api/posts/share-post';
import { object } from '@social/api/wire';
import { someEvent } from './event-contract-tests';
import { openGroup } from './open-group';
import type { ContractTests } from './test-context';

export const searchContractTests: ContractTests = {
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
