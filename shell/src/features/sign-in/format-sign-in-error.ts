import type { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { t } from '@social/texts';
import { formatRateLimit } from '../../lib/format-rate-limit';

export type SignInFailure = { message: string; detail?: string };

const UNKNOWN_MEMBER = t('Invalid username or password');

/** Returns the message of a refused code: the provider's own, if there is one. */
export function formatCodeError(error: ApiError): SignInFailure {
  if (error.kind === 'refused') return { message: error.memberText ?? t('This code is wrong.') };
  if (error.kind === 'rate-limited') return { message: error.memberText ?? formatRateLimit(error.retryAfterSeconds) };
  return { message: failureMessage(error) };
}

/** Returns the message of a failed sign-in: the provider's own, if there is one. */
export function formatSignInError(error: ApiError): SignInFailure {
  switch (error.kind) {
    case 'refused':
    case 'signed-out':
    case 'rate-limited':
      return { message: error.memberText ?? (error.kind === 'rate-limited' ? formatRateLimit(error.retryAfterSeconds) : UNKNOWN_MEMBER) };
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
    case 'aborted':
      return {
        message: UNKNOWN_MEMBER,
        detail: t('No clear answer came from the server, so it may be neither. Check your connection and try again.'),
      };
  }
}
