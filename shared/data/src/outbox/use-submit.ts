import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { NotSentError } from './send-or-take-back';
import { useState } from 'react';

export type SubmitState = { kind: 'idle' } | { kind: 'sending' } | { kind: 'failed'; reason: string; error: ApiError | NotSentError };

/** Runs one request at a time and reports its state. `submit` ignores calls while one is pending; bugs pass through. */
export function useSubmit() {
  const [state, setState] = useState<SubmitState>({ kind: 'idle' });

  async function submit(request: () => Promise<void>): Promise<void> {
    if (state.kind === 'sending') return;
    setState({ kind: 'sending' });
    try {
      await request();
      setState({ kind: 'idle' });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NotSentError)) throw error;
      setState({ kind: 'failed', reason: error instanceof ApiError ? failureMessage(error) : error.message, error });
    }
  }

  return { state, submit, reset: () => setState({ kind: 'idle' }) };
}
