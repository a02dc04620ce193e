import { toVisibleText } from '@social/text-grammar/visible-text';
import type { PersonId, UploadOptions } from '@social/api';
import type { StoredAlbum } from '@social/api/albums/call-albums';
import { object, text } from '@social/api/wire';
import type { FileStore } from '@social/data';
import { createDraft, toDraftKey } from '@social/data/drafts/draft';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import { createStore } from 'zustand/vanilla';
import { createUploadForm, type UploadState } from '../../lib/upload/upload-form';
import { toPublishFailureMessage } from './publish-failure-message';

export type AlbumFormState = UploadState & { name: string };

export type PublishAlbum = (album: { name: string; files: readonly File[] }, options: Required<UploadOptions>) => Promise<StoredAlbum>;

export type AlbumFormStore = ReturnType<typeof createAlbumFormStore>;

/** Stores the name until the album is published. */
const albumNameCodec = jsonCodec<{ name: string }>({
  empty: { name: '' },
  isEmpty: ({ name }) => name.trim() === '',
  decoder: object({ name: text }),
});

/** Makes the form of one member's new album. The draft is stored from the first letter until the provider has the album. */
export function createAlbumFormStore(memberId: PersonId, publish: PublishAlbum, fileStore?: FileStore) {
  const key = toDraftKey(memberId, 'album');
  const draft = createDraft(key, albumNameCodec);
  const upload = createUploadForm({
    key: `${key}_files`,
    send: (files, options) => publish({ name: toVisibleText(draft.getValue().name), files }, options),
    toFailureMessage: toPublishFailureMessage,
    fileStore,
  });
  const toState = (): AlbumFormState => ({ ...upload.getState(), name: draft.getValue().name });
  const store = createStore<AlbumFormState>(toState);

  draft.subscribe(() => store.setState(toState()));
  upload.subscribe(() => store.setState(toState()));

  return {
    ...upload,
    getState: store.getState,
    subscribe: store.subscribe,
    changeName: (name: string): void => draft.change({ name }),
    /** Sends the album in one request. Resolves to null where it failed: the state says why, and nothing is lost. Rejects only on a bug. */
    async publish(): Promise<StoredAlbum | null> {
      const created = await upload.send();
      if (created) draft.clear();
      return created;
    },
  };
}
