import type { ApiClient, PageId, PersonId } from '@social/api';
import { object, replyList } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

const people = replyList(personSummary);

const reply = object({ users: people, data: people });

const done = object({}); // api_status was checked by the client

/** Fetches people that the signed-in person can invite to like a page. @throws {ApiError} `refused` if the page is deleted. */
export async function fetchInvitablePeople(
  client: ApiClient,
  pageId: PageId,
  { limit, afterPersonId }: { limit: number; afterPersonId?: PersonId | undefined },
  { signal }: { signal?: AbortSignal } = {},
): Promise<PersonSummary[]> {
  const form = { page_id: pageId, limit, offset: afterPersonId };
  const { users, data } = await client.call('not_in_page_member', { form, reply, signal });
  return users.length > 0 ? users : data;
}

/** Invites a person to like a page. May be repeated. @throws {ApiError} `refused` if they cannot be invited. */
export async function inviteToPage(client: ApiClient, pageId: PageId, personId: PersonId): Promise<void> {
  await client.call('page_add', { form: { page_id: pageId, user_id: personId }, reply: done });
}
