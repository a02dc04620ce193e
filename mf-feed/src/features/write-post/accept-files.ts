import type { UploadKind } from '@social/api/posts/create-post';
import { getMediaKind } from '@social/api/posts/post-media';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { shortFileName } from '../../lib/file-name';

export const MAX_PHOTOS = 10;

export type Acceptance = {
  accepted: readonly File[];
  /** A sentence for each refused file. */
  refusals: readonly string[];
};

/**
 * Chooses the files that fit a draft's attachments. The provider accepts several pictures or one file of another kind: the first ones stay, and
 * each other one gets a refusal.
 */
export function acceptFiles(attached: readonly Pick<DraftFile, 'file'>[], files: readonly File[]): Acceptance {
  const all = attached.map(({ file }) => file);
  const refusals: string[] = [];
  for (const file of files) {
    const reason = findRefusal(all, file);
    if (reason === null) all.push(file);
    else refusals.push(`${shortFileName(file.name)} was left out: ${reason}`);
  }
  return { accepted: all.slice(attached.length), refusals };
}

function findRefusal([first, ...others]: readonly File[], file: File): string | null {
  if (file.size === 0) return 'it is empty.';
  if (!first) return null;
  const arePhotos = toUploadKind(first) === 'photo' && toUploadKind(file) === 'photo';
  if (!arePhotos) return 'a post has either pictures, or one video, sound or file.';
  return others.length + 1 < MAX_PHOTOS ? null : `a post has up to ${MAX_PHOTOS} pictures.`;
}

/** Returns the kind that the provider files an attachment under. */
export function toUploadKind({ type, name }: Pick<File, 'name' | 'type'>): UploadKind {
  const [family] = type.split('/');
  if (family === 'image') return 'photo';
  if (family === 'video' || family === 'audio') return family;
  const byName = getMediaKind(name);
  return byName === 'pdf' || type !== '' ? 'file' : byName;
}
