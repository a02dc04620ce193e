import type { ApiClient, PostId } from '@social/api';
import { callAlbums, type AlbumCallOptions, type StoredAlbum } from './call-albums';

/**
 * Adds photos and videos to the end of one's own album, in one request. Do not repeat after `network` or `timeout` without its idempotency
 * key: they would be added twice.
 * @throws {ApiError} `refused` if no file is accepted, the album is another's, or the host has no such call. Then nothing was added.
 */
export function addToAlbum(
  client: ApiClient,
  { albumId, files }: { albumId: PostId; files: readonly Blob[] },
  options?: AlbumCallOptions,
): Promise<StoredAlbum> {
  return callAlbums(client, { type: 'add', id: albumId }, { files, ...options });
}
