import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { members } from '../schema/members';
import { startProvider, type RunningProvider } from '../../testing/start-provider';
import { seedDatabase } from './seed-database';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startProvider({ uploadsDirectory: await mkdtemp(join(tmpdir(), 'provider-seed-')) });
  await seedDatabase(provider.db, { uploads: provider.uploads, now: provider.now() });
});
afterAll(async () => {
  await provider.stop();
  await rm(provider.config.uploadsDirectory, { recursive: true, force: true });
});

async function signIn(username: string) {
  const { access_token: token, user_id: id } = (await provider.callAt('/api/auth', { username, password: `${username}-password` })).json();
  return { id, token };
}

test('demo and asha sign in and have a feed, conversations, groups and unread messages', async () => {
  for (const username of ['demo', 'asha']) {
    const member = await signIn(username);
    const { data: feed } = await provider.call('posts', { type: 'get_news_feed', limit: 50 }, member);
    const { data: chats } = await provider.call('get_chats', { data_type: 'users' }, member);
    const { data: groups } = await provider.call('group_chat', { type: 'get_list' }, member);
    expect(feed).toHaveLength(50);
    expect((chats as unknown[]).length).toBeGreaterThan(2);
    expect(groups).toHaveLength(3);
    expect(await provider.call('get-general-data', { fetch: 'count_new_messages' }, member)).toMatchObject({
      count_new_messages: expect.stringMatching(/^[1-9]/),
    });
  }
});

test('every media file that the feed links to exists', async () => {
  const demo = await signIn('demo');
  const addresses = new Set<string>();
  for (const kind of ['photos', 'video', 'music', 'files']) {
    const reply = JSON.stringify(await provider.call('posts', { type: 'get_news_feed', post_type: kind, limit: 50 }, demo));
    for (const [address] of reply.matchAll(/http:\/\/localhost:4200\/upload\/[^"]+/g)) addresses.add(address);
  }
  expect(addresses.size).toBeGreaterThan(40);
  for (const address of addresses) expect((await provider.app.inject(new URL(address).pathname)).statusCode).toBe(200);
});

test('each list of events has some, articles have readers, albums have one to twelve pictures, and pages have analytics', async () => {
  const demo = await signIn('demo');
  const list = async (call: string, form: Record<string, string | number>, key: string) =>
    (await provider.call(call, form, demo))[key] as Record<string, unknown>[];

  expect((await list('get-events', { fetch: 'events' }, 'events')).length).toBeGreaterThan(9);
  for (const tab of ['my_events', 'going', 'interested', 'invited', 'past'])
    expect((await list('get-events', { fetch: tab }, tab)).length).toBeGreaterThan(0);
  const articles = await list('get-articles', { limit: 50 }, 'articles');
  expect(articles.length).toBeGreaterThan(11);
  for (const article of articles)
    expect(article).toMatchObject({
      thumbnail: expect.stringMatching(/^http/),
      view: expect.stringMatching(/^[1-9]/),
      content: expect.stringMatching(/^&lt;p&gt;.{900}/s),
    });

  const albums = await list('albums', { type: 'fetch', user_id: demo.id, limit: 50, offset: 0 }, 'data');
  expect(albums.map(({ photo_album: pictures }) => (pictures as unknown[]).length).toSorted((a, b) => a - b)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
  ]);
  const [mine] = await list('get-my-pages', { type: 'my_pages', limit: 10, offset: 0 }, 'data');
  expect(await list('page-analytics', { page_id: String(mine?.page_id), months: '2025-03,2026-03' }, 'data')).toHaveLength(2);
  expect((await list('fetch-recommended', { type: 'pages' }, 'data')).length).toBeGreaterThan(0);
  expect((await list('get-my-pages', { type: 'liked_pages', limit: 10, offset: 0 }, 'data')).length).toBeGreaterThan(0);
});

test('newer rows have higher ids, and no row is older than those that it refers to', async () => {
  for (const table of ['posts', 'blogs', 'events']) {
    const { rows } = await provider.db.execute(
      sql.raw(
        `select id from (select id, created_at, lag(created_at) over (order by id) as before from ${table}) as row where created_at < before`,
      ),
    );
    expect(rows).toEqual([]);
  }
  const { rows } = await provider.db.execute(
    sql`select page_id from page_likes join pages on pages.id = page_id join members on members.id = member_id where page_likes.created_at < greatest(pages.created_at, members.created_at)`,
  );
  expect(rows).toEqual([]);
});

test('a stored file can be played from the middle, and its headers forbid scripts', async () => {
  const reply = await provider.app.inject({ url: '/upload/videos/seed/evening-sail.mp4', headers: { range: 'bytes=100-199' } });
  expect(reply.statusCode).toBe(206);
  expect(reply.headers).toMatchObject({
    'content-length': '100',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('seeding again changes nothing', async () => {
  const outcome = await seedDatabase(provider.db, { uploads: provider.uploads, now: provider.now() });
  expect(outcome).toBe('not empty');
  expect(await provider.db.$count(members)).toBe(12);
});
