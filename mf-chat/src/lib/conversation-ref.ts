import { parseId, type GroupId, type PersonId } from '@social/api';

/** Which talk. People and groups are numbered apart and can share a number, so the kind always travels along. */
export type ConversationRef = { kind: 'person'; id: PersonId } | { kind: 'group'; id: GroupId };

/** Reads `/chat-detailed/{chatId}?type=group`; null where the address names nothing. */
export function refOfAddress(chatId: string | undefined, type: string | null): ConversationRef | null {
  if (type === 'group') {
    const id = parseId<GroupId>(chatId);
    return id && { kind: 'group', id };
  }
  const id = parseId<PersonId>(chatId);
  return id && { kind: 'person', id };
}

/** Where a talk opens. */
export function pathOfRef({ kind, id }: ConversationRef): string {
  const path = `/chat-detailed/${encodeURIComponent(id)}`;
  return kind === 'group' ? `${path}?type=group` : path;
}

/** One word for one talk, such as `group:4`. */
export function keyOfRef({ kind, id }: ConversationRef): string {
  return `${kind}:${id}`;
}
