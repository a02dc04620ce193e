import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({});

/**
 * Ends this session at the provider: its token is worth nothing afterwards.
 * @throws {ApiError} `signed-out` when it had ended before; who signs out may forget the token whatever comes back.
 */
export async function signOut(client: ApiClient): Promise<void> {
  await client.call('delete-access-token', { reply, isLast: true });
}
