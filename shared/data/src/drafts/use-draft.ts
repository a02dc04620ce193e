import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDraft, type Draft } from './draft';
import type { DraftCodec } from './draft-codec';

export type DraftInUse<Value> = Pick<Draft<Value>, 'getValue' | 'change' | 'clear'> & { value: Value };

export type UseDraftOptions = {
  /** Shows at once what another tab writes. Otherwise the last to write wins. */
  followsOtherTabs?: boolean;
};

/** Shows and changes the draft under a storage key. `getValue` reads it after an `await`. The codec is one for all renders. */
export function useDraft<Value>(
  key: string,
  codec: DraftCodec<Value>,
  { followsOtherTabs = false }: UseDraftOptions = {},
): DraftInUse<Value> {
  const draft = useMemo(() => createDraft(key, codec), [key, codec]);
  const value = useSyncExternalStore(draft.subscribe, draft.getValue);

  useEffect(() => {
    if (!followsOtherTabs) return;
    const follow = (event: StorageEvent) => draft.followOtherTab(event.key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [draft, followsOtherTabs]);

  return { value, getValue: draft.getValue, change: draft.change, clear: draft.clear };
}
