import { useDraftFiles, type DraftFilesInUse } from '@social/data/drafts/use-draft-files';
import { notify } from '@social/ui';

const MAX_FILES = 10;

/** Stores the files of a message until it is sent: up to ten, none of them empty. */
export function useChosenFiles(key: string): DraftFilesInUse {
  const draft = useDraftFiles(key);

  return {
    ...draft,
    add(added) {
      const usable = added.filter(({ size }) => size > 0);
      const accepted = usable.slice(0, Math.max(0, MAX_FILES - draft.files.length));
      if (accepted.length > 0) draft.add(accepted);
      const omittedCount = added.length - accepted.length;
      if (omittedCount === 0) return;
      const reason = usable.length < added.length ? 'Empty files are not sent.' : `Up to ${MAX_FILES} files go at once.`;
      const subject = omittedCount === 1 ? 'One file was' : `${omittedCount} files were`;
      void notify({ severity: 'warning', message: `${subject} left out. ${reason}` });
    },
  };
}
