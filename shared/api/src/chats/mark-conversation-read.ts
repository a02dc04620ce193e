import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Marks everything that a member wrote as read. May be repeated.
 * @throws {ApiError} of every kind of a call.
 */
export async function markConversationRead(client: ApiClient, personId: PersonId): Promise<void> {
  await client.call('read_chats', { form: { user_id: personId }, reply });
}
