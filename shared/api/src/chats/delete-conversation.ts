import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes the conversation with a member permanently, only for the signed-in person.
 * @throws {ApiError} of every kind of a call.
 */
export async function deleteConversation(client: ApiClient, personId: PersonId): Promise<void> {
  await client.call('delete-conversation', { form: { user_id: personId }, reply });
}
