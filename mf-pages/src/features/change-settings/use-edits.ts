import { useEffect, useEffectEvent, useState } from 'react';
import { keepTexts, readTexts } from '../../lib/kept-texts';
import type { SettingName } from './setting-fields';
import type { Edits } from './setting-values';

const FROM = 'from:';

/** Changes on their way, kept in this browser under a key until they are saved or discarded. */
export function useEdits(key: string): [Edits, (change: (edits: Edits) => Edits) => void] {
  const [edits, setEdits] = useState<Edits>(() => readEdits(key));

  function change(make: (edits: Edits) => Edits) {
    setEdits((current) => {
      const next = make(current);
      keepEdits(key, next);
      return next;
    });
  }

  const keepAgain = useEffectEvent((event: StorageEvent) => {
    // Another tab has saved or discarded its own; these are still here.
    if (event.key === key && event.newValue === null && Object.keys(edits).length > 0) keepEdits(key, edits);
  });
  useEffect(() => {
    const handleStorage = (event: StorageEvent) => keepAgain(event);
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, []);

  return [edits, change];
}

function readEdits(key: string): Edits {
  const texts = readTexts(key);
  const names = Object.keys(texts).filter((name) => !name.startsWith(FROM)) as SettingName[];
  return Object.fromEntries(names.map((name) => [name, { from: texts[FROM + name] ?? '', to: texts[name] ?? '' }]));
}

function keepEdits(key: string, edits: Edits): void {
  const pairs = Object.entries(edits).flatMap(([name, { from, to }]) => [
    [name, to],
    [FROM + name, from],
  ]);
  keepTexts(key, Object.fromEntries(pairs) as Record<string, string>);
}
