import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConversationRef } from '../../lib/conversation-ref';
import { readOlder } from '../../lib/thread-query';

type State = { kind: 'idle' } | { kind: 'loading' } | { kind: 'failed'; reason: string };

export type OlderMessages = State & { read: () => void };

/** Brings the messages before those that are here, page by page. */
export function useOlderMessages(ref: ConversationRef): OlderMessages {
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'idle' });
  // Not by the state, which may be drawn late: the same page asked for twice would come back with nothing new, as from the end.
  const isReading = useRef(false);

  async function read(): Promise<void> {
    if (isReading.current) return;
    isReading.current = true;
    setState({ kind: 'loading' });
    try {
      await readOlder(queries, ref);
      setState({ kind: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'failed', reason: failureMessage(error) });
    } finally {
      isReading.current = false;
    }
  }

  return { ...state, read: () => void read() };
}
