import { ApiError } from '@social/api';

/**
 * Returns a sentence for the member on why a call failed: the provider's own reason, if it gave one. The page adds what failed and what
 * now holds.
 */
export function failureMessage(error: Error): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on this page.';
  switch (error.kind) {
    case 'refused':
      return error.memberText ?? 'The server refused it.';
    case 'signed-out':
      return 'Your session has ended. Sign in again.';
    case 'rate-limited':
      return 'That was a lot at once. Wait a moment, then try again.';
    case 'network':
      return 'There is no connection. Check your network, then try again.';
    case 'timeout':
      return 'The server took too long to answer.';
    case 'server':
    case 'contract':
      return 'The server did not answer as it should.';
    case 'aborted':
      return 'It was given up before it was done.';
  }
}
