import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';

/**
 * Lets the host remove files that were sent before a post which will not be published. May be repeated; ids that it does not have change nothing.
 * A call of our provider alone: those who staged a file have it.
 * @throws {ApiError} of every kind of a call.
 */
export async function releaseStagedUploads(client: ApiClient, ids: readonly string[]): Promise<void> {
  await client.call('release-staged-uploads', { form: { 'uploads[]': [...ids] }, reply: object({}) });
}
