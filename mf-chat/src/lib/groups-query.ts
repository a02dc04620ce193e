import { ApiError, type GroupId, type PersonId } from '@social/api';
import { fetchGroup } from '@social/api/groups/fetch-group';
import { fetchGroupMembers } from '@social/api/groups/fetch-group-members';
import { fetchJoinedGroups } from '@social/api/groups/fetch-joined-groups';
import { fetchRecommendedGroups } from '@social/api/groups/fetch-recommended-groups';
import type { Group } from '@social/api/groups/group';
import type { PersonSummary } from '@social/api/people/person';
import { pagedQuery } from '@social/data/lists/paged-query';
import { fetchWithReadAt } from '@social/data/lists/fetch-with-read-at';
import { apiClient } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** `readAt`: when the group was requested, in milliseconds since 1970. */
export type ListedGroup = Group & { readAt: number };

const STALE_AFTER_MS = 60_000;
const SUGGESTIONS_PAGE_SIZE = 10;
const MEMBERS_PAGE_SIZE = 24;

/** The groups that the member is in. */
export function joinedGroupsQuery(userId: PersonId) {
  return queryOptions({
    queryKey: ['groups', userId, 'joined'],
    queryFn: ({ signal }) => fetchWithReadAt(() => fetchJoinedGroups(apiClient, userId, { signal })),
    staleTime: STALE_AFTER_MS,
  });
}

/** Groups that the member may want to join, page by page. */
export function suggestedGroupsQuery(userId: PersonId) {
  return pagedQuery<GroupId, ListedGroup>(
    ['groups', userId, 'suggested'],
    (afterGroupId, signal) =>
      fetchWithReadAt(() => fetchRecommendedGroups(apiClient, { limit: SUGGESTIONS_PAGE_SIZE, afterGroupId }, { signal })),
    { staleTime: STALE_AFTER_MS },
  );
}

/** Reads a group. On a host without a call for that, only those that the member is in are found. */
export function groupQuery(userId: PersonId, groupId: GroupId) {
  return queryOptions({
    queryKey: ['groups', userId, 'detail', groupId],
    queryFn: async ({ signal }) => {
      const [group] = await fetchWithReadAt(async () => [await readGroup(userId, groupId, signal)]);
      if (!group) throw new Error('A list of one group is never empty.');
      return group;
    },
  });
}

async function readGroup(userId: PersonId, groupId: GroupId, signal: AbortSignal): Promise<Group> {
  try {
    return await fetchGroup(apiClient, groupId, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    const group = (await fetchJoinedGroups(apiClient, userId, { signal })).find(({ id }) => id === groupId);
    if (!group) throw error;
    return group;
  }
}

export function groupMembersQuery(userId: PersonId, groupId: GroupId) {
  return pagedQuery<PersonId, PersonSummary>(['groups', userId, 'members', groupId], (afterPersonId, signal) =>
    fetchGroupMembers(apiClient, groupId, { limit: MEMBERS_PAGE_SIZE, afterPersonId }, { signal }),
  );
}

/** Reads groups again after the member has joined, left or made one. The suggestions stay as they are: nothing moves under the pointer. */
export async function invalidateGroups(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['groups'], predicate: ({ queryKey }) => queryKey[2] !== 'suggested' });
}
