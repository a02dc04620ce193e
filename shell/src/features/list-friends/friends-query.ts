import type { PersonId } from '@social/api';
import { fetchFriends } from '@social/api/people/fetch-friends';
import type { ListedPerson } from '@social/api/people/person';
import { pagedQuery } from '@social/data/lists/paged-query';
import { fetchWithReadAt } from '@social/data/lists/fetch-with-read-at';
import { apiClient } from '@social/session';

export type FriendSide = 'followers' | 'following';

/** `readAt`: when the person was requested, in milliseconds since 1970. */
export type Friend = ListedPerson & { readAt: number };

const PAGE_SIZE = 20;

/** Fetches the followers of a member, or the people that they follow, page by page. */
export function friendsQuery(personId: PersonId, side: FriendSide) {
  return pagedQuery<PersonId, Friend>(['friends', personId, side], (afterPersonId, signal) =>
    fetchWithReadAt(() => fetchFriends(apiClient, { personId, side, limit: PAGE_SIZE, afterPersonId }, { signal })),
  );
}
