import type { MessageId } from '@social/api';
import type { Message } from '@social/api/chats/message';
import type { Reaction } from '@social/api/posts/toggle-reaction';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** What the member wishes of a message that the provider has not confirmed yet. */
export type MessageWish = { reaction?: Reaction | null; isPinned?: boolean; isGone?: boolean };

type Wishes = ReadonlyMap<MessageId, MessageWish>;

/** Wishes lie over what the provider said: a refusal only lifts them off. */
export function createMessageWishes() {
  const store = createStore<{ wishes: Wishes }>(() => ({ wishes: new Map() }));

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    lay(id: MessageId, wish: MessageWish): void {
      store.setState(({ wishes }) => ({ wishes: new Map(wishes).set(id, { ...wishes.get(id), ...wish }) }));
    },
    lift(id: MessageId, ...names: (keyof MessageWish)[]): void {
      store.setState(({ wishes }) => {
        const rest = Object.fromEntries(
          Object.entries(wishes.get(id) ?? {}).filter(([name]) => !names.includes(name as keyof MessageWish)),
        );
        const next = new Map(wishes);
        if (Object.keys(rest).length === 0) next.delete(id);
        else next.set(id, rest);
        return { wishes: next };
      });
    },
  };
}

/** The wishes of this page. */
export const messageWishes = createMessageWishes();

export function useMessageWishes(): Wishes {
  return useSyncExternalStore(messageWishes.subscribe, () => messageWishes.getState().wishes);
}

/** Messages as the member wishes them. Those without a wish stay the same objects. */
export function withWishes(messages: readonly Message[], wishes: Wishes): readonly Message[] {
  if (wishes.size === 0) return messages;
  return messages.flatMap((message) => {
    const wish = wishes.get(message.id);
    if (!wish) return [message];
    return wish.isGone ? [] : [wished(message, wish)];
  });
}

function wished(message: Message, { reaction = message.reactions.mine, isPinned = message.isPinned }: MessageWish): Message {
  return { ...message, isPinned, reactions: withMine(message.reactions, reaction) };
}

function withMine({ counts, mine }: Message['reactions'], wish: Reaction | null): Message['reactions'] {
  if (wish === mine) return { counts, mine };
  const next = { ...counts };
  if (mine) next[mine] = Math.max(0, (next[mine] ?? 0) - 1);
  if (wish) next[wish] = (next[wish] ?? 0) + 1;
  return { counts: next, mine: wish };
}
