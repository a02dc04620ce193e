import type { ApiClient, PageId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ like_status: oneOf(['liked', 'unliked'], null) });

/**
 * Likes or unlikes a page. May be repeated. Resolves to whether it is liked now: `isLiked` where the provider does not say.
 * @throws {ApiError} `refused` when the page is deleted.
 */
export async function setPageLiked(client: ApiClient, pageId: PageId, isLiked: boolean): Promise<boolean> {
  const { like_status: status } = await client.call(`${isLiked ? 'like' : 'unlike'}-page/${pageId}`, { reply });
  return status === null ? isLiked : status === 'liked';
}
