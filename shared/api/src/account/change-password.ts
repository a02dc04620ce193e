import type { ApiClient } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Changes the signed-in person's password.
 * @throws {ApiError} `refused` with the provider's message if the current password is wrong or the new one is too weak; `rate-limited`
 * after too many attempts.
 */
export async function changePassword(client: ApiClient, { current, next }: { current: string; next: string }): Promise<void> {
  await client.call('update-user-data', { form: { current_password: current, new_password: next }, reply });
}
