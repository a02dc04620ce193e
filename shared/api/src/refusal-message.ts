import { ApiError } from '@social/api';

/**
 * Makes what a page tells a member whose wish failed: what happened and what now holds. The result gives null where the session
 * ended, for the sign-in tells that, and throws what is no `ApiError`: a bug is not to be told away.
 */
export function refusalMessage(words: string | ((error: ApiError) => string)): (error: unknown) => string | null {
  return (error) => {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'signed-out') return null;
    return typeof words === 'string' ? words : words(error);
  };
}
