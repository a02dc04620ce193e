import type { ApiClient, SessionRowId } from '@social/api';
import { id, list, object, plainText, text } from '@social/api/wire';

/** A device that is signed in, in the provider's words. `isCurrent` is false for all where it does not say which one asks. */
export type SessionRow = { id: SessionRowId; platform: string; browser: string; lastUsedText: string; isCurrent: boolean };

const row = object({ id: id<SessionRowId>(), platform: plainText, browser: plainText, time: plainText, session_id: text });

const reply = object({ data: list(row) });

const done = object({}); // api_status was checked by the client

/**
 * Where the signed-in person is signed in, newest first. A session's id is its token: the caller's own marks this session, and
 * those of others go no further than here.
 * @throws {ApiError} of every kind of a read.
 */
export async function fetchSessions(
  client: ApiClient,
  { ownToken = null, signal }: { ownToken?: string | null; signal?: AbortSignal } = {},
): Promise<SessionRow[]> {
  const { data } = await client.call('sessions', { form: { type: 'get' }, reply, signal });
  return data.map((wire) => ({
    id: wire.id,
    platform: wire.platform,
    browser: wire.browser,
    lastUsedText: wire.time,
    isCurrent: ownToken !== null && wire.session_id === ownToken,
  }));
}

/** Signs a device out. @throws {ApiError} `refused` when that session has ended already. */
export async function endSession(client: ApiClient, sessionId: SessionRowId): Promise<void> {
  await client.call('sessions', { form: { type: 'delete', id: sessionId }, reply: done });
}
