import type { ApiClient, SessionRowId } from '@social/api';
import { id, replyList, object, plainText, text } from '@social/api/wire';

/** A signed-in device, described by the provider. `isCurrent` is false for all where the provider does not mark the caller's. */
export type SessionRow = { id: SessionRowId; platform: string; browser: string; lastUsedText: string; isCurrent: boolean };

const row = object({ id: id<SessionRowId>(), platform: plainText, browser: plainText, time: plainText, session_id: text });

const reply = object({ data: replyList(row) });

const done = object({}); // api_status was checked by the client

/**
 * Lists the devices where the signed-in person is signed in, newest first. The wire's `session_id` is a token: it is compared with the
 * caller's own here and never returned.
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

/** Signs a device out. @throws {ApiError} `refused` if that session has already ended. */
export async function endSession(client: ApiClient, sessionId: SessionRowId): Promise<void> {
  await client.call('sessions', { form: { type: 'delete', id: sessionId }, reply: done });
}
