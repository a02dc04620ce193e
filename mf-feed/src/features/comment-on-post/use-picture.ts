import type { DraftFile } from '@social/data/drafts/draft-files';
import { useDraftFile } from '@social/data/drafts/use-draft-file';
import { useSession } from '@social/session';
import { useState } from 'react';
import { shortFileName } from '../../lib/file-name';

export type Picture = {
  chosen: DraftFile | null;
  /** Why the last file was refused or could not be stored. */
  refusal: string | null;
  attach: (files: readonly File[]) => void;
  remove: () => void;
  /** Leaves the bytes to whatever sends the picture. */
  release: () => void;
};

/** The picture attached to a comment, at most one. It is stored in this browser under `draftName`, like the text. */
export function usePicture(draftName: string): Picture {
  const userId = useSession((session) => session.userId);
  const { chosen, isSafe, change, release } = useDraftFile(userId, `picture_${draftName}`);
  const [refusal, setRefusal] = useState<string | null>(null);

  return {
    chosen,
    release,
    refusal: refusal ?? (isSafe ? null : 'This browser cannot keep files: the picture is gone when you leave the page.'),
    attach([first, ...others]) {
      if (!first) return;
      const reason = findRefusal(first);
      setRefusal(reason ?? (others.length > 0 ? 'A comment has one picture. The first one is taken.' : null));
      if (reason === null) change(first);
    },
    remove() {
      setRefusal(null);
      change(null);
    },
  };
}

function findRefusal({ name, type, size }: File): string | null {
  if (!type.startsWith('image/')) return `${shortFileName(name)} was left out: a comment takes pictures alone.`;
  return size === 0 ? `${shortFileName(name)} was left out: it is empty.` : null;
}
