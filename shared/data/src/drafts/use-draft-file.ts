import type { PersonId } from '@social/api';
import { pageFiles } from '@social/data';
import { t } from '@social/texts';
import { useEffect } from 'react';
import { toDraftKey } from './draft';
import type { DraftFile, NamedFile } from './draft-files';
import { useDraftFiles, type DraftFilesInUse } from './use-draft-files';

export type DraftFileInUse = Pick<DraftFilesInUse, 'isSafe' | 'release'> & {
  chosen: DraftFile | null;
  /** Replaces the file; null removes it. */
  change: (file: File | null) => void;
  /** Takes over a file whose bytes are in the file store, as one that was on its way. */
  takeBack: (file: NamedFile) => void;
};

/** Stores one file of a member under `name` until it is sent. */
export function useDraftFile(memberId: PersonId | null, name: string): DraftFileInUse {
  const key = toDraftKey(memberId, name);
  const { files, isSafe, add, clear, release, reset, getState } = useDraftFiles(`${key}_files`);

  // Earlier releases stored the file under the key itself, and listed it nowhere.
  useEffect(() => {
    if (getState().isReading || getState().files.length > 0) return;
    void pageFiles
      .get(key)
      .then((found) => found && getState().files.length === 0 && reset([{ id: key, name: t('Picture'), type: found.file.type }]));
  }, [key, getState, reset]);

  return {
    chosen: files.at(-1) ?? null,
    isSafe,
    release,
    takeBack: (file) => reset([file]),
    change(file) {
      clear();
      if (file) add([file]);
    },
  };
}
