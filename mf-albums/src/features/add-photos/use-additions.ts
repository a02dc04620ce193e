import type { PersonId } from '@social/api';
import { addToAlbum } from '@social/api/albums/add-to-album';
import type { Album } from '@social/api/albums/album';
import { toDraftKey } from '@social/data/drafts/draft';
import { getMemberStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { useSyncExternalStore } from 'react';
import { createUploadForm, type UploadForm, type UploadState } from '../../lib/upload/upload-form';
import { toAdditionFailure } from './addition-failure';

/** Returns the files that a member adds to one album. Uploads continue while the member is on another page. */
export function useAdditions(memberId: PersonId, album: Album): { form: UploadForm; state: UploadState } {
  const { id: albumId, isChangeable } = album;
  const form = getMemberStore(`additions to album ${albumId}`, memberScope, memberId, () =>
    createUploadForm({
      key: `${toDraftKey(memberId, `album_additions_${albumId}`)}_files`,
      send: (files, options) => addToAlbum(apiClient, { albumId, files }, options),
      toFailureMessage: (error) => toAdditionFailure({ isChangeable }, error),
    }),
  );
  return { form, state: useSyncExternalStore(form.subscribe, form.getState) };
}
