import { getAlbumFileKind, albumLimits, validateAlbumFile } from '@social/api/albums/album-limits';
import { list, mapped, object, text } from '@social/api/wire';
import { pageStorage, readJson } from '@social/data';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import type { DraftFile, NamedFile } from '@social/data/drafts/draft-files';

/** Stores the name until the album is published. */
export const albumNameCodec = jsonCodec<{ name: string }>({
  empty: { name: '' },
  isEmpty: ({ name }) => name.trim() === '',
  decoder: object({ name: text }),
});

const earlierFiles = mapped(object({ files: list(object({ id: text, name: text })) }), ({ files }) => files);

/** Reads the files that an earlier release stored in one draft with the name. */
export function readEarlierFiles(key: string): NamedFile[] {
  return (readJson(pageStorage, key, earlierFiles) ?? []).map((file) => ({ ...file, type: '' }));
}

export type Acceptance = {
  files: readonly File[];
  /** A sentence for each file that was omitted. */
  omitted: readonly string[];
};

/** Chooses the files that an album can hold. Each is validated by itself: an invalid one costs none of the others. */
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
  return files.length < albumLimits.files ? null : `a new album takes up to ${albumLimits.files} files.`;
}
