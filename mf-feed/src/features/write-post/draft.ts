import type { Audience, NewPost, UploadKind } from '@social/api/posts/create-post';
import { noExtras, type NewPostExtras } from '@social/api/posts/post-extras';
import { listDraftExtras, toNewPostExtras } from '../../lib/post-kinds/list-draft-extras';

export type Attachment = {
  id: string;
  kind: UploadKind;
  name: string;
  /** null while the browser is still fetching it out of its storage. */
  file: Blob | null;
};

/** A post that is being written. */
export type Draft = NewPostExtras & {
  text: string;
  attachments: readonly Attachment[];
  audience: Audience;
  allowsComments: boolean;
};

export const emptyDraft: Draft = {
  text: '',
  attachments: [],
  ...noExtras,
  audience: 'everyone',
  allowsComments: true,
};

/** Whether a draft has nothing that its author would miss. */
export function isUntouched(draft: Draft): boolean {
  return draft.text.trim() === '' && draft.attachments.length === 0 && !listDraftExtras(draft).some(({ isFilled }) => isFilled);
}

/** Explains why a draft cannot be sent yet; null when it can. */
export function findSendProblem(draft: Draft): string | null {
  if (isUntouched(draft)) return 'Write something or attach a file first.';
  if (draft.attachments.some(({ file }) => file === null)) return 'Your files are still being fetched.';
  return listDraftExtras(draft).find(({ problem }) => problem !== null)?.problem ?? null;
}

/** Returns the post to publish. */
export function toNewPost(draft: Draft): NewPost {
  return {
    text: draft.text.trim(),
    uploads: draft.attachments.flatMap(({ kind, name, file }) => (file ? [{ kind, file: withFileName(file, name) }] : [])),
    ...toNewPostExtras(draft),
    audience: draft.audience,
    allowsComments: draft.allowsComments,
  };
}

/** Restores the name of a file, which a browser may have stored without it. */
export function withFileName(file: Blob, name: string): File {
  return file instanceof File ? file : new File([file], name, { type: file.type });
}
