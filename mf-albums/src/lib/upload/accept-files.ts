import { getAlbumFileKind, albumLimits, validateAlbumFile } from '@social/api/albums/album-limits';
import type { DraftFile } from '@social/data/drafts/draft-files';

export type Acceptance = {
  files: readonly File[];
  /** A sentence for each file that was omitted. */
  omitted: readonly string[];
};

/** Chooses the files that an album can hold and one request takes. Each is validated by itself: an invalid one costs none of the others. */
export function acceptFiles(chosen: readonly DraftFile[], added: readonly File[]): Acceptance {
  const all = chosen.map(({ file }) => file);
  const omitted: string[] = [];
  for (const file of added) {
    const reason = validateAlbumFile(file) ?? refuseNextTo(all, file);
    if (reason === null && getAlbumFileKind(file)) all.push(file);
    else omitted.push(`“${file.name}” was left out: ${reason}`);
  }
  return { files: all.slice(chosen.length), omitted: [...new Set(omitted)] };
}

function refuseNextTo(files: readonly File[], { name, size }: File): string | null {
  if (files.some((chosen) => chosen.name === name && chosen.size === size)) return 'it was chosen before.';
  return files.length < albumLimits.files ? null : `up to ${albumLimits.files} files can be sent at once.`;
}
