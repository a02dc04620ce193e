import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { members } from '../schema/members';
import { startProvider, type RunningProvider } from '../../testing/start-provider';
import { seedDatabase } from './seed-database';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider({ uploadsDirectory: await mkdtemp(join(tmpdir(), 'provider-seed-')) });
  await seedDatabase(provider.db, { uploadsDirectory: provider.config.uploadsDirectory, now: provider.now() });
}, 60_000);
afterAll(async () => {
  await provider.stop();
  await rm(provider.config.uploadsDirectory, { recursive: true, force: true });
});

async function signIn(username: string) {
  const { access_token: token, user_id: id } = (await provider.callAt('/api/auth', { username, password: `${username}-password` })).json();
  return { id, token };
}

test('demo and asha sign in and find a place that is alive', async () => {
  for (const username of ['demo', 'asha']) {
    const member = await signIn(username);
    const { data: feed } = await provider.call('posts', { type: 'get_news_feed', limit: 50 }, member);
    const { data: chats } = await provider.call('get_chats', { data_type: 'users' }, member);
    const { data: groups } = await provider.call('group_chat', { type: 'get_list' }, member);
    expect(feed).toHaveLength(50);
    expect((chats as unknown[]).length).toBeGreaterThan(2);
    expect(groups).toHaveLength(3);
    expect(await provider.call('get-general-data', { fetch: 'count_new_messages' }, member)).toMatchObject({ count_new_messages: expect.stringMatching(/^[1-9]/) });
  }
});

test('every picture, film, sound and document that the feed names is there', async () => {
  const demo = await signIn('demo');
  const addresses = new Set<string>();
  for (const kind of ['photos', 'video', 'music', 'files']) {
    const reply = JSON.stringify(await provider.call('posts', { type: 'get_news_feed', post_type: kind, limit: 50 }, demo));
    for (const [address] of reply.matchAll(/http:\/\/localhost:4200\/upload\/[^"]+/g)) addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(40);
  for (const address of addresses) expect((await provider.app.inject(new URL(address).pathname)).statusCode).toBe(200);
});

test('a stored file plays from the middle, and can run nothing', async () => {
  const reply = await provider.app.inject({ url: '/upload/videos/seed/evening-sail.mp4', headers: { range: 'bytes=100-199' } });
  expect(reply.statusCode).toBe(206);
  expect(reply.headers).toMatchObject({ 'content-length': '100', 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'", 'cross-origin-resource-policy': 'cross-origin' });
});

test('seeding again changes nothing', async () => {
  const outcome = await seedDatabase(provider.db, { uploadsDirectory: provider.config.uploadsDirectory, now: provider.now() });
  expect(outcome).toBe('not empty');
  expect(await provider.db.$count(members)).toBe(12);
});
