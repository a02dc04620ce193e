import { ApiError } from '@social/api';
import { markConversationRead } from '@social/api/chats/mark-conversation-read';
import { apiClient } from '@social/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { noteRead, noteSent } from '../../lib/conversation-cache';
import type { ConversationRef } from '../../lib/conversation-ref';
import { useMessageWishes, withWishes } from '../../lib/message-wishes';
import { startPoll } from '../../lib/poll';
import type { Thread } from '../../lib/thread';
import { changeThread, readNews, threadQuery } from '../../lib/thread-query';

/** How a talk stands: exactly one of these. */
export type ThreadState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  /** `pollError`: why it may be out of date at the moment. */
  | { kind: 'ready'; thread: Thread; pollError: Error | null };

/** Every so many rounds what is known is looked through for what was deleted. */
const THOROUGH_EVERY = 8;

/** Opens a talk, and follows it for as long as it is shown. */
export function useThread(ref: ConversationRef): ThreadState {
  const queries = useQueryClient();
  const { data: thread, error, isFetching, refetch } = useQuery(threadQuery(queries, ref));
  const wishes = useMessageWishes();
  const isOpen = thread !== undefined;
  const pollError = useNews(ref, isOpen);

  if (thread) return { kind: 'ready', thread: { ...thread, messages: withWishes(thread.messages, wishes) }, pollError };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

function useNews({ kind, id }: ConversationRef, isOpen: boolean): Error | null {
  const queries = useQueryClient();
  const [error, setError] = useState<Error | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const ref = { kind, id } as ConversationRef;
    let rounds = 0;
    noteRead(queries, ref);
    tellRead(ref);

    const poll = startPoll(async (signal) => {
      try {
        const arrived = await readNews(queries, ref, rounds++ % THOROUGH_EVERY === 0, signal);
        const newest = arrived.at(-1);
        // What came while one was elsewhere is what one has not seen yet.
        if (newest && rounds === 1)
          changeThread(queries, ref, (thread) => ({ ...thread, firstUnreadId: thread.firstUnreadId ?? arrived[0]?.id ?? null }));
        if (newest) {
          noteSent(queries, ref, newest);
          tellRead(ref);
        }
        setError(null);
        return true;
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (failure.kind !== 'aborted') setError(failure);
        return false;
      }
    });
    return () => {
      poll.stop();
      setError(null);
      // The line was for this visit.
      changeThread(queries, ref, (thread) => ({ ...thread, firstUnreadId: null }));
    };
  }, [queries, kind, id, isOpen]);

  return error;
}

/** Hosts that do not count what was fetched as read are told. What fails is told again with the next message. */
function tellRead(ref: ConversationRef): void {
  if (ref.kind === 'person') markConversationRead(apiClient, ref.id).catch(() => undefined);
}
