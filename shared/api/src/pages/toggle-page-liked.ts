import { ApiError, type ApiClient, type PageId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ like_status: oneOf(['liked', 'unliked'], null) });

/**
 * Likes a page, or takes the like back: the provider's call toggles. Resolves to whether it is liked now.
 * Do not repeat after `network` or `timeout` without reading the page again.
 * @throws {ApiError} `refused` when the page is gone.
 */
export async function togglePageLiked(client: ApiClient, pageId: PageId): Promise<boolean> {
  const { like_status: word } = await client.call('like-page', { form: { page_id: pageId }, reply });
  if (word === null) throw new ApiError('contract', 'like-page answered without a word known here');
  return word === 'liked';
}
