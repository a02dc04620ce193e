import type { PersonId } from '@social/api';
import { acceptFiles, imageRule } from '@social/api/uploads/accept-files';
import { useDraftFiles, type DraftFilesInUse } from '@social/data/drafts/use-draft-files';
import { t } from '@social/texts';
import { notify } from '@social/ui';

const MAX_PICTURES = 10;

/** Stores the pictures of a post until it is published: up to ten, as the provider takes them together. */
export function usePictures(memberId: PersonId | null, draftName: string): DraftFilesInUse {
  const draft = useDraftFiles(memberId, draftName);

  return {
    ...draft,
    add(added) {
      const { accepted, refusals } = acceptFiles(added, imageRule);
      const fitting = accepted.slice(0, Math.max(0, MAX_PICTURES - draft.files.length));
      if (fitting.length > 0) draft.add(fitting);
      if (fitting.length < accepted.length)
        refusals.push(t('A post has up to {maxPictures} pictures. The others were left out.', { maxPictures: MAX_PICTURES }));
      if (refusals.length > 0) void notify({ severity: 'warning', message: refusals.join(' ') });
    },
  };
}
