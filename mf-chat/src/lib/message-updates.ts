import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import { setMessagePinned } from '@social/api/chats/set-message-pinned';
import { toggleMessageReaction } from '@social/api/chats/toggle-message-reaction';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { createHiddenIds, createOptimisticValues, getPageStore, useHiddenIds } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { useSyncExternalStore } from 'react';

/** The member's reactions to messages, over what the provider says. */
export const ownMessageReactions = getPageStore('message reactions', () =>
  createOptimisticValues<MessageId, Reaction | null>({ scope: memberScope, fallback: null, send: sendReaction }),
);

/** Pinned messages, over what the provider says. */
export const messagePins = getPageStore('message pins', () =>
  createOptimisticValues<MessageId, boolean>({
    scope: memberScope,
    fallback: false,
    send: (id, isPinned) => setMessagePinned(apiClient, id, isPinned).then(() => isPinned),
  }),
);

/** Messages that the member has deleted, including those whose Undo is still offered. */
export const hiddenMessages = getPageStore('hidden messages', () => createHiddenIds<MessageId>(memberScope));

/** Returns messages with the member's updates. Those without an update stay the same objects. */
export function useMessageUpdates(messages: readonly Message[]): readonly Message[] {
  const hiddenIds = useHiddenIds(hiddenMessages);
  const reactedIds = useSyncExternalStore(ownMessageReactions.subscribe, ownMessageReactions.getUpdatedIds);
  const pinnedIds = useSyncExternalStore(messagePins.subscribe, messagePins.getUpdatedIds);
  const isUpdated = ({ id }: Message) => reactedIds.has(id) || pinnedIds.has(id);

  if (hiddenIds.size + reactedIds.size + pinnedIds.size === 0) return messages;
  return messages.flatMap((message) => (hiddenIds.has(message.id) ? [] : [isUpdated(message) ? applyUpdates(message) : message]));
}

/** Returns a message with the member's reaction and pin. */
export function applyUpdates(message: Message): Message {
  const { id, isPinned, reactions } = message;
  return {
    ...message,
    isPinned: messagePins.get(id, { value: isPinned }),
    reactions: replaceMine(reactions, ownMessageReactions.get(id, { value: reactions.mine })),
  };
}

/** The provider's call toggles: it removes a reaction that is sent again. */
async function sendReaction(id: MessageId, reaction: Reaction | null, known: Reaction | null): Promise<Reaction | null> {
  const sent = reaction ?? known;
  if (sent === null) return null;
  const isSet = await toggleMessageReaction(apiClient, id, sent);
  return (isSet ?? reaction !== null) ? sent : null;
}

function replaceMine({ counts, mine }: Message['reactions'], reaction: Reaction | null): Message['reactions'] {
  if (reaction === mine) return { counts, mine };
  const next = { ...counts };
  if (mine) next[mine] = Math.max(0, (next[mine] ?? 0) - 1);
  if (reaction) next[reaction] = (next[reaction] ?? 0) + 1;
  return { counts: next, mine: reaction };
}
