import { ApiError } from '@social/api';

/**
 * Makes the `refusedMessage` of an optimistic update: what happened and what now holds. It returns null where the session has ended, which
 * the sign-in dialog shows, and throws an error that is no `ApiError`: a bug is not reported as a refusal.
 */
export function refusalMessage(message: string | ((error: ApiError) => string)): (error: unknown) => string | null {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return null;
    return typeof message === 'string' ? message : message(error);
  };
}
