import type { ApiClient, PageId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ like_status: oneOf(['liked', 'unliked'], null) });

/**
 * Likes or unlikes a page. May be repeated. Resolves to true if it is liked now, and to `isLiked` if the provider does not say.
 * @throws {ApiError} `refused` if the page is deleted.
 */
export async function setPageLiked(client: ApiClient, pageId: PageId, isLiked: boolean): Promise<boolean> {
  const { like_status: status } = await client.call(`${isLiked ? 'like' : 'unlike'}-page/${pageId}`, { reply });
  return status === null ? isLiked : status === 'liked';
}
