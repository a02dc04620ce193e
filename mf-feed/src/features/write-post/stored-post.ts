import { audiences } from '@social/api/posts/audience';
import { flag, list, mapped, mappedOrRefused, object, oneOf, reading, text, type Decoder } from '@social/api/wire';
import type { OutboxItem } from '@social/data';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import type { NamedFile } from '@social/data/drafts/draft-files';
import { storedExtras } from '../../lib/post-kinds/list-draft-extras';
import { decodeAnswers } from '../../lib/post-kinds/poll/poll-kind';
import { emptyFields, hasDetails, type PostFields } from './draft';

const photoDescriptions = mapped(list(object({ id: text, text })), (stored) =>
  stored.length > 0 ? stored : emptyFields.photoDescriptions,
);
const shared = {
  text,
  ...storedExtras,
  audience: oneOf(audiences, emptyFields.audience),
  photoDescriptions,
  withoutLinks: text,
  pollAnswers: reading(decodeAnswers),
};

/** Earlier releases stored the answers of a poll alone. */
function withEarlierPoll<Fields extends Pick<PostFields, 'poll'> & { pollAnswers: readonly string[] | null }>({
  pollAnswers,
  ...fields
}: Fields) {
  return { ...fields, poll: fields.poll ?? (pollAnswers && { answers: pollAnswers, hours: null }) };
}

/** Reads the fields of a post in the outbox. */
export const storedFields: Decoder<PostFields> = mapped(object({ ...shared, allowsComments: flag }), withEarlierPoll);

/** A stored draft has its own name for one field, and in earlier releases its files. */
const storedDraft = mapped(
  object({ ...shared, takesComments: flag, attachments: list(object({ id: text, name: text })) }),
  ({ takesComments, attachments, ...fields }) => ({
    fields: { ...withEarlierPoll(fields), allowsComments: takesComments } satisfies PostFields,
    attachments,
  }),
);

/** Stores the fields of a draft. */
export const fieldsCodec = jsonCodec<PostFields>({
  empty: emptyFields,
  isEmpty: (fields) => fields.text.trim() === '' && !hasDetails(fields),
  decoder: mapped(storedDraft, ({ fields }) => fields),
  toStored: ({ allowsComments, ...fields }) => ({ ...fields, takesComments: allowsComments }),
});

/** Reads the attachments that earlier releases stored in the draft. */
export const earlierAttachments: Decoder<NamedFile[]> = mapped(storedDraft, ({ attachments }) =>
  attachments.map((file) => ({ ...file, type: '' })),
);

/** Reads the posts that earlier releases could not send. */
export const earlierPosts: Decoder<OutboxItem<PostFields>[]> = list(
  mappedOrRefused(object({ id: text, draft: storedDraft, reason: text }), ({ id, draft, reason }): OutboxItem<PostFields> | null => {
    if (id === '') return null;
    const files = draft.attachments.map((file) => ({ ...file, type: '', sizeBytes: 0 }));
    return { id, payload: draft.fields, files, createdAt: new Date(0), wasTried: true, status: { kind: 'failed', reason } };
  }),
);
