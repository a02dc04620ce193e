import { ApiError, type MessageId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { compareIds, type Thread } from '../../lib/thread';
import { fetchOlder, threadKey } from '../../lib/thread-query';

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; reason: string };

export type OlderMessages = State & {
  load: () => void;
  /** Loads page by page until a message is found. Resolves to false if there is none, or if a page could not be loaded. */
  loadUntil: (id: MessageId) => Promise<boolean>;
};

/** Loads the messages before the cached ones, page by page. */
export function useOlderMessages(ref: ConversationRef): OlderMessages {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  // A ref, since the state may be rendered late: the same page requested twice would have nothing new, as at the end.
  const pending = useRef<Promise<boolean> | null>(null);
  const isUnmounted = useRef(false);

  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);

  async function loadPage(): Promise<boolean> {
    setState({ kind: 'loading' });
    try {
      await fetchOlder(queries, ref);
      setState({ kind: 'idle' });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', reason: failureMessage(error) });
      return false;
    } finally {
      pending.current = null;
    }
  }

  function load(): Promise<boolean> {
    return (pending.current ??= loadPage());
  }

  async function loadUntil(id: MessageId): Promise<boolean> {
    for (;;) {
      const thread = queries.getQueryData<Thread>(threadKey(ref));
      const first = thread?.messages[0];
      if (thread?.messages.some((message) => message.id === id)) return true;
      // A message that should be among the loaded ones has been deleted.
      if (!thread?.hasOlder || !first || compareIds(first.id, id) < 0 || isUnmounted.current) return false;
      if (!(await load())) return false;
    }
  }

  return { ...state, load: () => void load(), loadUntil };
}
