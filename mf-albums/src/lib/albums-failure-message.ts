import { ApiError } from '@social/api';
import { t } from '@social/texts';

/** Explains in the product's texts why albums could not be fetched. */
export function albumsFailureMessage(error: Error): string {
  if (!(error instanceof ApiError)) return t('Error fetching albums. Please try again.');
  switch (error.kind) {
    case 'signed-out':
      return t('Please login to view albums');
    case 'refused':
    case 'rate-limited':
      return t('Failed to fetch albums: {reason}', { reason: error.memberText ?? t('Unknown error') });
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
    case 'aborted':
      return t('Error fetching albums. Please try again.');
  }
}
