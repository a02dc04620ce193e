import type { ApiClient, MessageId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Changes the text of one's own message for everybody in the conversation; at most 10,000 characters. May be repeated.
 * A call of our provider's own: a host without it refuses.
 * @throws {ApiError} `refused` when the message is another's, is deleted or has no text.
 */
export async function editMessage(client: ApiClient, messageId: MessageId, text: string): Promise<void> {
  await client.call('edit_message', { form: { message_id: messageId, text }, reply });
}
