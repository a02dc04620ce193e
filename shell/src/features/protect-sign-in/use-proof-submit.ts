import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { useState } from 'react';

export type SubmitProblem = { field: 'password' | 'code' | null; message: string };
export type ProofSubmitState = { status: 'idle' } | { status: 'submitting' } | { status: 'failed'; problem: SubmitProblem };

/** Sends a form of password, code or both. A refusal stands beside the field that it is about. */
export function useProofSubmit() {
  const [state, setState] = useState<ProofSubmitState>({ status: 'idle' });

  /** Resolves to the result, or to null where the call failed. */
  async function submit<T>(send: () => Promise<T>): Promise<{ result: T } | null> {
    setState({ status: 'submitting' });
    try {
      const result = await send();
      setState({ status: 'idle' });
      return { result };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ status: 'failed', problem: readProblem(error) });
      return null;
    }
  }

  return { state, submit, reset: () => setState({ status: 'idle' }) };
}

function readProblem(error: ApiError): SubmitProblem {
  const text = error.memberText ?? '';
  if (error.kind === 'refused' && /password/i.test(text)) return { field: 'password', message: t('This is not your password.') };
  if (error.kind === 'refused' && /\bcode\b/i.test(text))
    return { field: 'code', message: t('This code is wrong or was used already. Wait for the next one.') };
  if (error.kind === 'rate-limited') return { field: null, message: error.memberText ?? failureMessage(error) };
  return { field: null, message: failureMessage(error) };
}
