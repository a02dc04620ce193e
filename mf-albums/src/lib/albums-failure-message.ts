import { ApiError } from '@social/api';

/** Explains in the product's texts why albums could not be fetched. */
export function albumsFailureMessage(error: Error): string {
  if (!(error instanceof ApiError)) return 'Error fetching albums. Please try again.';
  switch (error.kind) {
    case 'signed-out':
      return 'Please login to view albums';
    case 'refused':
    case 'rate-limited':
      return `Failed to fetch albums: ${error.memberText ?? 'Unknown error'}`;
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
    case 'aborted':
      return 'Error fetching albums. Please try again.';
  }
}
