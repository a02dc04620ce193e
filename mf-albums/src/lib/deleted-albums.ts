import type { PostId } from '@social/api';
import { createHiddenIds } from '@social/session';

/** Hides deleted albums in every list until the provider's replies leave them out as well. */
export const deletedAlbums = createHiddenIds<PostId>();
