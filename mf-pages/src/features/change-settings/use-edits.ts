import { formEditsCodec } from '@social/data/drafts/form-edits';
import { useDraft } from '@social/data/drafts/use-draft';
import { useEffect, useEffectEvent } from 'react';
import type { Edits } from './setting-values';

/** Stores edits in this browser under a key until they are saved or discarded. */
export function useEdits(key: string): [Edits, (change: (edits: Edits) => Edits) => void] {
  const { value: edits, getValue, change } = useDraft<Edits>(key, formEditsCodec);

  const storeAgain = useEffectEvent((event: StorageEvent) => {
    // Another tab has saved or discarded its edits, and removed these with them.
    if (event.key === key && event.newValue === null) change(edits);
  });
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => storeAgain(event);
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  return [edits, (make) => change(make(getValue()))];
}
