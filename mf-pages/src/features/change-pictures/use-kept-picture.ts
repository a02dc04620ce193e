import { useDraft, useDraftFile } from '@social/session';

export type KeptPicture = {
  picture: Blob;
  /** The address of the one that it takes the place of; '' for none. */
  from: string;
};

/** A picture that was chosen and not saved yet. It outlives the page where the browser can keep it, and so does what it was to replace. */
export function useKeptPicture(name: string): [KeptPicture | null, (kept: KeptPicture | null) => void] {
  const { file, keep: keepFile } = useDraftFile(name);
  const from = useDraft(`${name}_from`);

  function keep(next: KeptPicture | null) {
    from.change(next?.from ?? '');
    keepFile(next?.picture ?? null);
  }

  return [file && { picture: file, from: from.text }, keep];
}
