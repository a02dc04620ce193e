import type { GroupId, MessageId, PersonId } from '@social/api';
import { flag, idOrNull, mappedOrRefused, mediaUrl, object, objectOrNull, oneOf, text, type Decoder } from '@social/api/wire';
import type { OutboxItem } from '@social/data';
import type { ConversationRef } from './conversation-ref';

export type OutgoingMessage = {
  conversation: ConversationRef;
  text: string;
  /** The address of a GIF, which goes without a text. */
  gifUrl: string | null;
  replyTo: { id: MessageId; text: string } | null;
  /** It comes from another conversation. */
  isForwarded: boolean;
};

/** A message in the outbox, with one file at most. Its id is the `message_hash_id` of the provider. */
export type Outgoing = OutboxItem<OutgoingMessage>;

function toConversationRef(kind: ConversationRef['kind'] | null, id: (PersonId & GroupId) | null): ConversationRef | null {
  return kind && id && { kind, id };
}

const kind = oneOf(['person', 'group'], null);
const id = idOrNull<PersonId & GroupId>();
const conversation = mappedOrRefused(object({ kind, id }), (ref) => toConversationRef(ref.kind, ref.id));

const replyTo = objectOrNull(
  mappedOrRefused(object({ id: idOrNull<MessageId>(), text }), (reply) => (reply.id ? { id: reply.id, text: reply.text } : null)),
);

/** Reads a stored message. */
export const storedMessage: Decoder<OutgoingMessage> = object({ conversation, text, gifUrl: mediaUrl, replyTo, isForwarded: flag });
