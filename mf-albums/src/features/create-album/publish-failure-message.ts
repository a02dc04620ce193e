import { ApiError } from '@social/api';

/** Explains in the product's texts why an album was not published. `detail` says what is still there. */
export type PublishFailureMessage = { title: string; detail: string };

const DRAFT_REMAINS = 'The name and the files are still here.';
/** Without a reply it is unknown whether the album exists. */
const MAY_EXIST = `${DRAFT_REMAINS} The album may have been made all the same: look at My Albums before you try again.`;

/** Rethrows an error that is not an `ApiError`: it is a bug. */
export function toPublishFailureMessage(error: unknown): PublishFailureMessage {
  if (!(error instanceof ApiError)) throw error;
  switch (error.kind) {
    case 'refused':
    case 'rate-limited':
      return { title: `Failed to create album: ${error.memberText ?? 'Unknown error'}`, detail: DRAFT_REMAINS };
    case 'signed-out':
      return { title: 'Please login to view albums', detail: DRAFT_REMAINS };
    case 'aborted':
      return { title: 'You stopped it.', detail: DRAFT_REMAINS };
    case 'network':
    case 'timeout':
    case 'server':
    case 'contract':
      return { title: 'Error creating album. Please try again.', detail: MAY_EXIST };
  }
}
