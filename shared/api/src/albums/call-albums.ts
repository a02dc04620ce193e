import type { ApiClient, UploadOptions } from '@social/api';
import { count, list, object, objectOrNull, plainText } from '@social/api/wire';
import { requireResult } from '../require-result';
import { album, type Album } from './album';

/** A file that the provider omitted: its index among those sent, and the provider's reason. */
export type RefusedFile = { index: number; reason: string };

export type StoredAlbum = {
  album: Album;
  /** Empty where the provider accepted every file or does not report single files. */
  refusedFiles: RefusedFile[];
};

export type AlbumCallOptions = UploadOptions & { now?: () => number };

const reply = object({ data: objectOrNull(album), refused_files: list(object({ index: count, error_text: plainText })) });

/**
 * Makes a call of `albums` that replies with one album, as it is afterwards.
 * @throws {ApiError} of every kind of a call.
 */
export async function callAlbums(
  client: ApiClient,
  form: { type: string } & Record<string, string>,
  { files, now = Date.now, ...options }: AlbumCallOptions & { files?: readonly Blob[] } = {},
): Promise<StoredAlbum> {
  const readAt = now();
  const { data, refused_files: refused } = await client.call('albums', {
    form,
    reply,
    ...(files && { files: { 'postPhotos[]': files } }),
    ...options,
  });
  return {
    album: requireResult(data, `albums ${form.type}`)(readAt),
    refusedFiles: refused.map(({ index, error_text: reason }) => ({ index, reason })),
  };
}
