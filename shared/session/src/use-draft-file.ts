import { useEffect, useState } from 'react';
import { createFileStore } from './file-store';
import { useSession } from './use-session';

const files = createFileStore(() => window.indexedDB);

export type DraftFile = {
  file: Blob | null;
  /** Whether the file outlives the page: a browser may keep none. */
  isSafe: boolean;
  /** Takes the place of the one before; null for none, as after sending it. */
  keep: (file: Blob | null) => void;
};

/** One file on its way: kept in this browser for one member under `name` until it is sent. The text beside it is `useDraft`'s. */
export function useDraftFile(name: string): DraftFile {
  const userId = useSession((session) => session.userId);
  const key = `draft_${userId}_${name}`;
  const [{ file, isSafe }, setKept] = useState<Omit<DraftFile, 'keep'>>({ file: null, isSafe: true });

  useEffect(() => {
    let isGone = false;
    files.get(key).then(
      (kept) => kept && !isGone && setKept((now) => (now.file ? now : { file: kept, isSafe: true })),
      () => undefined, // A browser that keeps nothing has nothing.
    );
    return () => {
      isGone = true;
    };
  }, [key]);

  function keep(next: Blob | null) {
    setKept({ file: next, isSafe: true });
    const done = next ? files.put(key, next) : files.remove([key]);
    done.catch(() => setKept((now) => ({ ...now, isSafe: now.file === null })));
  }

  return { file, isSafe, keep };
}
