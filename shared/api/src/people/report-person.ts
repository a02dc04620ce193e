import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Reports a member to the site's operators, with a text or ''.
 * @throws {ApiError} `refused` when there is no such member.
 */
export async function reportPerson(client: ApiClient, personId: PersonId, text: string): Promise<void> {
  await client.call('report_user', { form: { user: personId, text }, reply });
}
