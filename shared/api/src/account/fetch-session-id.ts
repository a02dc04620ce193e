import type { ApiClient } from '@social/api';
import { list, object, text } from '@social/api/wire';

const reply = object({ data: list(object({ session_id: text })) });

/**
 * Fetches the id of the newest session, or null when the provider lists none. It may be another device's; calls that need a session id
 * accept the token, which the client sends.
 * @throws {ApiError} `signed-out`, `network` and the other kinds of a read.
 */
export async function fetchSessionId(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<string | null> {
  const { data } = await client.call('sessions', { form: { type: 'get' }, reply, signal });
  return data[0]?.session_id || null;
}
