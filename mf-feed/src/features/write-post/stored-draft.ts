import type { Audience, UploadKind } from '@social/api/posts/create-post';
import type { PostColorId, PostFeeling } from '@social/api/posts/post-extras';
import { flag, idOrNull, list, mapped, mappedOrRefused, object, objectOrNull, oneOf, reading, text } from '@social/api/wire';
import { emptyDraft, type Attachment, type Draft } from './draft';

const audiences: readonly Audience[] = ['everyone', 'people-i-follow', 'my-followers', 'only-me'];
const kinds: readonly UploadKind[] = ['photo', 'video', 'audio', 'file'];
const feelings: readonly PostFeeling['kind'][] = ['feeling', 'listening', 'traveling', 'watching', 'playing'];

const attachment = mappedOrRefused(object({ id: text, kind: oneOf(kinds, null), name: text }), ({ id, kind, name }): Attachment | null =>
  id !== '' && kind ? { id, kind, name, file: null } : null,
);

const feeling = mappedOrRefused(object({ kind: oneOf(feelings, null), value: text }), ({ kind, value }): PostFeeling | null =>
  kind && value ? { kind, value } : null,
);

const answers = reading((value) => (Array.isArray(value) ? value.filter((answer) => typeof answer === 'string').slice(0, 20) : null));

/** A draft as this browser keeps it: its files are elsewhere, under the same ids. */
export const storedDraft = mapped(
  object({
    text,
    attachments: list(attachment),
    pollAnswers: answers,
    feeling: objectOrNull(feeling),
    gifUrl: text,
    colorId: idOrNull<PostColorId>(),
    audience: oneOf(audiences, emptyDraft.audience),
    allowsComments: flag,
  }),
  (stored): Draft => ({ ...stored, gifUrl: stored.gifUrl || null }),
);

/** A post that was to be published and, as far as this browser knows, was not. */
export type UnsentPost = { id: string; draft: Draft; reason: string };

const unsentPost = mappedOrRefused(object({ id: text, draft: storedDraft, reason: text }), (stored): UnsentPost | null =>
  stored.id === '' ? null : stored,
);

export const unsentPosts = list(unsentPost);

/** What is written of a draft: everything but the bytes of its files. */
export function draftWithoutFiles(draft: Draft) {
  return { ...draft, attachments: draft.attachments.map(({ id, kind, name }) => ({ id, kind, name })) };
}
