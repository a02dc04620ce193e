import type { ApiClient, PersonId, UploadOptions } from '@social/api';
import { list, object } from '@social/api/wire';
import { requireResult } from '../require-result';
import { toMessage, wireMessage, type Message } from './message';
import { messageForm, type NewMessage } from './new-message';

const reply = object({ message_data: list(wireMessage) });

/**
 * Writes to a member. Sending again with the same `hashId` after `network` or `timeout` is safe.
 * @throws {ApiError} `refused` with the provider's message when it is empty, a file is not accepted, or they can't be written to.
 */
export async function sendMessage(
  client: ApiClient,
  recipientId: PersonId,
  message: NewMessage,
  { signal, idempotencyKey, onUploadProgress }: UploadOptions = {},
): Promise<Message> {
  const { message_data: sent } = await client.call('send-message', {
    form: { user_id: recipientId, ...messageForm(message) },
    reply,
    signal,
    idempotencyKey,
    ...(message.file && { files: { file: message.file }, onUploadProgress }),
  });
  return toMessage(requireResult(sent[0] ?? null, 'send-message'));
}
