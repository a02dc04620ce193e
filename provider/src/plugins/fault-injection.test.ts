import { buildApp } from '../app';
import { readConfig } from '../config';
import { connectDatabase } from '../db/client';
import { addPost } from '../testing/rows';
import { SERVER_KEY, startProvider, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());

/**
 * Starts the provider on a real port, because faults close connections. The random generator returns the rolls in turn. Waits are recorded.
 */
async function listen(rolls: number[], mode: 'strict' | 'hostile' = 'hostile') {
  const waits: number[] = [];
  const database = connectDatabase(provider.config.databaseUrl, { poolSize: 2 });
  const faults = { rates: { slow: 0.25, fail: 0.25, drop: 0.5 }, slowMs: 900, seed: 1 };
  const app = await buildApp(
    { ...provider.config, logLevel: 'silent', mode, faults },
    { database, now: provider.now, random: () => rolls.shift() ?? 0.99, wait: async (ms) => void waits.push(ms) },
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    waits,
    ask: (call: string, form: Record<string, string> = {}) =>
      fetch(`${address}/api/${call}`, {
        method: 'POST',
        body: new URLSearchParams({ server_key: SERVER_KEY, ...form }),
        headers: { connection: 'close' },
      }),
    async stop() {
      await app.close();
      await database.close();
    },
  };
}
const registration = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'long-enough',
  confirm_password: 'long-enough',
});
const SLOW = 0.1;
const FAILING = 0.3;
const UNRECEIVED = 0.6;
const UNANSWERED = 0.9;

test('a hostile host delays requests, fails with an HTML page, and drops requests before or after they are carried out', async () => {
  const host = await listen([SLOW, FAILING, UNRECEIVED, UNANSWERED]);
  try {
    expect((await host.ask('create-account', registration('slow'))).status).toBe(200);
    expect(host.waits).toEqual([900]);
    const failing = await host.ask('create-account', registration('failing'));
    expect([failing.status, failing.headers.get('content-type'), (await failing.text()).slice(0, 6)]).toEqual([502, 'text/html', '<html>']);
    await expect(host.ask('create-account', registration('unheard'))).rejects.toThrow();
    await expect(host.ask('create-account', registration('unanswered'))).rejects.toThrow();
  } finally {
    await host.stop();
  }
  const signIn = async (username: string) => (await provider.call('auth', { username, password: 'long-enough' })).api_status;
  expect(await Promise.all(['slow', 'failing', 'unheard', 'unanswered'].map(signIn))).toEqual([200, '400', '400', 200]);
});

test('strict mode injects no fault, whatever the rates', async () => {
  const host = await listen([SLOW, FAILING, UNRECEIVED, UNANSWERED], 'strict');
  try {
    for (let time = 0; time < 4; time += 1) expect((await host.ask('get-site-settings')).status).toBe(200);
    expect(host.waits).toEqual([]);
  } finally {
    await host.stop();
  }
});

test('hostile pages can be short without being the last, and their cursors still return every item once', async () => {
  const { id, token } = await provider.signUp('writer');
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) ids.unshift(await addPost(provider, id));

  const seen: string[] = [];
  const sizes: number[] = [];
  for (let after = '0'; ;) {
    const reply = await provider.callAt(
      `/api/posts?access_token=${token}`,
      { type: 'get_news_feed', limit: 4, after_post_id: after },
      { headers: { 'x-provider-mode': 'hostile' } },
    );
    const { data = [] } = JSON.parse(reply.body.slice(reply.body.indexOf('{'))) as { data?: { id: string }[] };
    sizes.push(data.length);
    if (data.length === 0) break;
    seen.push(...data.map((post) => post.id));
    after = seen.at(-1) ?? '';
  }
  expect(sizes).toEqual([2, 2, 1, 0]);
  expect(seen).toEqual(ids);
});

test('fault rates come from the environment, and an invalid rate stops the start', () => {
  const env = { DATABASE_URL: 'postgres://localhost/none' };
  expect(readConfig({ ...env, HOSTILE_DROP_RATE: '0.05', HOSTILE_SLOW_MS: '700' }).faults).toEqual({
    rates: { slow: 0, fail: 0, drop: 0.05 },
    slowMs: 700,
    seed: 1,
  });
  expect(() => readConfig({ ...env, HOSTILE_FAIL_RATE: '2' })).toThrow('HOSTILE_FAIL_RATE');
});
