import type { BrowserContext, Page } from '@playwright/test';
import { sendRequest } from './send-request';

export type Credentials = { accessToken: string; userId: string };

/** Signs in over the API as a member's browser would, through the edge. */
export async function signInOverApi(baseUrl: string, username = 'demo', password = `${username}-password`): Promise<Credentials> {
  const { body } = await sendRequest(`${baseUrl}/api/auth`, { method: 'POST', form: { username, password, device_type: 'windows' } });
  return readCredentials(body);
}

/** Parses the reply of signing in or registering. @throws if the provider refused. */
export function readCredentials(body: string): Credentials {
  const reply = JSON.parse(body) as { access_token?: string; user_id?: string };
  if (!reply.access_token || !reply.user_id) throw new Error(`no member is signed in: ${body.slice(0, 200)}`);
  return { accessToken: reply.access_token, userId: reply.user_id };
}

/** Opens every page of the context as a member who has signed in before. */
export async function useCredentials(context: BrowserContext, { accessToken, userId }: Credentials): Promise<void> {
  await context.addInitScript(
    ([token, id]) => {
      // An empty page and the browser's error pages have no storage.
      if (!location.protocol.startsWith('http')) return;
      // Once per tab: a test that signs out must stay signed out.
      if (sessionStorage.getItem('e2e-signed-in')) return;
      sessionStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('access_token', token as string);
      localStorage.setItem('user_id', id as string);
    },
    [accessToken, userId],
  );
}

/** Opens a page of the context as this member. */
export async function pageOf(context: BrowserContext, member: Credentials): Promise<Page> {
  await useCredentials(context, member);
  return context.newPage();
}
