import type { ApiClient, PostId } from '@social/api';
import { object } from '@social/api/wire';

/**
 * Replaces the descriptions of all photos of one's own post, in order: texts of up to 1,000 characters, empty for none. May be repeated.
 * Only our provider has this call (`canEditPhotoDescriptions` of the site settings).
 * @throws {ApiError} `refused` if the post is another's or deleted, or its number of photos has changed, and every kind of a call.
 */
export async function describePhotos(client: ApiClient, postId: PostId, descriptions: readonly string[]): Promise<void> {
  await client.call('describe-photos', { form: { post_id: postId, 'photo_descriptions[]': descriptions }, reply: object({}) });
}
