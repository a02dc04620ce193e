import type { ApiClient, MessageId } from '@social/api';
import { REACTIONS, type Reaction } from '../posts/toggle-reaction';
import { toggleReply } from '../toggle-reply';

/**
 * Adds a reaction to a message, or removes it if it is already set: the provider's call toggles. Resolves to true if it is set now, and to
 * null if the provider does not say. Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` if the message is deleted.
 */
export function toggleMessageReaction(client: ApiClient, messageId: MessageId, reaction: Reaction): Promise<boolean | null> {
  return client.call('react_message', { form: { message_id: messageId, reaction: REACTIONS[reaction] }, reply: toggleReply });
}
