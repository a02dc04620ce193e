import type { PersonId } from '@social/api';
import type { DraftFile, NamedFile } from './draft-files';
import { useDraftFiles, type DraftFilesInUse } from './use-draft-files';

export type DraftFileInUse = Pick<DraftFilesInUse, 'isSafe' | 'release'> & {
  chosen: DraftFile | null;
  /** Replaces the file; null removes it. */
  change: (file: File | null) => void;
  /** Takes over a file whose bytes are in the file store, as one that was being sent. */
  takeBack: (file: NamedFile) => void;
};

/** Stores one file of a member under `name` until it is sent. */
export function useDraftFile(memberId: PersonId | null, name: string): DraftFileInUse {
  const { files, isSafe, add, clear, release, reset } = useDraftFiles(memberId, name);

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
