import { createFileStore, useSession } from '@social/session';
import { useEffect, useState } from 'react';
import { shortFileName } from '../../lib/file-name';

const files = createFileStore(() => window.indexedDB);

export type Picture = {
  file: File | null;
  /** Why the last file was not taken, or not kept. */
  refusal: string | null;
  take: (files: readonly File[]) => void;
  remove: () => void;
};

/** The picture that goes with a comment, one at most: kept in this browser under `draftName`, as the words are. */
export function usePicture(draftName: string): Picture {
  const userId = useSession((session) => session.userId);
  const key = `picture_${userId}_${draftName}`;
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    let isGone = false;
    void files.get(key).then(
      (kept) => !isGone && kept && setFile((current) => current ?? named(kept)),
      () => undefined, // A browser that keeps nothing has nothing.
    );
    return () => {
      isGone = true;
    };
  }, [key]);

  return {
    file,
    refusal,
    take([first, ...others]) {
      if (!first) return;
      const why = whyNot(first);
      setRefusal(why ?? (others.length > 0 ? 'A comment has one picture. The first one is taken.' : null));
      if (why !== null) return;
      setFile(first);
      files.put(key, first).catch(() => setRefusal('This browser cannot keep files: the picture is gone when you leave the page.'));
    },
    remove() {
      setFile(null);
      setRefusal(null);
      // What stays behind is harmless, and nobody could do anything about it.
      files.remove([key]).catch(() => undefined);
    },
  };
}

function whyNot({ name, type, size }: File): string | null {
  if (!type.startsWith('image/')) return `${shortFileName(name)} was left out: a comment takes pictures alone.`;
  return size === 0 ? `${shortFileName(name)} was left out: it is empty.` : null;
}

/** What browsers keep of a file may have lost its name. */
function named(file: Blob): File {
  return file instanceof File ? file : new File([file], 'Picture', { type: file.type });
}
