import type { ApiClient } from '@social/api';
import { callAlbums, type AlbumCallOptions, type StoredAlbum } from './call-albums';

/**
 * Creates an album of photos and videos, in this order, in one request. Do not repeat after `network` or `timeout` without its idempotency key or
 * reading the albums: it may exist.
 * @throws {ApiError} `refused` with the provider's message when the name is empty or no file is accepted; then nothing was created.
 */
export function createAlbum(
  client: ApiClient,
  { name, files }: { name: string; files: readonly Blob[] },
  options?: AlbumCallOptions,
): Promise<StoredAlbum> {
  return callAlbums(client, { type: 'create', album_name: name }, { files, ...options });
}
