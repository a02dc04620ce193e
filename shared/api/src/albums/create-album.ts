import type { ApiClient, UploadOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { expected } from '../expected';
import { album, type Album } from './album';

const reply = object({ data: objectOrNull(album) });

/**
 * Makes an album of pictures and films. Not to be repeated after `network` or `timeout` without reading the albums: it may be there.
 * @throws {ApiError} `refused` with the provider's words when the name is empty or a file is not taken; then nothing was made.
 */
export async function createAlbum(
  client: ApiClient,
  { name, files }: { name: string; files: readonly Blob[] },
  { signal, onUploadProgress, now = Date.now }: UploadOptions & { now?: () => number } = {},
): Promise<Album> {
  const readAt = now();
  const form = { type: 'create', album_name: name };
  const { data } = await client.call('albums', { form, files: { 'postPhotos[]': files }, reply, signal, onUploadProgress });
  return expected(data, 'albums create')(readAt);
}
