import type { PersonId } from '@social/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { toDraftKey } from './draft';
import { createDraftFiles, type DraftFiles, type DraftFilesState } from './draft-files';

export type DraftFilesInUse = DraftFilesState &
  Omit<DraftFiles, 'getState' | 'subscribe' | 'followOtherTab'> &
  Pick<DraftFiles, 'getState'>;

/** Stores files of a member under `name` until they are sent. Other tabs follow, and are followed. */
export function useDraftFiles(memberId: PersonId | null, name: string): DraftFilesInUse {
  const key = `${toDraftKey(memberId, name)}_files`;
  const files = useMemo(() => createDraftFiles({ key }), [key]);
  const state = useSyncExternalStore(files.subscribe, files.getState);

  useEffect(() => {
    const follow = (event: StorageEvent) => files.followOtherTab(event.key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [files]);

  return { ...files, ...state };
}
