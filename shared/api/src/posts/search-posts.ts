import type { ApiClient } from '@social/api';
import type { Post } from './post';
import { readPosts, type PostPage, type ReadOptions } from './read-posts';

/**
 * One page of the posts that hold some words, newest first.
 * @throws {ApiError} of every kind of a read.
 */
export function searchPosts(client: ApiClient, words: string, page: PostPage, options: ReadOptions = {}): Promise<Post[]> {
  return readPosts(client, 'search_for_posts', { search_query: words }, page, options);
}
