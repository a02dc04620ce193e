import type { Message } from '@social/api/chats/message';
import { useOutboxItems, type Outbox } from '@social/data';
import { useSession } from '@social/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { noteSent } from './conversation-cache';
import { keyOfRef, type ConversationRef } from './conversation-ref';
import { getMessageOutbox } from './message-outbox';
import type { Outgoing, OutgoingMessage } from './outgoing-message';
import { withSent } from './thread';
import { changeThread } from './thread-query';

/** Returns the signed-in member's outbox; null for the moment in which they sign out. */
export function useMessageOutbox(): Outbox<OutgoingMessage, Message> | null {
  const userId = useSession((session) => session.userId);
  return userId && getMessageOutbox(userId);
}

/** Returns the unsent messages of all conversations. */
export function useOutgoing(): readonly Outgoing[] {
  return useOutboxItems(useMessageOutbox());
}

/** Returns the unsent messages of one conversation, in their order. */
export function useOutgoingOf(ref: ConversationRef): readonly Outgoing[] {
  const key = keyOfRef(ref);
  return useOutgoing().filter(({ payload }) => keyOfRef(payload.conversation) === key);
}

/** Writes sent messages into the page's cache. One mounted region has to call it. */
export function useSentMessages(): void {
  const outbox = useMessageOutbox();
  const queries = useQueryClient();
  useEffect(
    () =>
      outbox?.onSent(({ id, payload: { conversation } }, sent) => {
        const message = { ...sent, hashId: id };
        changeThread(queries, conversation, (thread) => withSent(thread, message));
        noteSent(queries, conversation, message);
      }),
    [outbox, queries],
  );
}

/** Settles the unsent messages that have arrived with an update of the conversation, so that they hold up none behind them. */
export function useSettledMessages(outgoing: readonly Outgoing[], messages: readonly Message[]): void {
  const outbox = useMessageOutbox();
  useEffect(() => {
    for (const { id } of outgoing) if (messages.some(({ hashId, isMine }) => isMine && hashId === id)) outbox?.settle(id);
  }, [outbox, outgoing, messages]);
}
