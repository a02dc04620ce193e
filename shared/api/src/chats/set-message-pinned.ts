import type { ApiClient, MessageId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Pins or unpins a message for all participants. May be repeated.
 * @throws {ApiError} `refused` if the message is deleted.
 */
export async function setMessagePinned(client: ApiClient, messageId: MessageId, isPinned: boolean): Promise<void> {
  await client.call('pin_message', { form: { message_id: messageId, pin: isPinned ? 'yes' : 'no' }, reply });
}
