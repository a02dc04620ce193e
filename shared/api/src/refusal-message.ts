import { ApiError } from '@social/api';

/**
 * Creates the `refusedMessage` of an optimistic update: what happened and what now holds. It returns null if the session has ended, which
 * the sign-in dialog shows. It throws errors other than `ApiError`, so that bugs are not reported as refusals.
 */
export function refusalMessage(message: string | ((error: ApiError) => string)): (error: unknown) => string | null {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return null;
    return typeof message === 'string' ? message : message(error);
  };
}
