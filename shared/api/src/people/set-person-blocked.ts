import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Blocks or unblocks a member: blocked people do not see each other. May be repeated.
 * @throws {ApiError} `refused` when there is no such member.
 */
export async function setPersonBlocked(client: ApiClient, personId: PersonId, isBlocked: boolean): Promise<void> {
  await client.call('block-user', { form: { user_id: personId, block_action: isBlocked ? 'block' : 'un-block' }, reply });
}
