import type { PageId } from '@social/api';
import { setPageLiked } from '@social/api/pages/set-page-liked';
import { createOptimisticValues, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';

/** The member's likes of pages, over what the provider says: one for lists and profile, so that they agree at once. */
export const pageLikes = getPageStore('page likes', () =>
  createOptimisticValues<PageId, boolean>({ scope: memberScope, fallback: false, send: (id, isOn) => setPageLiked(apiClient, id, isOn) }),
);
