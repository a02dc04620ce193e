import type { GroupId, MessageId, PersonId } from '@social/api';
import { decodeOrNull, epochSeconds, flag, idOrNull, object } from '@social/api/wire';
import { liveCounts, type LivePostCounts } from './watch-posts';

/** A conversation with a person, or of a group. */
export type LiveConversation = { kind: 'person'; id: PersonId } | { kind: 'group'; id: GroupId };

/** An action of a member. Events have only ids, so contents must be fetched. */
export type LiveEvent =
  /** A message was added, changed or deleted. */
  | { kind: 'message'; conversation: LiveConversation; messageId: MessageId; authorId: PersonId | null }
  | { kind: 'typing'; personId: PersonId; isTyping: boolean }
  /** Everything up to a message was read, possibly by the signed-in person on another page. */
  | { kind: 'read'; conversation: LiveConversation; readerId: PersonId | null; messageId: MessageId }
  /** A person was online at a time after a message to them. */
  | { kind: 'seen'; personId: PersonId; seenAt: Date }
  /** The name or the members of a group changed. */
  | { kind: 'group'; groupId: GroupId }
  /** There is a new notification, or some were seen. */
  | { kind: 'notification' }
  | { kind: 'post'; counts: LivePostCounts }
  /** The host no longer has all missed events, so everything must be fetched again. */
  | { kind: 'reset' };

const wireEvent = object({
  user_id: idOrNull<PersonId>(),
  group_id: idOrNull<GroupId>(),
  message_id: idOrNull<MessageId>(),
  from_id: idOrNull<PersonId>(),
  reader_id: idOrNull<PersonId>(),
  typing: flag,
  lastseen: epochSeconds,
});

/** Decodes an event by its name. Returns null if this client does not know it, or if it is incomplete. */
export function decodeLiveEvent(name: string, data: unknown): LiveEvent | null {
  if (name === 'reset' || name === 'notification') return { kind: name };
  if (name === 'post') {
    const counts = decodeOrNull(liveCounts, data);
    return counts && { kind: name, counts };
  }
  const wire = decodeOrNull(wireEvent, data);
  if (!wire) return null;
  const { user_id: personId, group_id: groupId, message_id: messageId, from_id: authorId, reader_id: readerId, lastseen } = wire;
  const conversation = toConversation(personId, groupId);
  switch (name) {
    case 'message':
      return conversation && messageId && { kind: name, conversation, messageId, authorId };
    case 'read':
      return conversation && messageId && { kind: name, conversation, messageId, readerId };
    case 'typing':
      return personId && { kind: name, personId, isTyping: wire.typing };
    case 'seen':
      return personId && lastseen && { kind: name, personId, seenAt: lastseen };
    case 'group':
      return groupId && { kind: name, groupId };
    default:
      return null;
  }
}

function toConversation(personId: PersonId | null, groupId: GroupId | null): LiveConversation | null {
  if (groupId) return { kind: 'group', id: groupId };
  return personId && { kind: 'person', id: personId };
}
