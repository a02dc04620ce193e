import type { ApiClient } from '@social/api';
import { count, flag, list, object, text } from '@social/api/wire';

/** Whether codes of an authenticator app are asked for at sign-in. */
export type TwoFactorStatus = { isOn: boolean; recoveryCodesLeft: number };

/** The key for an authenticator app: `uri` as a QR code, or `secret` typed. */
export type TwoFactorKey = { secret: string; uri: string };

const status = object({ is_on: flag, recovery_codes_left: count });
const key = object({ secret: text, uri: text });
const codes = object({ recovery_codes: list(text) });
const done = object({}); // api_status was checked by the client

/**
 * Reads whether the member signs in with codes. The calls of this file are our provider's own.
 * @throws {ApiError} `refused` by a host without them.
 */
export async function fetchTwoFactor(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<TwoFactorStatus> {
  const wire = await client.call('two-factor-settings', { form: { type: 'get' }, reply: status, signal });
  return { isOn: wire.is_on, recoveryCodesLeft: wire.recovery_codes_left };
}

/**
 * Returns a new key for an authenticator app; nothing is asked for at sign-in before it is confirmed. Repeating it replaces the key.
 * @throws {ApiError} `refused` for a wrong password, and where codes are on.
 */
export async function beginTwoFactor(client: ApiClient, password: string): Promise<TwoFactorKey> {
  return client.call('two-factor-settings', { form: { type: 'begin', password }, reply: key });
}

/**
 * Switches codes on by a first code, and returns the recovery codes, which nobody can read again.
 * @throws {ApiError} `refused` for a wrong code; `rate-limited` after too many.
 */
export async function confirmTwoFactor(client: ApiClient, code: string): Promise<string[]> {
  const { recovery_codes: recoveryCodes } = await client.call('two-factor-settings', { form: { type: 'confirm', code }, reply: codes });
  return recoveryCodes;
}

/**
 * Replaces the recovery codes by new ones, which nobody can read again.
 * @throws {ApiError} `refused` for a wrong password or code; `rate-limited` after too many.
 */
export async function renewRecoveryCodes(client: ApiClient, { password, code }: { password: string; code: string }): Promise<string[]> {
  const form = { type: 'renew_codes', password, code };
  return (await client.call('two-factor-settings', { form, reply: codes })).recovery_codes;
}

/**
 * Switches codes off.
 * @throws {ApiError} `refused` for a wrong password or code; `rate-limited` after too many.
 */
export async function switchTwoFactorOff(client: ApiClient, { password, code }: { password: string; code: string }): Promise<void> {
  await client.call('two-factor-settings', { form: { type: 'switch_off', password, code }, reply: done });
}
