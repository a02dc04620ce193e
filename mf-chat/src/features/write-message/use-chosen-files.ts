import type { PersonId } from '@social/api';
import { acceptFiles } from '@social/api/uploads/accept-files';
import { useDraftFiles, type DraftFilesInUse } from '@social/data/drafts/use-draft-files';
import { plural } from '@social/texts';
import { notify } from '@social/ui';

const MAX_FILES = 10;

/** Stores the files of a message until it is sent: up to ten that the provider accepts. */
export function useChosenFiles(memberId: PersonId | null, draftName: string): DraftFilesInUse {
  const draft = useDraftFiles(memberId, draftName);

  return {
    ...draft,
    add(added) {
      const { accepted, refusals } = acceptFiles(added);
      const fitting = accepted.slice(0, Math.max(0, MAX_FILES - draft.files.length));
      if (fitting.length > 0) draft.add(fitting);
      const excessCount = accepted.length - fitting.length;
      if (excessCount > 0) {
        refusals.push(
          plural(
            excessCount,
            {
              one: 'One file was left out. Up to {maxFiles} files go at once.',
              other: '{count} files were left out. Up to {maxFiles} files go at once.',
            },
            { maxFiles: MAX_FILES },
          ),
        );
      }
      if (refusals.length > 0) void notify({ severity: 'warning', message: refusals.join(' ') });
    },
  };
}
