import type { ApiClient } from '@social/api';
import { list, mapped, object, text } from '@social/api/wire';

const reply = mapped(object({ uploads: list(object({ upload_id: text })) }), ({ uploads }) => uploads.map(({ upload_id }) => upload_id));

/**
 * Fetches the ids of staged files that no post has yet. Expired ones are not included.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchStagedUploads(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<ReadonlySet<string>> {
  return new Set(await client.call('get-staged-uploads', { reply, signal }));
}
