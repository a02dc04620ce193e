import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDraftFiles, type DraftFiles, type DraftFilesState } from './draft-files';

export type DraftFilesInUse = DraftFilesState &
  Omit<DraftFiles, 'getState' | 'subscribe' | 'followOtherTab'> &
  Pick<DraftFiles, 'getState'>;

/** Shows and changes the files of the draft under a storage key. Other tabs follow, and are followed. */
export function useDraftFiles(key: string): DraftFilesInUse {
  const files = useMemo(() => createDraftFiles({ key }), [key]);
  const state = useSyncExternalStore(files.subscribe, files.getState);

  useEffect(() => {
    const follow = (event: StorageEvent) => files.followOtherTab(event.key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [files]);

  return { ...files, ...state };
}
