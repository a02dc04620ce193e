import type { PageId } from '@social/api';
import { setPageLiked } from '@social/api/pages/set-page-liked';
import { apiClient, createToggleOverlay, sessionStore } from '@social/session';

const liked = new Set<string>();

/** Optimistic likes of pages, shared by lists and profile. */
export const pageLikes = createToggleOverlay<PageId>({
  send: (id, isOn) => setPageLiked(apiClient, id, isOn),
  // The provider sends with every page whether it is liked, so nothing needs to outlive this document.
  kept: {
    has: (id) => liked.has(id),
    set: (id, isIn) => void (isIn ? liked.add(id) : liked.delete(id)),
    clear: () => liked.clear(),
    reload: () => {},
  },
  now: Date.now,
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
});

sessionStore.subscribe((session, before) => {
  if (session.userId !== before.userId) pageLikes.clear();
});
