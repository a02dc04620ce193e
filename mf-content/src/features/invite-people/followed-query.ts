import type { PersonId } from '@social/api';
import { fetchFriends } from '@social/api/people/fetch-friends';
import type { ListedPerson } from '@social/api/people/person';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient } from '@social/session';
import { listOptions } from '../../lib/list-options';

const PAGE_SIZE = 30;

/** The people that a member follows. */
export function followedQuery(personId: PersonId) {
  return pagedQuery<PersonId, ListedPerson>(
    ['followed-people', personId],
    (afterPersonId, signal) => fetchFriends(apiClient, { personId, side: 'following', limit: PAGE_SIZE, afterPersonId }, { signal }),
    listOptions,
  );
}
