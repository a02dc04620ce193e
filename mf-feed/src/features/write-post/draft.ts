import { toVisibleText } from '@social/text-grammar/visible-text';
import type { Audience } from '@social/api/posts/audience';
import type { NewPost } from '@social/api/posts/create-post';
import { noExtras, type NewPostExtras } from '@social/api/posts/post-extras';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { t } from '@social/texts';
import { formatExcess, isTooLong } from '@social/ui/fields/text-limit';
import { listDraftExtras, toNewPostExtras } from '../../lib/post-kinds/list-draft-extras';
import { isLinkHidden } from './draft-link';
import { toUploadKind } from '@social/api/uploads/upload-kind';

/** Describes an attached picture for those who do not see it; `id` is the attachment's. */
export type PhotoDescription = { id: string; text: string };

/** A post but for its files. */
export type PostFields = NewPostExtras & {
  text: string;
  audience: Audience;
  allowsComments: boolean;
  photoDescriptions: readonly PhotoDescription[];
  /** The links of the text when its author removed their preview; '' for none. */
  withoutLinks: string;
};

/** A post that is being written. */
export type Draft = PostFields & {
  attachments: readonly DraftFile[];
  /** Some attachments are still being read from the browser's database. */
  isReading: boolean;
};

export const emptyFields: PostFields = {
  text: '',
  ...noExtras,
  audience: 'everyone',
  allowsComments: true,
  photoDescriptions: [],
  withoutLinks: '',
};

/** Returns true if any field but the text and its preview was changed. */
export function hasDetails(fields: PostFields): boolean {
  return (Object.keys(emptyFields) as (keyof PostFields)[]).some(
    (name) => name !== 'text' && name !== 'withoutLinks' && fields[name] !== emptyFields[name],
  );
}

/** Returns true if a draft has nothing that its author would miss. */
export function isUntouched(draft: Draft): boolean {
  const hasFiles = draft.isReading || draft.attachments.length > 0;
  return toVisibleText(draft.text) === '' && !hasFiles && !listDraftExtras(draft).some(({ isFilled }) => isFilled);
}

/** The provider refuses longer posts. */
export const MAX_TEXT_CHARACTERS = 10_000;

export const MAX_DESCRIPTION_CHARACTERS = 1000;

/** Explains why a draft cannot be sent yet; null when it can. */
export function findSendProblem(draft: Draft): string | null {
  if (isUntouched(draft)) return t('Write something or attach a file first.');
  if (draft.isReading) return t('Your files are still being fetched.');
  const excess = formatExcess(draft.text, MAX_TEXT_CHARACTERS);
  if (excess !== null) return excess;
  if (draft.photoDescriptions.some(({ text }) => isTooLong(text, MAX_DESCRIPTION_CHARACTERS)))
    return t('The description of a picture is too long.');
  return listDraftExtras(draft).find(({ problem }) => problem !== null)?.problem ?? null;
}

/** A file of a post that is sent; `file` is missing where it was sent before the post. */
export type SentFile = { id: string; name: string; type: string; file: File | undefined };

/** Returns the post to publish. */
export function toNewPost(fields: PostFields, attachments: readonly SentFile[]): NewPost {
  const describe = ({ id }: SentFile) => fields.photoDescriptions.find((description) => description.id === id)?.text.trim();
  const toAttachment = (sent: SentFile) => ({ kind: toUploadKind(sent), description: describe(sent) });
  return {
    text: toVisibleText(fields.text),
    stagedUploads: attachments.flatMap((sent) => (sent.file ? [] : [{ ...toAttachment(sent), id: sent.id }])),
    uploads: attachments.flatMap((sent) => (sent.file ? [{ ...toAttachment(sent), file: sent.file }] : [])),
    ...toNewPostExtras({ ...fields, attachments }),
    audience: fields.audience,
    allowsComments: fields.allowsComments,
    ...(isLinkHidden(fields) && { showsLink: false }),
  };
}
