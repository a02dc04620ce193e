import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { fetchOlder } from '../../lib/thread-query';

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; reason: string };

export type OlderMessages = State & { load: () => void };

/** Loads the messages before the cached ones, page by page. */
export function useOlderMessages(ref: ConversationRef): OlderMessages {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  // A ref, since the state may be rendered late: the same page requested twice would have nothing new, as at the end.
  const isLoading = useRef(false);

  async function load(): Promise<void> {
    if (isLoading.current) return;
    isLoading.current = true;
    setState({ kind: 'loading' });
    try {
      await fetchOlder(queries, ref);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', reason: failureMessage(error) });
    } finally {
      isLoading.current = false;
    }
  }

  return { ...state, load: () => void load() };
}
