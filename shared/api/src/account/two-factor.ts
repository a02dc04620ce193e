import type { ApiClient } from '@social/api';
import { count, flag, list, object, text } from '@social/api/wire';

/** `isOn` is true if sign-in requires codes of an authenticator app. */
export type TwoFactorStatus = { isOn: boolean; recoveryCodesLeft: number };

/** The key for an authenticator app: `uri` as a QR code, or `secret` typed. */
export type TwoFactorKey = { secret: string; uri: string };

const status = object({ is_on: flag, recovery_codes_left: count });
const key = object({ secret: text, uri: text });
const codes = object({ recovery_codes: list(text) });
const done = object({}); // api_status was checked by the client

/**
 * Reads the state of two-factor sign-in. Only our provider has the calls of this file.
 * @throws {ApiError} `refused` by a host without them.
 */
export async function fetchTwoFactor(client: ApiClient, { signal }: { signal?: AbortSignal } = {}): Promise<TwoFactorStatus> {
  const wire = await client.call('two-factor-settings', { form: { type: 'get' }, reply: status, signal });
  return { isOn: wire.is_on, recoveryCodesLeft: wire.recovery_codes_left };
}

/**
 * Returns a new key for an authenticator app. Sign-in requires no code until the key is confirmed. Repeating it replaces the key.
 * @throws {ApiError} `refused` for a wrong password, and if codes are on.
 */
export async function beginTwoFactor(client: ApiClient, password: string): Promise<TwoFactorKey> {
  return client.call('two-factor-settings', { form: { type: 'begin', password }, reply: key });
}

/**
 * Turns codes on with a first code. Returns the recovery codes, which are never shown again.
 * @throws {ApiError} `refused` for a wrong code; `rate-limited` after too many.
 */
export async function confirmTwoFactor(client: ApiClient, code: string): Promise<string[]> {
  const { recovery_codes: recoveryCodes } = await client.call('two-factor-settings', { form: { type: 'confirm', code }, reply: codes });
  return recoveryCodes;
}

/**
 * Replaces the recovery codes. Returns the new ones, which are never shown again.
 * @throws {ApiError} `refused` for a wrong password or code; `rate-limited` after too many.
 */
export async function renewRecoveryCodes(client: ApiClient, { password, code }: { password: string; code: string }): Promise<string[]> {
  const form = { type: 'renew_codes', password, code };
  return (await client.call('two-factor-settings', { form, reply: codes })).recovery_codes;
}

/**
 * Turns codes off.
 * @throws {ApiError} `refused` for a wrong password or code; `rate-limited` after too many.
 */
export async function switchTwoFactorOff(client: ApiClient, { password, code }: { password: string; code: string }): Promise<void> {
  await client.call('two-factor-settings', { form: { type: 'switch_off', password, code }, reply: done });
}
