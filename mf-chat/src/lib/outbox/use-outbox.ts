import { useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { noteSent } from '../conversation-cache';
import { keyOfRef, type ConversationRef } from '../conversation-ref';
import { withSent } from '../thread';
import { changeThread } from '../thread-query';
import { outboxOf } from './page-outbox';
import type { Outbox } from './outbox';
import type { Outgoing } from './outgoing';

const NOTHING: readonly Outgoing[] = [];

/** The signed-in member's outbox; null for the moment in which they sign out. */
export function useOutbox(): Outbox | null {
  const userId = useSession((session) => session.userId);
  return userId && outboxOf(userId);
}

/** What is on its way, in all talks. */
export function useOutgoing(): readonly Outgoing[] {
  const outbox = useOutbox();
  return useSyncExternalStore(
    (listener) => outbox?.subscribe(listener) ?? (() => undefined),
    () => outbox?.getState().messages ?? NOTHING,
  );
}

/** What is on its way in one talk, in the order of writing. */
export function useOutgoingOf(ref: ConversationRef): readonly Outgoing[] {
  const key = keyOfRef(ref);
  return useOutgoing().filter(({ conversation }) => keyOfRef(conversation) === key);
}

/** Writes what the provider has taken into the page's cache. One region that shows talks has to call it. */
export function useSentMessages(): void {
  const outbox = useOutbox();
  const queries = useQueryClient();
  useEffect(
    () =>
      outbox?.onSent((conversation, message) => {
        changeThread(queries, conversation, (thread) => withSent(thread, message));
        noteSent(queries, conversation, message);
      }),
    [outbox, queries],
  );
}
