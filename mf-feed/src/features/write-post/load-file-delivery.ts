import { ApiError } from '@social/api';

/**
 * Loads the code that sends the files of a post by themselves, when the first post with files is sent.
 * @throws {ApiError} `network` when it cannot be loaded: the post is sent again as after any lost connection.
 */
export async function loadFileDelivery() {
  try {
    return (await import(/* webpackChunkName: 'file-delivery' */ './file-delivery')).createPostFileDelivery;
  } catch {
    throw new ApiError('network', 'the code that sends files could not be loaded');
  }
}
