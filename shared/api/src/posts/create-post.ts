import type { ApiClient, GroupId, PageId, PersonId, UploadOptions } from '@social/api';
import { mapped, object, objectOrNull } from '@social/api/wire';
import { uploadFields } from '../uploads/upload-fields';
import type { UploadKind } from '../uploads/upload-kind';
import { toPrivacy, type Audience } from './audience';
import { post, withReadAt, type Post } from './post';
import { toExtrasForm, type NewPostExtras } from './post-extras';

export type PostUpload = Attachment & { file: Blob };

type Attachment = {
  kind: UploadKind;
  /**
   * Description of a photo for people who cannot see it, up to 1,000 characters. Stored if the site settings say so
   * (`storesPhotoDescriptions`).
   */
  description?: string | undefined;
};

export type NewPost = NewPostExtras & {
  text: string;
  /** Files that `stageUpload` has sent, by their ids. They precede `uploads`. */
  stagedUploads?: readonly (Attachment & { id: string })[];
  /** Sent in this order. Hosts store several pictures, or one file of another kind. */
  uploads: readonly PostUpload[];
  /** False to hide the preview of a link in the text, if the host has previews. */
  showsLink?: boolean;
  audience: Audience;
  allowsComments: boolean;
  /** The page to post on; without it and a group, one's own timeline. */
  pageId?: PageId;
  /** The group to post in. */
  groupId?: GroupId;
};

const reply = mapped(object({ post_data: objectOrNull(post) }), ({ post_data }) => post_data);

/**
 * Publishes a post of the signed-in person. Resolves to the post, or to null where the provider's reply does not contain it.
 * Do not repeat after `network`, `timeout`, `server`, `contract` or `aborted` without its idempotency key or reading the feed: it may exist.
 * @throws {ApiError} `refused` with the provider's reason when a file is too large or invalid, and every kind of a call.
 */
export async function createPost(
  client: ApiClient,
  {
    text,
    stagedUploads = [],
    uploads,
    audience,
    showsLink = true,
    allowsComments,
    pageId,
    groupId,
    userId,
    ...extras
  }: NewPost & { userId: PersonId },
  { signal, idempotencyKey, onUploadProgress, now = Date.now }: UploadOptions & { now?: () => number } = {},
): Promise<Post | null> {
  const readAt = now();
  const decoded = await client.call('new_post', {
    form: {
      user_id: userId,
      page_id: pageId,
      group_id: groupId,
      postText: text,
      postPrivacy: toPrivacy(audience),
      ...(!showsLink && { link_preview: 0 }),
      comments_status: allowsComments ? 1 : 0,
      ...toExtrasForm(extras),
      ...(stagedUploads.length > 0 && { 'uploads[]': stagedUploads.map(({ id }) => id) }),
      'photo_descriptions[]': listDescriptions([...stagedUploads, ...uploads]),
    },
    ...(uploads.length > 0 && { files: groupFiles(uploads) }),
    ...(onUploadProgress && { onUploadProgress }),
    reply,
    signal,
    idempotencyKey,
  });
  return decoded && withReadAt(decoded, readAt);
}

/** Returns a description for each photo, or nothing where none has one. */
function listDescriptions(uploads: readonly Attachment[]): string[] | undefined {
  const descriptions = uploads.filter(({ kind }) => kind === 'photo').map(({ description = '' }) => description);
  return descriptions.some((description) => description !== '') ? descriptions : undefined;
}

function groupFiles(uploads: NewPost['uploads']): Record<string, Blob[]> {
  const files: Record<string, Blob[]> = {};
  for (const { kind, file } of uploads) (files[uploadFields[kind]] ??= []).push(file);
  return files;
}
