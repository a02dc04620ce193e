import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({});

/**
 * Ends this session at the provider and invalidates its token.
 * @throws {ApiError} `signed-out` when it had ended before. The token may be forgotten after any error.
 */
export async function signOut(client: ApiClient): Promise<void> {
  await client.call('delete-access-token', { reply, isLast: true });
}
