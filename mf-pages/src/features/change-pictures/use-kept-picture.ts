import { createFileStore } from '@social/session';
import { useEffect, useState } from 'react';

const store = createFileStore(() => indexedDB);

export type KeptPicture = { picture: Blob; from: string | null };

/**
 * A picture that was chosen and not saved yet; it outlives the page where the browser can keep it. `currentUrl` is what it would
 * take the place of.
 */
export function useKeptPicture(key: string, currentUrl: string | null): [KeptPicture | null, (kept: KeptPicture | null) => void] {
  const [kept, setKept] = useState<KeptPicture | null>(null);

  useEffect(() => {
    let isGone = false;
    store.get(key).then(
      (picture) => picture && !isGone && setKept((now) => now ?? { picture, from: currentUrl }),
      () => {},
    );
    return () => {
      isGone = true;
    };
    // Asked once: what is current at that moment is what the picture would replace.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  function keep(next: KeptPicture | null) {
    setKept(next);
    const done = next ? store.put(key, next.picture) : store.remove([key]);
    done.catch(() => {});
  }

  return [kept, keep];
}
