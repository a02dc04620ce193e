import type { Audience, UploadKind } from '@social/api/posts/create-post';
import { flag, list, mapped, mappedOrRefused, object, oneOf, text } from '@social/api/wire';
import { storedExtras } from '../../lib/post-kinds/list-draft-extras';
import { emptyDraft, type Attachment, type Draft } from './draft';

const audiences: readonly Audience[] = ['everyone', 'people-i-follow', 'my-followers', 'only-me'];
const kinds: readonly UploadKind[] = ['photo', 'video', 'audio', 'file'];

const attachment = mappedOrRefused(object({ id: text, kind: oneOf(kinds, null), name: text }), ({ id, kind, name }): Attachment | null =>
  id !== '' && kind ? { id, kind, name, file: null } : null,
);

/** A draft as this browser keeps it: its files are elsewhere, under the same ids. */
export const storedDraft = mapped(
  object({
    text,
    attachments: list(attachment),
    ...storedExtras,
    audience: oneOf(audiences, emptyDraft.audience),
    takesComments: flag,
  }),
  ({ takesComments, ...stored }): Draft => ({ ...stored, allowsComments: takesComments }),
);

/** A post that was to be published and, as far as this browser knows, was not. */
export type UnsentPost = { id: string; draft: Draft; reason: string };

const unsentPost = mappedOrRefused(object({ id: text, draft: storedDraft, reason: text }), (stored): UnsentPost | null =>
  stored.id === '' ? null : stored,
);

export const unsentPosts = list(unsentPost);

/** Returns what is stored of a draft: everything but the bytes of its files. */
export function draftWithoutFiles({ allowsComments, attachments, ...draft }: Draft) {
  return { ...draft, takesComments: allowsComments, attachments: attachments.map(({ id, kind, name }) => ({ id, kind, name })) };
}
