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

/** Somebody whom no other test knows. */
export async function newMember(): Promise<NewMember> {
  const username = `e2e_${Math.random().toString(36).slice(2, 10)}`;
  const password = `${username}-password`;
  const form = { username, email: `${username}@example.org`, password, confirm_password: password, first_name: 'New', last_name: username };
  const { body } = await ask(`${urls.production}/api/create-account`, { method: 'POST', form });
  const reply = JSON.parse(body) as { access_token: string; user_id: string };
  const credentials = { accessToken: reply.access_token, userId: reply.user_id };
  return { ...credentials, username, password, name: `New ${username}`, call: (type, fields) => callAs(credentials, type, fields) };
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
