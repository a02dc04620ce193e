import { useDraftFile } from '@social/session';
import { useMemo, useState } from 'react';
import { shortFileName } from '../../lib/file-name';

export type Picture = {
  file: File | null;
  /** Why the last file was not taken, or not kept. */
  refusal: string | null;
  take: (files: readonly File[]) => void;
  remove: () => void;
};

/** The picture that goes with a comment, one at most: kept in this browser under `draftName`, as the words are. */
export function usePicture(draftName: string): Picture {
  const { file: kept, isSafe, keep } = useDraftFile(`picture_${draftName}`);
  const [refusal, setRefusal] = useState<string | null>(null);
  // One for as long as it is kept: its preview has an address of its own.
  const file = useMemo(() => kept && named(kept), [kept]);

  return {
    file,
    refusal: refusal ?? (isSafe ? null : 'This browser cannot keep files: the picture is gone when you leave the page.'),
    take([first, ...others]) {
      if (!first) return;
      const why = whyNot(first);
      setRefusal(why ?? (others.length > 0 ? 'A comment has one picture. The first one is taken.' : null));
      if (why === null) keep(first);
    },
    remove() {
      setRefusal(null);
      keep(null);
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
