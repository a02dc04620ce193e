import type { ApiClient } from '@social/api';
import { mapped, object, plainText, text } from '@social/api/wire';

/** The state of a mailed link. `unknown`: it never existed, or expired long ago. */
export type ResetLink = { state: 'valid'; username: string } | { state: 'used' | 'expired' | 'unknown' };

const done = object({}); // api_status was checked by the client

/**
 * Requests a mail with a link to choose a new password. The reply does not reveal whether the address has an account. Each call sends
 * another mail.
 * @throws {ApiError} `refused` if the host sends no such mail or the address is invalid; `rate-limited` after too many requests.
 */
export async function requestPasswordReset(client: ApiClient, email: string): Promise<void> {
  await client.call('send-reset-password-email', { form: { email }, reply: done, anonymous: true });
}

const link = object({ state: mapped(text, toState), username: plainText });

function toState(state: string): ResetLink['state'] {
  return state === 'valid' || state === 'used' || state === 'expired' ? state : 'unknown';
}

/**
 * Checks the state of a link. Only our provider has this call.
 * @throws {ApiError} `refused` by a host without it.
 */
export async function checkResetLink(client: ApiClient, token: string, { signal }: { signal?: AbortSignal } = {}): Promise<ResetLink> {
  const { state, username } = await client.call('reset-password', { form: { type: 'check', token }, reply: link, anonymous: true, signal });
  return state === 'valid' ? { state, username } : { state };
}

/**
 * Sets a new password with a link, and ends all sessions of its member. Repeating it is refused.
 * @throws {ApiError} `refused` if the link is no longer valid or the password is too weak.
 */
export async function resetPassword(client: ApiClient, { token, password }: { token: string; password: string }): Promise<void> {
  await client.call('reset-password', { form: { type: 'reset', token, new_password: password }, reply: done, anonymous: true });
}
