import { randomUUID } from 'node:crypto';
import { readCredentials, type Credentials } from './member';
import { callProvider, type Fields } from './provider-calls';
import { sendRequest } from './send-request';
import { urls } from './stack';

export type NewMember = Credentials & {
  username: string;
  name: string;
  password: string;
  /** Calls the provider as this member. @throws if the provider refuses. */
  call: (type: string, fields: Fields) => Promise<Record<string, unknown>>;
};

/** Registers a member that no other test uses. The last name is the username. */
export async function newMember(firstName = 'New'): Promise<NewMember> {
  const username = `e2e_${randomUUID().slice(0, 8)}`;
  const password = `${username}-password`;
  const form = {
    username,
    email: `${username}@example.org`,
    password,
    confirm_password: password,
    first_name: firstName,
    last_name: username,
  };
  const { body } = await sendRequest(`${urls.production}/api/create-account`, { method: 'POST', form });
  const credentials = readCredentials(body);
  return {
    ...credentials,
    username,
    password,
    name: `${firstName} ${username}`,
    call: (type, fields) => callProvider(credentials, type, fields),
  };
}
