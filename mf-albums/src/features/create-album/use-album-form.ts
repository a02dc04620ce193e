import type { PersonId } from '@social/api';
import { useSyncExternalStore } from 'react';
import type { AlbumFormState, AlbumFormStore } from './album-form-store';
import { albumFormOf } from './page-album-forms';

/** What a member puts together, and what can be done with it. */
export function useAlbumForm(userId: PersonId): { form: AlbumFormStore; state: AlbumFormState } {
  const form = albumFormOf(userId);
  return { form, state: useSyncExternalStore(form.subscribe, form.getState) };
}
