import type { PersonId } from '@social/api';
import { createAlbum } from '@social/api/albums/create-album';
import { getMemberStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { useSyncExternalStore } from 'react';
import { createAlbumFormStore, type AlbumFormState, type AlbumFormStore } from './album-form-store';

/** Returns the album form of a member. A page has only one: it continues to send while the member is elsewhere. */
export function useAlbumForm(memberId: PersonId): { form: AlbumFormStore; state: AlbumFormState } {
  const form = getMemberStore('album form', memberScope, memberId, () =>
    createAlbumFormStore(memberId, (album, options) => createAlbum(apiClient, album, options)),
  );
  return { form, state: useSyncExternalStore(form.subscribe, form.getState) };
}
