import { albumLimits, validateAlbumFile } from '@social/api/albums/album-limits';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';

type Acceptance = {
  files: readonly File[];
  /** A sentence for each file that was omitted. */
  omitted: readonly string[];
};

/** Chooses the files that an album can hold and one request takes. Each is validated by itself: an invalid one costs none of the others. */
export function acceptAlbumFiles(chosen: readonly DraftFile[], added: readonly File[]): Acceptance {
  const all = chosen.map(({ file }) => file);
  const omitted: string[] = [];
  for (const file of added) {
    const reason = validateAlbumFile(file) ?? refuseNextTo(all, file);
    if (reason === null) all.push(file);
    else omitted.push(t('“{name}” was left out: {reason}', { name: file.name, reason }));
  }
  return { files: all.slice(chosen.length), omitted: [...new Set(omitted)] };
}

function refuseNextTo(files: readonly File[], { name, size }: File): string | null {
  if (files.some((chosen) => chosen.name === name && chosen.size === size)) return t('it was chosen before.');
  return files.length < albumLimits.files ? null : t('up to {files} files can be sent at once.', { files: albumLimits.files });
}
