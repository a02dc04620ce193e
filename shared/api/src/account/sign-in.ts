import { ApiError, type ApiClient, type PersonId } from '@social/api';
import { flag, idOrNull, object, plainText, text } from '@social/api/wire';

/** The contents of a session. `membership` is true if the provider requires the person to buy a plan first. */
export type Credentials = { accessToken: string; userId: PersonId; membership: boolean };

/** The password of an account with an authenticator app was correct: `finishSignIn` takes its code. */
export type CodeNeeded = { outcome: 'code-needed'; userId: PersonId; pendingToken: string };

export type SignInOutcome = ({ outcome: 'signed-in' } & Credentials) | CodeNeeded;

const reply = object({
  access_token: text,
  user_id: idOrNull<PersonId>(),
  membership: flag,
  message: plainText,
  two_factor_token: text,
});

/**
 * Opens a session. `username` may be an e-mail address or a phone number. Each call opens another session.
 * @throws {ApiError} `refused` with the provider's message for a wrong name or password. `rate-limited` after too many tries.
 */
export async function signIn(client: ApiClient, { username, password }: { username: string; password: string }): Promise<SignInOutcome> {
  const form = { username, password, device_type: 'windows' };
  const wire = await client.call('auth', { form, reply, anonymous: true });
  if (wire.user_id === null) throw new ApiError('refused', 'auth answered without a member', { memberText: wire.message || null });
  // Only our provider binds the code to the password with a token. The contract only names the member.
  if (wire.access_token === '') return { outcome: 'code-needed', userId: wire.user_id, pendingToken: wire.two_factor_token };
  return { outcome: 'signed-in', accessToken: wire.access_token, userId: wire.user_id, membership: wire.membership };
}

/**
 * Completes a sign-in with a code of the member's authenticator app, or with a recovery code. Repeating it is refused.
 * @throws {ApiError} `refused` with the provider's message for a wrong code and after ten minutes; `rate-limited` after too many attempts.
 */
export async function finishSignIn(client: ApiClient, { userId, pendingToken }: CodeNeeded, code: string): Promise<Credentials> {
  const form = { user_id: userId, code, two_factor_token: pendingToken || undefined };
  const wire = await client.call('two-factor', { form, reply, anonymous: true });
  if (wire.access_token === '' || wire.user_id === null)
    throw new ApiError('refused', 'two-factor answered without a token', { memberText: wire.message || null });
  return { accessToken: wire.access_token, userId: wire.user_id, membership: wire.membership };
}
