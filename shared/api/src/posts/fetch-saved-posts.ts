import type { ApiClient } from '@social/api';
import type { Post } from './post';
import { readPosts, type PostRange, type ReadOptions } from './read-posts';

/**
 * Fetches a page of the signed-in person's saved posts, newest post first.
 * @throws {ApiError} of every kind of a read.
 */
export function fetchSavedPosts(client: ApiClient, page: PostRange, options: ReadOptions = {}): Promise<Post[]> {
  return readPosts(client, 'posts', { type: 'saved' }, page, options);
}
