import { parseId, type GroupId, type PersonId } from '@social/api';

/** Identifies a conversation. A person and a group can share an id, so the kind is part of it. */
export type ConversationRef = { kind: 'person'; id: PersonId } | { kind: 'group'; id: GroupId };

/** Parses `/chat-detailed/{chatId}?type=group`; null where the address names no conversation. */
export function parseConversationRef(chatId: string | undefined, type: string | null): ConversationRef | null {
  if (type === 'group') {
    const id = parseId<GroupId>(chatId);
    return id && { kind: 'group', id };
  }
  const id = parseId<PersonId>(chatId);
  return id && { kind: 'person', id };
}

export function toConversationPath({ kind, id }: ConversationRef): string {
  const path = `/chat-detailed/${encodeURIComponent(id)}`;
  return kind === 'group' ? `${path}?type=group` : path;
}

/** Returns a key such as `group:4`. */
export function keyOfRef({ kind, id }: ConversationRef): string {
  return `${kind}:${id}`;
}
