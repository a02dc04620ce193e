import { toUploadKind } from '@social/api/uploads/upload-kind';
import type { DraftFile, NamedFile } from '@social/data/drafts/draft-files';
import { emptyFields, type Draft, type PhotoDescription } from './draft';

/** Returns the descriptions with another one of that picture; '' removes it. */
export function withDescription(all: readonly PhotoDescription[], id: string, text: string): readonly PhotoDescription[] {
  const next = [...all.filter((description) => description.id !== id), ...(text === '' ? [] : [{ id, text }])];
  return next.length > 0 ? next : emptyFields.photoDescriptions;
}

/** Returns what is written about a picture; '' for nothing. */
export function getDescription({ photoDescriptions }: Pick<Draft, 'photoDescriptions'>, id: string): string {
  return photoDescriptions.find((description) => description.id === id)?.text ?? '';
}

/** Counts the pictures among the files of a post that have no description. */
export function countUndescribed(fields: Pick<Draft, 'photoDescriptions'>, files: readonly NamedFile[]): number {
  return files.filter((file) => toUploadKind(file) === 'photo' && getDescription(fields, file.id).trim() === '').length;
}

/** Lists the pictures that have no description. */
export function listUndescribed(draft: Draft): DraftFile[] {
  return draft.attachments.filter(({ id, file }) => toUploadKind(file) === 'photo' && getDescription(draft, id).trim() === '');
}
