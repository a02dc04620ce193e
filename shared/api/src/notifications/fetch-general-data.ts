import type { ApiClient } from '@social/api';
import { count, mapped, object, plainText, replyList } from '@social/api/wire';

/** A hashtag that many posts use. `tag` has no `#`. */
export type TrendingTopic = { tag: string; postCount: number };

export const trendingTopic = mapped(object({ tag: plainText, trend_use_num: count }), (wire): TrendingTopic => ({
  tag: wire.tag.replace(/^#/, ''),
  postCount: wire.trend_use_num,
}));

const trendingReply = object({ trending_hashtag: replyList(trendingTopic) });

/**
 * Fetches the trending topics, in the provider's order.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchTrendingTopics(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<TrendingTopic[]> {
  const { trending_hashtag: topics } = await client.call('get-general-data', {
    form: { fetch: 'trending_hashtag' },
    reply: trendingReply,
    signal,
  });
  return topics.filter(({ tag }) => tag !== '');
}

export type UnseenCounts = { notifications: number; friendRequests: number; groupChatRequests: number; messages: number };

const countsReply = object({
  new_notifications_count: count,
  new_friend_requests_count: count,
  new_group_chat_requests_count: count,
  count_new_messages: count,
});

/**
 * Counts the items that the signed-in person has not seen yet. Marks nothing as seen.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchUnseenCounts(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<UnseenCounts> {
  const wire = await client.call('get-general-data', {
    form: { fetch: 'notifications,friend_requests,group_chat_requests,count_new_messages' },
    reply: countsReply,
    signal,
  });
  return {
    notifications: wire.new_notifications_count,
    friendRequests: wire.new_friend_requests_count,
    groupChatRequests: wire.new_group_chat_requests_count,
    messages: wire.count_new_messages,
  };
}
