import type { ApiClient } from '@social/api';
import { mapped, object, plainText, text } from '@social/api/wire';

/** The state of the link of a mail. `unknown`: it was never sent, or long ago. */
export type ResetLink = { state: 'valid'; username: string } | { state: 'used' | 'expired' | 'unknown' };

const done = object({}); // api_status was checked by the client

/**
 * Asks for a mail with a link to choose a new password. The reply is the same whether or not somebody has the address. Each call sends another mail.
 * @throws {ApiError} `refused` where the host sends no such mail or the address is none; `rate-limited` after too many requests.
 */
export async function requestPasswordReset(client: ApiClient, email: string): Promise<void> {
  await client.call('send-reset-password-email', { form: { email }, reply: done, anonymous: true });
}

const link = object({ state: mapped(text, toState), username: plainText });

function toState(state: string): ResetLink['state'] {
  return state === 'valid' || state === 'used' || state === 'expired' ? state : 'unknown';
}

/**
 * Asks what became of a link. A call of our provider's own.
 * @throws {ApiError} `refused` by a host that does not have the call.
 */
export async function checkResetLink(client: ApiClient, token: string, { signal }: { signal?: AbortSignal } = {}): Promise<ResetLink> {
  const { state, username } = await client.call('reset-password', { form: { type: 'check', token }, reply: link, anonymous: true, signal });
  return state === 'valid' ? { state, username } : { state };
}

/**
 * Sets a new password by a link, and ends every session of its member. Repeating it is refused.
 * @throws {ApiError} `refused` where the link is no longer usable or the password too weak.
 */
export async function resetPassword(client: ApiClient, { token, password }: { token: string; password: string }): Promise<void> {
  await client.call('reset-password', { form: { type: 'reset', token, new_password: password }, reply: done, anonymous: true });
}
