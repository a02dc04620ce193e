import { acceptFiles, type FileRule } from '@social/api/uploads/accept-files';
import type { DraftFile, NamedFile } from '@social/data/drafts/draft-files';
import { useDraftFile } from '@social/data/drafts/use-draft-file';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { useState } from 'react';
import { shortFileName } from '../../lib/file-name';

export type Picture = {
  chosen: DraftFile | null;
  /** Why files of the last pick were refused, or could not be stored. */
  refusal: string | null;
  attach: (files: readonly File[]) => void;
  remove: () => void;
  /** Takes over the picture of a comment that was not posted. */
  takeBack: (picture: NamedFile) => void;
  /** Leaves the bytes to whatever sends the picture. */
  release: () => void;
};

const pictureRule: FileRule = {
  kinds: ['photo'],
  formatWrongKind: (name) => t('{shortFileName} was left out: a comment can only have a picture.', { shortFileName: shortFileName(name) }),
};

/** The picture attached to a comment, at most one. It is stored in this browser under `draftName`, like the text. */
export function usePicture(draftName: string): Picture {
  const userId = useSession((session) => session.userId);
  const { chosen, isSafe, change, release, takeBack } = useDraftFile(userId, `picture_${draftName}`);
  const [refusal, setRefusal] = useState<string | null>(null);

  return {
    chosen,
    ...{ release, takeBack },
    refusal: refusal ?? (isSafe ? null : t('This browser cannot keep files: the picture is gone when you leave the page.')),
    attach(files) {
      const { accepted, refusals } = acceptFiles(files, pictureRule);
      const [first, ...others] = accepted;
      const sentences = others.length > 0 ? [...refusals, t('A comment has one picture. The first one is taken.')] : refusals;
      setRefusal(sentences.join(' ') || null);
      if (first) change(first);
    },
    remove() {
      setRefusal(null);
      change(null);
    },
  };
}
