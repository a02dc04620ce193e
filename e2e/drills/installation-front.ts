import { request, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export const SITE = 'https://www.example.org';
export const MEDIA = 'https://media.example.org';
export const CONSOLE = 'https://registry.example.org';

export type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** An installation as browsers reach it: through TLS, with its own certificates. */
export type Front = {
  get(url: string): Promise<Answer>;
  /** Sends a form to a call of the provider, as pages do. A file makes it a multipart form. @throws if the call is refused. */
  call(name: string, fields: Record<string, string | File>, token?: string): Promise<Answer & { reply: Reply }>;
};

/** Replies of the provider, which are objects of any shape. */
export type Reply = Record<string, unknown> & { access_token?: string; user_data?: { avatar?: string; user_id?: string } };

/** @param certificates the trusted certificates, in PEM. */
export function openFront(certificates: string): Front {
  function send(url: string, options: RequestOptions, body?: Uint8Array): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { ...options, ca: certificates }, (answer) => {
        text(answer).then((received) => resolve({ status: answer.statusCode, headers: answer.headers, body: received }), reject);
      });
      sent.once('error', reject).end(body);
    });
  }

  return {
    get: (url) => send(url, { method: 'GET' }),
    async call(name, fields, token) {
      const hasFile = Object.values(fields).some((value) => typeof value !== 'string');
      const form = hasFile ? new FormData() : new URLSearchParams();
      for (const [field, value] of Object.entries(fields)) form.append(field, value as string);
      const encoded = new Response(form);
      const body = new Uint8Array(await encoded.arrayBuffer());
      const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'content-length': body.byteLength };
      const query = token === undefined ? '' : `?access_token=${token}`;
      const answer = await send(`${SITE}/api/${name}${query}`, { method: 'POST', headers }, body);
      const reply = JSON.parse(answer.body) as Reply;
      if (answer.status !== 200 || Number(reply.api_status) !== 200)
        throw new Error(`${name} was answered ${answer.status}: ${answer.body}`);
      return { ...answer, reply };
    },
  };
}

const RESTART_TIMEOUT_MS = 120_000;

/**
 * Waits until edge, provider and registry answer behind nginx: a unit counts as started before its server listens.
 * @throws after two minutes.
 */
export async function untilAnswering({ get }: Front): Promise<void> {
  const urls = [`${SITE}/`, `${MEDIA}/upload/none`, `${CONSOLE}/healthz`];
  for (const deadline = Date.now() + RESTART_TIMEOUT_MS; ; await delay(200)) {
    const answers = await Promise.all(urls.map(get));
    const away = urls.filter((_, index) => (answers[index]?.status ?? 500) >= 500);
    if (away.length === 0) return;
    if (Date.now() > deadline) throw new Error(`After the restart these do not answer: ${away.join(', ')}`);
  }
}

/** A member who registered in the installation. */
export type Member = { name: string; password: string; token: string; picture: string };

/** The smallest PNG, of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Registers a member, and sets a picture. */
export async function registerMember({ call }: Front, name: string): Promise<Member> {
  const password = `${name}-password`;
  const fields = { username: name, email: `${name}@example.org`, password, confirm_password: password };
  const { reply } = await call('create-account', fields);
  const { access_token: token = '' } = reply;
  await call('update-user-data', { avatar: new File([pixel], 'me.png', { type: 'image/png' }) }, token);
  const profile = await call('get-user-data', { user_id: String(reply.user_id), fetch: 'user_data' }, token);
  return { name, password, token, picture: profile.reply.user_data?.avatar ?? '' };
}

/** @throws if the member cannot sign in. */
export const signIn = ({ call }: Front, { name, password }: Pick<Member, 'name' | 'password'>) =>
  call('auth', { username: name, password, device_type: 'windows' });
