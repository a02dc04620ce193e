import { ApiError } from '@social/api';
import { markConversationRead } from '@social/api/chats/mark-conversation-read';
import { apiClient } from '@social/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { noteRead, noteSent } from '../../lib/conversation-cache';
import type { ConversationRef } from '../../lib/conversation-ref';
import { useMessageUpdates } from '../../lib/message-updates';
import { startPolling } from '../../lib/start-polling';
import type { Thread } from '../../lib/thread';
import { changeThread, fetchUpdates, threadQuery } from '../../lib/thread-query';
import { watchThreadEvents } from './watch-thread-events';

/** The state of the messages of a conversation. */
export type ThreadState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `pollError` is the reason why they may be out of date. */
  | { kind: 'ready'; thread: Thread; pollError: Error | null };

/** Returns true if the host refuses the messages: the group does not exist, or the member is not in it. */
export function isRefused(state: ThreadState): boolean {
  return state.kind === 'failed' && state.error instanceof ApiError && state.error.kind === 'refused';
}

/** Every eighth request also looks for deleted messages. */
const THOROUGH_INTERVAL = 8;

/** Fetches the messages of a conversation, and polls for updates while it is shown. */
export function useThread(ref: ConversationRef): ThreadState {
  const queries = useQueryClient();
  const { data: thread, error, isFetching, refetch } = useQuery(threadQuery(queries, ref));
  const messages = useMessageUpdates(thread?.messages ?? []);
  const isOpen = thread !== undefined;
  const pollError = useThreadUpdates(ref, isOpen);

  if (thread) return { kind: 'ready', thread: { ...thread, messages }, pollError };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

function useThreadUpdates({ kind, id }: ConversationRef, isOpen: boolean): Error | null {
  const queries = useQueryClient();
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const ref = { kind, id } as ConversationRef;
    let requestCount = 0;
    let looksBack = false;
    let isShown = true;
    /** Marks the conversation as read for hosts that do not do so by the fetch. A failure is repaired with the next message. */
    const reportRead = (): void => {
      if (kind !== 'person') return;
      markConversationRead(apiClient, id).then(
        // A list that was requested before still counts the messages.
        () => isShown && noteRead(queries, ref),
        () => undefined,
      );
    };
    noteRead(queries, ref);
    reportRead();

    const poll = startPolling(async (signal) => {
      try {
        const isThorough = looksBack || requestCount % THOROUGH_INTERVAL === 0;
        looksBack = false;
        requestCount++;
        const arrived = await fetchUpdates(queries, ref, isThorough, signal);
        const newest = arrived.at(-1);
        // The messages of the first reply arrived while the conversation was closed: they are unread.
        if (newest && requestCount === 1)
          changeThread(queries, ref, (thread) => ({ ...thread, firstUnreadId: thread.firstUnreadId ?? arrived[0]?.id ?? null }));
        if (newest) {
          noteSent(queries, ref, newest);
          reportRead();
        }
        setError(null);
        return true;
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (failure.kind !== 'aborted') setError(failure);
        return false;
      }
    });
    const stopEvents = watchThreadEvents(queries, ref, (isOlder) => {
      looksBack ||= isOlder;
      poll.requestNow();
    });
    return () => {
      isShown = false;
      stopEvents();
      poll.stop();
      setError(null);
      // The separator belongs to one visit.
      changeThread(queries, ref, (thread) => ({ ...thread, firstUnreadId: null }));
    };
  }, [queries, kind, id, isOpen]);

  return error;
}
