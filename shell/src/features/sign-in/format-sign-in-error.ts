import type { ApiError } from '@social/api';

export type SignInProblem = { message: string; detail?: string };

const UNKNOWN_MEMBER = 'Invalid username or password';

/** What to tell somebody whose sign-in failed. The provider's own words come first. */
export function formatSignInError(error: ApiError): SignInProblem {
  switch (error.kind) {
    case 'refused':
    case 'signed-out':
    case 'rate-limited':
      return { message: error.memberText ?? (error.kind === 'rate-limited' ? tooMany(error.retryAfterSeconds) : UNKNOWN_MEMBER) };
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
    case 'aborted':
      return {
        message: UNKNOWN_MEMBER,
        detail: 'No clear answer came from the server, so it may be neither. Check your connection and try again.',
      };
  }
}

function tooMany(retryAfterSeconds: number | null): string {
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
