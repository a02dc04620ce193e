import type { PersonId } from '@social/api';
import { createPost } from '@social/api/posts/create-post';
import { createMemberStorage } from '@social/data';
import { apiClient, sessionStore, createFileStore } from '@social/session';
import { createComposerStore, type ComposerStore } from './composer-store';
import { createDraftStorage } from './draft-storage';

const storage = createMemberStorage({ open: () => window.localStorage });
const files = createFileStore(() => window.indexedDB);
const composers = new Map<PersonId, ComposerStore>();

/** The composer of one member on this page: it goes on sending while they look at something else. */
export function composerOf(userId: PersonId): ComposerStore {
  const known = composers.get(userId);
  if (known) return known;
  const made = createComposerStore({
    publish: (post, options) => createPost(apiClient, { ...post, userId }, options),
    storage: createDraftStorage(storage, userId),
    files,
    newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
  });
  composers.set(userId, made);
  return made;
}

window.addEventListener('storage', ({ key }) => {
  for (const composer of composers.values()) composer.followOtherTab(key);
});

// What one member writes is not for the eyes of the next; what is on its way goes on.
sessionStore.subscribe(({ userId }, before) => {
  if (userId !== before.userId) composers.clear();
});
