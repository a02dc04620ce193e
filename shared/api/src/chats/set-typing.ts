import type { ApiClient, PersonId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Shows the other person that the signed-in person is typing, or has stopped.
 * @throws {ApiError} of every kind of a call; it can be ignored.
 */
export async function setTyping(client: ApiClient, recipientId: PersonId, isTyping: boolean): Promise<void> {
  await client.call('set-chat-typing-status', { form: { user_id: recipientId, status: isTyping ? 'typing' : 'stopped' }, reply });
}
