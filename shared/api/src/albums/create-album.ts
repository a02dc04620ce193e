import type { ApiClient, UploadOptions } from '@social/api';
import { count, list, object, objectOrNull, plainText } from '@social/api/wire';
import { requireResult } from '../require-result';
import { album, type Album } from './album';

/** A file that the provider omitted: its index among those sent, and the provider's reason. */
export type RefusedFile = { index: number; reason: string };

export type CreatedAlbum = {
  album: Album;
  /** Empty where the provider accepted every file or does not report single files. */
  refusedFiles: RefusedFile[];
};

const reply = object({ data: objectOrNull(album), refused_files: list(object({ index: count, error_text: plainText })) });

/**
 * Creates an album of photos and videos, in this order, in one request. Do not repeat after `network` or `timeout` without its idempotency key or
 * reading the albums: it may exist.
 * @throws {ApiError} `refused` with the provider's message when the name is empty or no file is accepted; then nothing was created.
 */
export async function createAlbum(
  client: ApiClient,
  { name, files }: { name: string; files: readonly Blob[] },
  { signal, idempotencyKey, onUploadProgress, now = Date.now }: UploadOptions & { now?: () => number } = {},
): Promise<CreatedAlbum> {
  const readAt = now();
  const form = { type: 'create', album_name: name };
  const { data, refused_files: refused } = await client.call('albums', {
    form,
    files: { 'postPhotos[]': files },
    reply,
    signal,
    idempotencyKey,
    onUploadProgress,
  });
  return {
    album: requireResult(data, 'albums create')(readAt),
    refusedFiles: refused.map(({ index, error_text: reason }) => ({ index, reason })),
  };
}
