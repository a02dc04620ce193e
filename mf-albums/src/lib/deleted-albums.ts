import type { PostId } from '@social/api';
import { createHiddenIds } from '@social/session';

/** Albums that were deleted on this page: laid over every list until the provider's own word has caught up. */
export const deletedAlbums = createHiddenIds<PostId>();
