import type { ApiClient, MessageId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Changes the text of one's own message for all participants, at most 10,000 characters. May be repeated. Only our provider has this call.
 * @throws {ApiError} `refused` if the message is another's, is deleted or has no text.
 */
export async function editMessage(client: ApiClient, messageId: MessageId, text: string): Promise<void> {
  await client.call('edit_message', { form: { message_id: messageId, text }, reply });
}
