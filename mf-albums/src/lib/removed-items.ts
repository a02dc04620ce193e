import type { AlbumItemId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';

/** Hides removed photos until the provider's reply omits them as well. */
export const removedItems = getPageStore('removed album items', () => createHiddenIds<AlbumItemId>(memberScope));
