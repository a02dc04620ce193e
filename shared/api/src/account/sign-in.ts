import { ApiError, type ApiClient, type PersonId } from '@social/api';
import { flag, idOrNull, object, plainText, text } from '@social/api/wire';

/** The contents of a session. `membership`: whether the provider wants the person to buy a plan first. */
export type Credentials = { accessToken: string; userId: PersonId; membership: boolean };

const reply = object({ access_token: text, user_id: idOrNull<PersonId>(), membership: flag, message: plainText });

/**
 * Opens a session. `username` may be an e-mail address or a phone number. Each call opens another session.
 * @throws {ApiError} `refused` with the provider's message for a wrong name or password, and for an account that wants a second
 * factor: the provider answers that without a token. `rate-limited` after too many tries.
 */
export async function signIn(client: ApiClient, { username, password }: { username: string; password: string }): Promise<Credentials> {
  const form = { username, password, device_type: 'windows' };
  const { access_token: accessToken, user_id: userId, membership, message } = await client.call('auth', { form, reply, anonymous: true });
  if (accessToken === '' || userId === null)
    throw new ApiError('refused', 'auth answered without a token', { memberText: message || null });
  return { accessToken, userId, membership };
}
