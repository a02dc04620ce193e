import { getAlbumFileKind, albumLimits, validateAlbumFile } from '@social/api/albums/album-limits';

export type ChosenFile = {
  id: string;
  kind: 'photo' | 'video';
  name: string;
  sizeBytes: number;
  /** null while the browser is still fetching it out of its storage. */
  file: Blob | null;
};

/** An album that is being put together. */
export type AlbumDraft = { name: string; files: readonly ChosenFile[] };

export const emptyAlbumDraft: AlbumDraft = { name: '', files: [] };

export function isUntouched({ name, files }: AlbumDraft): boolean {
  return name.trim() === '' && files.length === 0;
}

export type Acceptance = {
  files: readonly ChosenFile[];
  /** One sentence for each file that was left out. */
  leftOut: readonly string[];
};

/** Adds files to those that were chosen before. Each is looked at by itself: one that cannot be in an album costs none of the others. */
export function acceptFiles(chosen: readonly ChosenFile[], more: readonly File[], newId: () => string): Acceptance {
  const files = [...chosen];
  const leftOut: string[] = [];
  for (const file of more) {
    const kind = getAlbumFileKind(file);
    const reason = validateAlbumFile(file) ?? whyNotBeside(files, file);
    if (reason === null && kind) files.push({ id: newId(), kind, name: file.name, sizeBytes: file.size, file });
    else leftOut.push(`“${file.name}” was left out: ${reason}`);
  }
  return { files, leftOut: [...new Set(leftOut)] };
}

function whyNotBeside(files: readonly ChosenFile[], { name, size }: File): string | null {
  if (files.some((chosen) => chosen.name === name && chosen.sizeBytes === size)) return 'it was chosen before.';
  return files.length < albumLimits.files ? null : `a new album takes up to ${albumLimits.files} files.`;
}

/** The same files with one of them `by` places further on; the ends hold. */
export function moveFile(files: readonly ChosenFile[], id: string, by: number): readonly ChosenFile[] {
  const from = files.findIndex((file) => file.id === id);
  const moved = files[from];
  if (!moved) return files;
  const to = Math.min(Math.max(from + by, 0), files.length - 1);
  return files.filter((file) => file !== moved).toSpliced(to, 0, moved);
}

/** What is wrong with a draft that is to be published; null in both when nothing is. */
export function problemsOf({ name, files }: AlbumDraft): { name: string | null; files: string | null } {
  return {
    name: name.trim() === '' ? 'Please enter album name' : null,
    files: filesProblem(files),
  };
}

function filesProblem(files: AlbumDraft['files']): string | null {
  if (files.length === 0) return 'Please select at least one photo or video';
  return files.some(({ file }) => file === null) ? 'Your files are still being fetched. Try again in a moment.' : null;
}
