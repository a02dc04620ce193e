import { fakeClient, readFormFields, ok } from '../testing/fake-client';
import { fetchUnseenCounts, fetchTrendingTopics } from './fetch-general-data';

test('fetches topics with their number of posts', async () => {
  const { client, requests } = fakeClient(
    ok({ trending_hashtag: [{ id: '1', tag: 'sun', trend_use_num: '12' }, { tag: '' }, { tag: '#rain' }] }),
  );
  await expect(fetchTrendingTopics(client)).resolves.toEqual([
    { tag: 'sun', postCount: 12 },
    { tag: 'rain', postCount: 0 },
  ]);
  expect(readFormFields(requests[0])).toEqual([['fetch', 'trending_hashtag']]);
});

test('decodes unseen counts that are numbers or text', async () => {
  const { client } = fakeClient(
    ok({ new_notifications_count: '3', new_friend_requests_count: '0', new_group_chat_requests_count: 2, count_new_messages: '1' }),
  );
  await expect(fetchUnseenCounts(client)).resolves.toEqual({ notifications: 3, friendRequests: 0, groupChatRequests: 2, messages: 1 });
});
