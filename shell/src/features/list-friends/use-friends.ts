import type { PersonId } from '@social/api';
import { fetchFriends } from '@social/api/people/fetch-friends';
import { apiClient } from '@social/session';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';

export type FriendSide = 'followers' | 'following';

const PAGE_SIZE = 20;

function friendsQuery(personId: PersonId, side: FriendSide) {
  return infiniteQueryOptions({
    queryKey: ['friends', personId, side],
    queryFn: ({ pageParam, signal }) => fetchFriends(apiClient, { personId, side, limit: PAGE_SIZE, afterPersonId: pageParam }, { signal }),
    initialPageParam: undefined as PersonId | undefined,
    // A short page may not be the last one; an empty one is.
    getNextPageParam: (page) => page.at(-1)?.id,
    select: ({ pages }) => [...new Map(pages.flat().map((person) => [person.id, person])).values()],
  });
}

/** Fetches the followers of a member, or the people whom they follow, page by page. */
export function useFriends(personId: PersonId, side: FriendSide) {
  return useInfiniteQuery(friendsQuery(personId, side));
}
