import type { PageId } from '@social/api';
import { setPageLiked } from '@social/api/pages/set-page-liked';
import { apiClient, createToggleOverlay, sessionStore } from '@social/session';

const liked = new Set<string>();

/** Pages that this person likes, as they wish it: one place for lists and profile, so that they agree at once. */
export const pageLikes = createToggleOverlay<PageId>({
  send: (id, isOn) => setPageLiked(apiClient, id, isOn),
  // The provider says of every page whether it is liked: nothing needs to outlive this document.
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
