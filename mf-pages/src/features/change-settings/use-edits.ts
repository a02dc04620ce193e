import { reading } from '@social/api/wire';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import { useDraft } from '@social/data/drafts/use-draft';
import { useEffect, useEffectEvent } from 'react';
import type { Edits } from './setting-values';

const FROM = 'from:';

/** Stores edits flat: `name` for the new text, `from:name` for the text that it replaces. */
const editsCodec = jsonCodec<Edits>({
  empty: {},
  isEmpty: (edits) => Object.keys(edits).length === 0,
  decoder: reading((stored): Edits => {
    const entries: [string, unknown][] = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    const texts = Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    const names = Object.keys(texts).filter((name) => !name.startsWith(FROM));
    return Object.fromEntries(names.map((name) => [name, { from: texts[FROM + name] ?? '', to: texts[name] ?? '' }]));
  }),
  toStored: (edits) =>
    Object.fromEntries(
      Object.entries(edits).flatMap(([name, { from, to }]) => [
        [name, to],
        [FROM + name, from],
      ]),
    ),
});

/** Stores edits in this browser under a key until they are saved or discarded. */
export function useEdits(key: string): [Edits, (change: (edits: Edits) => Edits) => void] {
  const { value: edits, getValue, change } = useDraft(key, editsCodec);

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
