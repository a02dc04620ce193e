import type { ApiClient, PageId, PersonId, UploadProgress } from '@social/api';
import { mapped, object, objectOrNull } from '@social/api/wire';
import { post, withReadAt, type Post } from './post';
import type { PostColorId, PostFeeling } from './post-extras';

/** Who may see a post. */
export type Audience = 'everyone' | 'people-i-follow' | 'my-followers' | 'only-me';

const privacies: Record<Audience, number> = { everyone: 0, 'people-i-follow': 1, 'my-followers': 2, 'only-me': 3 };

export type UploadKind = 'photo' | 'video' | 'audio' | 'file';

const uploadFields: Record<UploadKind, string> = { photo: 'postPhotos[]', video: 'postVideo', audio: 'postMusic', file: 'postFile' };

const feelingTypes: Record<PostFeeling['kind'], string> = {
  feeling: 'feelings',
  listening: 'listening',
  traveling: 'traveling',
  watching: 'watching',
  playing: 'playing',
};

export type NewPost = {
  text: string;
  /** Sent in this order. Hosts keep several pictures, or one file of another kind. */
  uploads: readonly { kind: UploadKind; file: Blob }[];
  /** What readers choose between; none makes no poll. */
  pollAnswers: readonly string[];
  feeling: PostFeeling | null;
  /** An `https` address. */
  gifUrl: string | null;
  colorId: PostColorId | null;
  audience: Audience;
  allowsComments: boolean;
  /** The page that it stands on; one's own timeline where it is left out. */
  pageId?: PageId;
};

const reply = mapped(object({ post_data: objectOrNull(post) }), ({ post_data }) => post_data);

/**
 * Publishes a post of the signed-in person. Resolves to the post, or to null where the provider does not show it in its answer.
 * Do not repeat after `network`, `timeout`, `server`, `contract` or `aborted` without a look at the feed: it may be there already.
 * @throws {ApiError} `refused` with the provider's reason when a file is too large or of no use, and every kind of a call.
 */
export async function createPost(
  client: ApiClient,
  { text, uploads, pollAnswers, feeling, gifUrl, colorId, audience, allowsComments, pageId, userId }: NewPost & { userId: PersonId },
  options: { signal?: AbortSignal; onUploadProgress?: (progress: UploadProgress) => void; now?: () => number } = {},
): Promise<Post | null> {
  const { signal, onUploadProgress, now = Date.now } = options;
  const readAt = now();
  const decoded = await client.call('new_post', {
    form: {
      user_id: userId,
      page_id: pageId,
      postText: text,
      postPrivacy: privacies[audience],
      comments_status: allowsComments ? 1 : 0,
      'answer[]': pollAnswers,
      feeling_type: feeling ? feelingTypes[feeling.kind] : undefined,
      feeling: feeling?.value,
      postSticker: gifUrl ?? undefined,
      post_color: colorId ?? undefined,
    },
    ...(uploads.length > 0 && { files: filesOf(uploads) }),
    ...(onUploadProgress && { onUploadProgress }),
    reply,
    signal,
  });
  return decoded && withReadAt(decoded, readAt);
}

function filesOf(uploads: NewPost['uploads']): Record<string, Blob[]> {
  const files: Record<string, Blob[]> = {};
  for (const { kind, file } of uploads) (files[uploadFields[kind]] ??= []).push(file);
  return files;
}
