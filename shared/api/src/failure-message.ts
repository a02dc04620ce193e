import { ApiError } from '@social/api';
import { t } from '@social/texts';

/**
 * Returns a sentence for the member that explains a failed call: the provider's own reason, if it gave one. The page adds what failed and
 * what now holds.
 */
export function failureMessage(error: Error): string {
  if (!(error instanceof ApiError)) return t('Something went wrong on this page.');
  switch (error.kind) {
    case 'refused':
      return error.memberText ?? t('The server refused it.');
    case 'signed-out':
      return t('Your session has ended. Sign in again.');
    case 'rate-limited':
      return t('That was a lot at once. Wait a moment, then try again.');
    case 'network':
      return t('There is no connection. Check your network, then try again.');
    case 'timeout':
      return t('The server took too long to answer.');
    case 'server':
    case 'contract':
      return t('The server did not answer as it should.');
    case 'aborted':
      return t('It was given up before it was done.');
  }
}
