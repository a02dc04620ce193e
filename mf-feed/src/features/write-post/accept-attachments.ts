import { findFileProblem } from '@social/api/uploads/accept-files';
import { toUploadKind } from '@social/api/uploads/upload-kind';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { shortFileName } from '../../lib/file-name';

export const MAX_PHOTOS = 10;

type Acceptance = {
  accepted: readonly File[];
  /** A sentence for each refused file. */
  refusals: readonly string[];
};

/**
 * Chooses the files that fit a draft's attachments. The provider accepts several pictures or one file of another kind: the first ones stay, and
 * each other one gets a refusal.
 */
export function acceptAttachments(attached: readonly Pick<DraftFile, 'file'>[], files: readonly File[]): Acceptance {
  const all = attached.map(({ file }) => file);
  const refusals: string[] = [];
  for (const file of files) {
    const reason = findRefusal(all, file);
    if (reason === null) all.push(file);
    else refusals.push(t('{shortFileName} was left out: {reason}', { shortFileName: shortFileName(file.name), reason }));
  }
  return { accepted: all.slice(attached.length), refusals };
}

function findRefusal([first, ...others]: readonly File[], file: File): string | null {
  const problem = findFileProblem(file);
  if (problem !== null || !first) return problem;
  const arePhotos = toUploadKind(first) === 'photo' && toUploadKind(file) === 'photo';
  if (!arePhotos) return t('a post has either pictures, or one video, sound or file.');
  return others.length + 1 < MAX_PHOTOS ? null : t('a post has up to {maxPhotos} pictures.', { maxPhotos: MAX_PHOTOS });
}
