import { useDraftFile } from '@social/data/drafts/use-draft-file';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useSession } from '@social/session';

export type DraftPicture = {
  picture: File;
  /** The address of the picture that it replaces; '' for none. */
  from: string;
};

/** Stores a chosen picture until it is saved, with the address of the picture that it replaces. Both outlive a reload where the browser can store files. */
export function useDraftPicture(name: string): [DraftPicture | null, (draft: DraftPicture | null) => void] {
  const userId = useSession((session) => session.userId);
  const { chosen, change } = useDraftFile(userId, name);
  const from = useTextDraft(userId, `${name}_from`);

  function setDraft(next: DraftPicture | null) {
    from.change(next?.from ?? '');
    change(next?.picture ?? null);
  }

  return [chosen && { picture: chosen.file, from: from.text }, setDraft];
}
