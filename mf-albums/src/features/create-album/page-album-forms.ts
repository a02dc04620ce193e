import type { PersonId } from '@social/api';
import { createAlbum } from '@social/api/albums/create-album';
import { createMemberStorage } from '@social/data';
import { apiClient, createFileStore, sessionStore } from '@social/session';
import { createAlbumDraftStorage } from './album-draft-storage';
import { createAlbumFormStore, type AlbumFormStore } from './album-form-store';

const storage = createMemberStorage({ open: () => window.localStorage });
const files = createFileStore(() => window.indexedDB);
const forms = new Map<PersonId, AlbumFormStore>();

/** The album form of one member on this page: it goes on sending while they look at something else. */
export function albumFormOf(userId: PersonId): AlbumFormStore {
  const known = forms.get(userId);
  if (known) return known;
  const made = createAlbumFormStore({
    publish: (album, options) => createAlbum(apiClient, album, options),
    storage: createAlbumDraftStorage(storage, userId),
    files,
    newId: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
  });
  forms.set(userId, made);
  return made;
}

// What one member puts together is not for the eyes of the next; what is on its way goes on.
sessionStore.subscribe(({ userId }, before) => {
  if (userId !== before.userId) forms.clear();
});
