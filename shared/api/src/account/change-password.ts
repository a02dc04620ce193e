import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Gives the signed-in person another password.
 * @throws {ApiError} `refused` with the provider's message when the current one is wrong or the new one too weak; `rate-limited` after
 * too many tries.
 */
export async function changePassword(client: ApiClient, { current, next }: { current: string; next: string }): Promise<void> {
  await client.call('update-user-data', { form: { current_password: current, new_password: next }, reply });
}
