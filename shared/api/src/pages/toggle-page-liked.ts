import { ApiError, type ApiClient, type PageId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ like_status: oneOf(['liked', 'unliked'], null) });

/**
 * Likes or unlikes a page: the provider's call toggles. Resolves to whether it is liked now.
 * Do not repeat after `network` or `timeout` without reading the page again.
 * @throws {ApiError} `refused` when the page is deleted.
 */
export async function togglePageLiked(client: ApiClient, pageId: PageId): Promise<boolean> {
  const { like_status: status } = await client.call('like-page', { form: { page_id: pageId }, reply });
  if (status === null) throw new ApiError('contract', 'like-page answered without a known status');
  return status === 'liked';
}
