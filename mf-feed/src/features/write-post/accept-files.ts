import type { UploadKind } from '@social/api/posts/create-post';
import { getMediaKind } from '@social/api/posts/post-media';
import { shortFileName } from '../../lib/file-name';
import type { Attachment } from './draft';

export const MAX_PHOTOS = 10;

export type Acceptance = {
  attachments: readonly Attachment[];
  /** A sentence for each refused file. */
  refusals: readonly string[];
};

/**
 * Adds files to a draft's attachments. The provider accepts several pictures or one file of another kind: the first ones stay, and
 * each other one gets a refusal.
 */
export function acceptFiles(attached: readonly Attachment[], files: readonly File[], newId: () => string): Acceptance {
  const attachments = [...attached];
  const refusals: string[] = [];
  for (const file of files) {
    const kind = toUploadKind(file);
    const reason = findRefusal(attachments, kind, file);
    if (reason === null) attachments.push({ id: newId(), kind, name: file.name, file });
    else refusals.push(`${shortFileName(file.name)} was left out: ${reason}`);
  }
  return { attachments, refusals };
}

function findRefusal(attached: readonly Attachment[], kind: UploadKind, { size }: File): string | null {
  if (size === 0) return 'it is empty.';
  const [first] = attached;
  if (!first) return null;
  if (first.kind === 'photo' && kind === 'photo') return attached.length < MAX_PHOTOS ? null : `a post has up to ${MAX_PHOTOS} pictures.`;
  return 'a post has either pictures, or one video, sound or file.';
}

function toUploadKind({ type, name }: File): UploadKind {
  const [family] = type.split('/');
  if (family === 'image') return 'photo';
  if (family === 'video' || family === 'audio') return family;
  const byName = getMediaKind(name);
  return byName === 'pdf' || type !== '' ? 'file' : byName;
}

/** Moves an attachment by `by` positions, not beyond the ends. */
export function moveFile(attached: readonly Attachment[], id: string, by: number): readonly Attachment[] {
  const from = attached.findIndex((attachment) => attachment.id === id);
  const moved = attached[from];
  if (!moved) return attached;
  const to = Math.min(Math.max(from + by, 0), attached.length - 1);
  return attached.filter((attachment) => attachment !== moved).toSpliced(to, 0, moved);
}
