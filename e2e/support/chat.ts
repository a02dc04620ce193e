import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { ask } from './ask';
import { useCredentials, type Credentials } from './member';
import { urls } from './stack';

export type ChatMember = Credentials & { name: string };

/** Calls the provider through the edge, as recorded whatever the browser of the test gets. */
export async function callApi(type: string, { accessToken }: Credentials, form: Record<string, string>): Promise<Record<string, unknown>> {
  const { body } = await ask(`${urls.production}/api/${type}?access_token=${accessToken}`, { method: 'POST', form });
  const reply = JSON.parse(body) as Record<string, unknown>;
  if (Number(reply.api_status) !== 200) throw new Error(`${type} was refused: ${body}`);
  return reply;
}

/** A member of the test's own: no other test talks with them. */
export async function newMember(firstName: string): Promise<ChatMember> {
  const word = randomUUID().replaceAll('-', '').slice(0, 12);
  const password = `secret-${word}`;
  const lastName = word.slice(0, 6);
  const form = {
    username: `m_${word}`,
    email: `${word}@example.org`,
    password,
    confirm_password: password,
    first_name: firstName,
    last_name: lastName,
  };
  const { body } = await ask(`${urls.production}/api/create-account`, { method: 'POST', form });
  const { access_token: accessToken, user_id: userId } = JSON.parse(body) as { access_token?: string; user_id?: string | number };
  if (!accessToken || !userId) throw new Error(`no account was made: ${body}`);
  return { accessToken, userId: String(userId), name: `${firstName} ${lastName}` };
}

/** Writes to a member, over the API. */
export async function write(from: Credentials, to: Credentials, text: string): Promise<void> {
  await callApi('send-message', from, { user_id: to.userId, text, message_hash_id: randomUUID() });
}

/** What two have said to each other, oldest first, as the provider has it. */
export async function talkOf(member: Credentials, other: Credentials, limit = 100): Promise<string[]> {
  const { messages } = await callApi('get_user_messages', member, { recipient_id: other.userId, limit: String(limit) });
  return (messages as { id: string; text: string }[]).toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ text }) => text);
}

/** A page of a member, in the given browser. */
export async function pageOf(context: BrowserContext, member: Credentials): Promise<Page> {
  await useCredentials(context, member);
  return context.newPage();
}

/** The lines of the talk that hold this text. */
export function linesWith(page: Page, text: string) {
  return page
    .getByRole('region', { name: /^Messages with/ })
    .getByRole('listitem')
    .filter({ hasText: text });
}

export const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
