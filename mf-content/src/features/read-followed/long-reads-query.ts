import type { PersonId } from '@social/api';
import { fetchBlogs } from '@social/api/blogs/fetch-blogs';
import { fetchFriends } from '@social/api/people/fetch-friends';
import { fetchNewsFeed } from '@social/api/posts/fetch-news-feed';
import { getUnreadableCount, withUnreadableCount } from '@social/api/unreadable-items';
import { apiClient } from '@social/session';
import { queryOptions } from '@tanstack/react-query';
import { listOptions } from '../../lib/list-options';
import { listLongReads } from './long-reads';

/** The most that is compared of each list. Older articles stand in the blog. */
const LIMIT = 50;

/** Reads the latest articles and long posts of the people that the member follows. The provider has no call for only these. */
export function longReadsQuery(userId: PersonId) {
  return queryOptions({
    ...listOptions,
    queryKey: ['articles', userId, 'followed'],
    queryFn: async ({ signal }) => {
      const [articles, posts, followed] = await Promise.all([
        fetchBlogs(apiClient, { userId, limit: LIMIT }, { signal }),
        fetchNewsFeed(apiClient, { onlyFollowed: true, limit: LIMIT }, { signal }),
        fetchFriends(apiClient, { personId: userId, side: 'following', limit: LIMIT }, { signal }),
      ]);
      const reads = listLongReads({ articles, posts, followedIds: new Set(followed.map(({ id }) => id)), userId });
      return withUnreadableCount(reads, getUnreadableCount(articles) + getUnreadableCount(posts));
    },
  });
}
