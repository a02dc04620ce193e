import type { ApiClient, MessageId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes one's own message permanently.
 * @throws {ApiError} `refused` when it is another's or deleted already.
 */
export async function deleteMessage(client: ApiClient, messageId: MessageId): Promise<void> {
  await client.call('delete_message', { form: { message_id: messageId }, reply });
}
