import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';

/**
 * Tells the host that staged files are not needed any more. May be repeated; unknown ids change nothing. Only our provider has this call,
 * and only it can stage files.
 * @throws {ApiError} of every kind of a call.
 */
export async function releaseStagedUploads(client: ApiClient, ids: readonly string[]): Promise<void> {
  await client.call('release-staged-uploads', { form: { 'uploads[]': [...ids] }, reply: object({}) });
}
