import type { ApiClient, GroupId, UploadOptions } from '@social/api';
import { list, object } from '@social/api/wire';
import { requireResult } from '../require-result';
import { toMessage, wireMessage, type Message } from './message';
import { messageForm, type NewMessage } from './new-message';

const reply = object({ data: list(wireMessage), message_data: list(wireMessage) });

/**
 * Writes to a group. Sending again with the same `hashId` after `network` or `timeout` is safe.
 * @throws {ApiError} `refused` with the provider's message when it is empty, a file is not accepted, or the signed-in person has left.
 */
export async function sendGroupMessage(
  client: ApiClient,
  groupId: GroupId,
  message: NewMessage,
  { signal, idempotencyKey, onUploadProgress }: UploadOptions = {},
): Promise<Message> {
  const { data, message_data: other } = await client.call('group_chat', {
    form: { type: 'send', id: groupId, ...messageForm(message) },
    reply,
    signal,
    idempotencyKey,
    ...(message.file && { files: { file: message.file }, onUploadProgress }),
  });
  return toMessage(requireResult(data[0] ?? other[0] ?? null, 'group_chat send'));
}
