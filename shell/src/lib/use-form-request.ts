import { ApiError } from '@social/api';
import { useState } from 'react';

/** State of a form's request. A failed one has the details that the form shows. */
export type FormRequestState<Failure extends object> = { status: 'idle' } | { status: 'submitting' } | ({ status: 'failed' } & Failure);

/** Sends a form and returns the state of its request. `fail` is for a form that is wrong before it is sent. */
export function useFormRequest<Failure extends object>() {
  const [state, setState] = useState<FormRequestState<Failure>>({ status: 'idle' });
  const fail = (failure: Failure) => setState({ status: 'failed', ...failure });

  /** Resolves to the result, or to null if the request failed. Rejects only on a bug. */
  async function submit<Result>(
    send: () => Promise<Result>,
    readFailure: (error: ApiError) => Failure,
  ): Promise<{ result: Result } | null> {
    setState({ status: 'submitting' });
    try {
      const result = await send();
      setState({ status: 'idle' });
      return { result };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(readFailure(error));
      return null;
    }
  }

  return { state, submit, fail, reset: () => setState({ status: 'idle' }) };
}
