import type { ApiClient, PageId, PersonId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { personSummary, type PersonSummary } from '../people/person';
import { toggleReply } from '../toggle-reply';

const reply = object({ data: replyList(personSummary) });

/** Fetches a page's admins, without its owner. @throws {ApiError} `refused` when the signed-in person is none, and every kind of a read. */
export async function fetchPageAdmins(
  client: ApiClient,
  pageId: PageId,
  { signal }: { signal?: AbortSignal } = {},
): Promise<PersonSummary[]> {
  return (await client.call('page-admins', { form: { page_id: pageId }, reply, signal })).data;
}

/**
 * Makes a person an admin of a page, or removes the role: the provider's call toggles. Resolves to true if they are an admin now, and to
 * null if the provider does not say. Do not repeat after `network` or `timeout` without reading the admins again.
 * @throws {ApiError} `refused` if the page is another's.
 */
export function togglePageAdmin(client: ApiClient, pageId: PageId, personId: PersonId): Promise<boolean | null> {
  return client.call('make_page_admin', { form: { page_id: pageId, user_id: personId }, reply: toggleReply });
}
