import { useDraft, useDraftFile } from '@social/session';

export type DraftPicture = {
  picture: Blob;
  /** The address of the picture that it replaces; '' for none. */
  from: string;
};

/** Stores a chosen picture until it is saved, with the address of the picture that it replaces. Both outlive a reload where the browser can store files. */
export function useDraftPicture(name: string): [DraftPicture | null, (draft: DraftPicture | null) => void] {
  const { file, keep: setFile } = useDraftFile(name);
  const from = useDraft(`${name}_from`);

  function setDraft(next: DraftPicture | null) {
    from.change(next?.from ?? '');
    setFile(next?.picture ?? null);
  }

  return [file && { picture: file, from: from.text }, setDraft];
}
