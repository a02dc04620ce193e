import type { ApiClient, PageId, PersonId } from '@social/api';
import { list, object } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';

const people = list(personSummary);

const reply = object({ users: people, data: people });

const done = object({}); // api_status was checked by the client

/** People whom the signed-in person could ask to like a page. @throws {ApiError} `refused` when the page is gone. */
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

/** Asks somebody to like a page. Asking again changes nothing. @throws {ApiError} `refused` when they can't be asked. */
export async function inviteToPage(client: ApiClient, pageId: PageId, personId: PersonId): Promise<void> {
  await client.call('page_add', { form: { page_id: pageId, user_id: personId }, reply: done });
}
