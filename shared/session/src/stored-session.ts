import { parseId, type PersonId } from '@social/api';
import type { MemberStorage } from '@social/data';

/** The session that this browser stores. A member is signed in with both a token and a user id. */
export type SessionValues = {
  accessToken: string | null;
  userId: PersonId | null;
  membership: boolean;
  sessionId: string | null;
};

/** The storage keys of a session (docs/product.md). Other tabs, which may run other releases, read them too. */
export const SESSION_KEYS = { accessToken: 'access_token', userId: 'user_id', membership: 'membership', sessionId: 'session_id' } as const;

export const signedOut: SessionValues = { accessToken: null, userId: null, membership: false, sessionId: null };

/** Reads the session. Removes only keys with invalid values. */
export function readSession(storage: MemberStorage): SessionValues {
  return {
    accessToken: readKey(storage, SESSION_KEYS.accessToken, parseToken),
    userId: readKey(storage, SESSION_KEYS.userId, parseId<PersonId>),
    membership: readKey(storage, SESSION_KEYS.membership, parseFlag) ?? false,
    sessionId: readKey(storage, SESSION_KEYS.sessionId, parseToken),
  };
}

/** Writes each value under its key; null removes the key. The member first: with a token still missing, other tabs take the session for expired. */
export function writeSession(storage: MemberStorage, values: SessionValues): void {
  writeKey(storage, SESSION_KEYS.userId, values.userId);
  writeKey(storage, SESSION_KEYS.accessToken, values.accessToken);
  writeKey(storage, SESSION_KEYS.membership, values.accessToken === null ? null : String(values.membership));
  writeKey(storage, SESSION_KEYS.sessionId, values.sessionId);
}

function readKey<T>(storage: MemberStorage, key: string, parse: (text: string) => T | null): T | null {
  const stored = storage.read(key);
  if (stored === null) return null;
  const value = parse(stored);
  if (value === null) storage.remove(key);
  return value;
}

function writeKey(storage: MemberStorage, key: string, value: string | null): void {
  if (value === null) storage.remove(key);
  else storage.write(key, value);
}

/** Tokens have no spaces or quotes; one longer than any host makes is junk. */
function parseToken(text: string): string | null {
  return /^[\w.~+/=-]{1,512}$/.test(text) && text !== 'null' && text !== 'undefined' ? text : null;
}

function parseFlag(text: string): boolean | null {
  if (/^(true|1)$/.test(text)) return true;
  return /^(false|0)$/.test(text) ? false : null;
}
