import type { ApiClient, PageId } from '@social/api';
import { object, oneOf } from '@social/api/wire';

const reply = object({ like_status: oneOf(['liked', 'unliked'], null) });

/**
 * Likes a page, or takes the like back; repeating changes nothing. Resolves to whether it is liked now: what was asked for where
 * the provider does not say.
 * @throws {ApiError} `refused` when the page is gone.
 */
export async function setPageLiked(client: ApiClient, pageId: PageId, isLiked: boolean): Promise<boolean> {
  const { like_status: word } = await client.call(`${isLiked ? 'like' : 'unlike'}-page/${pageId}`, { reply });
  return word === null ? isLiked : word === 'liked';
}
