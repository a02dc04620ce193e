import { fetchSessions } from './account/sessions';
import { fetchGroupMessages } from './chats/fetch-group-messages';
import { fetchLegacyMessages } from './chats/fetch-legacy-messages';
import { fetchMessages } from './chats/fetch-messages';
import type { ApiClient } from './client';
import type { Id } from './ids';
import { fetchFollowRequests } from './notifications/fetch-follow-requests';
import { fetchPageAdmins } from './pages/page-admins';
import { fetchInvitablePeople } from './pages/page-invites';
import { fetchPageReviews } from './pages/page-reviews';
import { fetchBlockedPeople } from './people/fetch-blocked-people';
import { fetchRecommendedPeople } from './people/fetch-recommended-people';
import { fetchReactors } from './posts/fetch-reactors';
import { search } from './search/search';
import { fetchStories } from './stories/fetch-stories';
import { fakeClient, ok } from './testing/fake-client';
import { wirePerson } from './testing/wire-samples';
import { getUnreadableCount } from './unreadable-items';

const id = <T extends Id<string>>() => '145' as T;
const limit = 10;
const readable = { ...wirePerson, id: '1', time: '1590676368', text: '' };
const broken = { text: 'without an id' };

type List = { name: string; reply: (items: unknown[]) => object; read: (client: ApiClient) => Promise<readonly unknown[]> };

const lists: List[] = [
  { name: 'stories', reply: (stories) => ({ stories }), read: (client) => fetchStories(client, { limit }) },
  { name: 'suggested people', reply: (data) => ({ data }), read: (client) => fetchRecommendedPeople(client, { limit }) },
  { name: 'found people', reply: (users) => ({ users }), read: async (client) => (await search(client, { query: 'sun', limit })).people },
  { name: 'messages', reply: (messages) => ({ messages }), read: async (client) => (await fetchMessages(client, id())).messages },
  {
    name: 'messages of the legacy API',
    reply: (messages) => ({ messages }),
    read: (client) => fetchLegacyMessages(client, { userId: id(), recipientId: id() }),
  },
  { name: "a group's messages", reply: (messages) => ({ data: { messages } }), read: (client) => fetchGroupMessages(client, id()) },
  { name: "a group's messages as a list", reply: (data) => ({ data }), read: (client) => fetchGroupMessages(client, id()) },
  {
    name: 'people who reacted',
    reply: (likes) => ({ data: { 1: likes } }),
    read: async (client) => (await fetchReactors(client, { to: 'post', id: id() }, { limit })).like,
  },
  { name: 'people to invite', reply: (users) => ({ users }), read: (client) => fetchInvitablePeople(client, id(), { limit }) },
  { name: 'reviews of a page', reply: (data) => ({ data }), read: (client) => fetchPageReviews(client, id(), { limit }) },
  { name: 'admins of a page', reply: (data) => ({ data }), read: (client) => fetchPageAdmins(client, id()) },
  { name: 'blocked people', reply: (blocked_users) => ({ blocked_users }), read: (client) => fetchBlockedPeople(client) },
  { name: 'sessions', reply: (data) => ({ data }), read: (client) => fetchSessions(client) },
  { name: 'follow requests', reply: (friend_requests) => ({ friend_requests }), read: (client) => fetchFollowRequests(client) },
];

describe.each(lists)('$name', ({ reply, read }) => {
  const readReply = (items: unknown[]) => read(fakeClient(ok(reply(items))).client);

  test('items that cannot be decoded are omitted and counted', async () => {
    const items = await readReply([readable, broken, broken]);
    expect([items.length, getUnreadableCount(items)]).toEqual([1, 2]);
  });

  test('a list of which nothing can be decoded is refused, and an empty one is not', async () => {
    await expect(readReply([broken])).rejects.toMatchObject({ kind: 'contract' });
    await expect(readReply([])).resolves.toEqual([]);
  });
});
