import { ApiError, type ApiClient, type PersonId } from '@social/api';
import { count, flag, idOrNull, object, plainText, text } from '@social/api/wire';
import type { Credentials } from './sign-in';

export type NewAccount = {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  firstName?: string;
  lastName?: string;
  gender?: 'male' | 'female' | 'other';
};

/** Some hosts sign a new member in at once, others want the address verified first and say so in `message`. */
export type NewAccountOutcome = ({ outcome: 'signed-in' } & Credentials) | { outcome: 'verification-needed'; message: string };

const VERIFICATION_NEEDED = 220;

const reply = object({ api_status: count, access_token: text, user_id: idOrNull<PersonId>(), membership: flag, message: plainText });

/**
 * Registers a member. Do not repeat after `network` or `timeout` without trying to sign in first: the account may exist.
 * @throws {ApiError} `refused` with the provider's message when the name or address is taken or the password too weak.
 */
export async function createAccount(client: ApiClient, account: NewAccount): Promise<NewAccountOutcome> {
  const form = {
    username: account.username,
    email: account.email,
    password: account.password,
    confirm_password: account.confirmPassword,
    first_name: account.firstName,
    last_name: account.lastName,
    gender: account.gender,
  };
  const {
    api_status: status,
    access_token: accessToken,
    user_id: userId,
    membership,
    message,
  } = await client.call('create-account', {
    form,
    reply,
    anonymous: true,
  });
  if (accessToken !== '' && userId !== null) return { outcome: 'signed-in', accessToken, userId, membership };
  if (status === VERIFICATION_NEEDED || message !== '') return { outcome: 'verification-needed', message };
  throw new ApiError('contract', 'create-account answered neither a token nor a message');
}
