import type { BrowserContext } from '@playwright/test';
import { ask } from './ask';
import { useCredentials, type Credentials } from './member';
import { urls } from './stack';

export type NewMember = Credentials & {
  username: string;
  name: string;
  password: string;
  /** Makes a call as this member, to the provider as recorded. @throws what it refuses. */
  call: (type: string, form: Record<string, string>) => Promise<Record<string, unknown>>;
};

/** Somebody whom no other test knows, who bears the user name as last name. */
export async function newMember(firstName = 'New'): Promise<NewMember> {
  const username = `e2e_${Math.random().toString(36).slice(2, 10)}`;
  const password = `${username}-password`;
  const form = {
    username,
    email: `${username}@example.org`,
    password,
    confirm_password: password,
    first_name: firstName,
    last_name: username,
  };
  const { body } = await ask(`${urls.production}/api/create-account`, { method: 'POST', form });
  const reply = JSON.parse(body) as { access_token?: string; user_id?: string };
  if (!reply.access_token || !reply.user_id) throw new Error(`no account was made: ${body.slice(0, 200)}`);
  const credentials = { accessToken: reply.access_token, userId: reply.user_id };
  return {
    ...credentials,
    username,
    password,
    name: `${firstName} ${username}`,
    call: (type, fields) => callAs(credentials, type, fields),
  };
}

/** Opens the context's pages as this member. */
export async function pageOf(context: BrowserContext, member: Credentials) {
  await useCredentials(context, member);
  return context.newPage();
}

async function callAs({ accessToken }: Credentials, type: string, form: Record<string, string>): Promise<Record<string, unknown>> {
  const { body } = await ask(`${urls.production}/api/${type}?access_token=${accessToken}`, { method: 'POST', form });
  const reply = JSON.parse(body) as Record<string, unknown>;
  if (Number(reply['api_status']) !== 200) throw new Error(`${type}: ${body}`);
  return reply;
}
