import type { ApiClient, SessionRowId } from '@social/api';
import { id, list, mapped, object, plainText } from '@social/api/wire';

/** A device that is signed in, in the provider's words. */
export type SessionRow = { id: SessionRowId; platform: string; browser: string; lastUsedText: string };

const row = mapped(object({ id: id<SessionRowId>(), platform: plainText, browser: plainText, time: plainText }), (wire): SessionRow => ({
  id: wire.id,
  platform: wire.platform,
  browser: wire.browser,
  lastUsedText: wire.time,
}));

const reply = object({ data: list(row) });

const done = object({}); // api_status was checked by the client

/** Where the signed-in person is signed in, newest first. @throws {ApiError} of every kind of a read. */
export async function fetchSessions(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<SessionRow[]> {
  return (await client.call('sessions', { form: { type: 'get' }, reply, signal })).data;
}

/** Signs a device out. @throws {ApiError} `refused` when that session has ended already. */
export async function endSession(client: ApiClient, sessionId: SessionRowId): Promise<void> {
  await client.call('sessions', { form: { type: 'delete', id: sessionId }, reply: done });
}
