import { ApiError } from '@social/api';
import { t } from '@social/texts';
import type { UploadFailureMessage } from '../../lib/upload/upload-failure';

const DRAFT_REMAINS = t('The name and the files are still here.');
/** Without a reply it is unknown whether the album exists. */
const MAY_EXIST = t('{draftRemains} The album may have been made all the same: look at My Albums before you try again.', {
  draftRemains: DRAFT_REMAINS,
});

/** Explains in the product's texts why an album was not published. Rethrows an error that is not an `ApiError`: it is a bug. */
export function toPublishFailureMessage(error: unknown): UploadFailureMessage {
  if (!(error instanceof ApiError)) throw error;
  switch (error.kind) {
    case 'refused':
    case 'rate-limited':
      return { title: t('Failed to create album: {reason}', { reason: error.memberText ?? t('Unknown error') }), detail: DRAFT_REMAINS };
    case 'signed-out':
      return { title: t('Please login to view albums'), detail: DRAFT_REMAINS };
    case 'aborted':
      return { title: t('You stopped it.'), detail: DRAFT_REMAINS };
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
      return { title: t('Error creating album. Please try again.'), detail: MAY_EXIST };
  }
}
