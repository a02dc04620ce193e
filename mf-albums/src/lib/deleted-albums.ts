import type { PostId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** Hides deleted albums in every list until the provider's replies leave them out as well. */
export const deletedAlbums = getPageStore('deleted albums', () => createHiddenIds<PostId>(memberScope));
