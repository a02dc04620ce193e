import type { ApiClient, PostId } from '@social/api';
import { object } from '@social/api/wire';

/**
 * Replaces the descriptions of all photos of one's own post, in their order: texts of up to 1,000 characters, '' for none. May be repeated.
 * A call of our provider alone: the site settings say whether there is one (`canEditPhotoDescriptions`).
 * @throws {ApiError} `refused` when the post is another's or deleted, or has another number of photos by now, and every kind of a call.
 */
export async function describePhotos(client: ApiClient, postId: PostId, descriptions: readonly string[]): Promise<void> {
  await client.call('describe-photos', { form: { post_id: postId, 'photo_descriptions[]': descriptions }, reply: object({}) });
}
