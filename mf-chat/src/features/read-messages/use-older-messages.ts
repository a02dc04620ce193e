import { ApiError } from '@social/api';
import { failureWords } from '@social/api/failure-words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { readOlder } from '../../lib/thread-query';

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; reason: string };

export type OlderMessages = State & { read: () => void };

/** Brings the messages before those that are here, page by page. */
export function useOlderMessages(ref: ConversationRef): OlderMessages {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function read(): Promise<void> {
    setState({ kind: 'loading' });
    try {
      await readOlder(queries, ref);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', reason: failureWords(error) });
    }
  }

  return { ...state, read: () => void (state.kind !== 'loading' && read()) };
}
