import { audiences } from '@social/api/posts/audience';
import { flag, list, mapped, object, oneOf, text, type Decoder } from '@social/api/wire';
import { jsonCodec } from '@social/data/drafts/draft-codec';
import { storedExtras } from '../../lib/post-kinds/list-draft-extras';
import { emptyFields, hasDetails, type PostFields } from './draft';

const photoDescriptions = mapped(list(object({ id: text, text })), (stored) =>
  stored.length > 0 ? stored : emptyFields.photoDescriptions,
);

/** Reads the fields of a draft, or of a post in the outbox. */
export const storedFields: Decoder<PostFields> = object({
  text,
  ...storedExtras,
  audience: oneOf(audiences, emptyFields.audience),
  photoDescriptions,
  withoutLinks: text,
  allowsComments: flag,
});

/** Stores the fields of a draft. */
export const fieldsCodec = jsonCodec<PostFields>({
  empty: emptyFields,
  isEmpty: (fields) => fields.text.trim() === '' && !hasDetails(fields),
  decoder: storedFields,
});
