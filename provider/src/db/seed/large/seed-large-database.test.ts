import { sql } from 'drizzle-orm';
import { startProvider, type RunningProvider } from '../../../testing/start-provider';
import { members } from '../../schema/members';
import type { LargePlan } from './large-plan';
import { seedLargeDatabase } from './seed-large-database';

const PLAN: LargePlan = {
  members: 120,
  posts: 1500,
  messages: 2000,
  seed: 7,
  now: new Date('2026-03-14T10:00:00Z'),
  passwordHash: 'none',
  pictures: [{ path: 'a.jpg', smallPath: 'a_small.jpg' }],
  avatarPaths: [],
};
const TABLES = [
  'members',
  'follows',
  'posts',
  'post_media',
  'post_reactions',
  'comments',
  'notifications',
  'participants',
  'messages',
  'page_likes',
  'group_members',
];

let providers: RunningProvider[] = [];
afterEach(async () => {
  for (const provider of providers) await provider.stop();
  providers = [];
});

async function seeded(plan: LargePlan): Promise<RunningProvider> {
  const provider = await startProvider();
  providers.push(provider);
  await seedLargeDatabase(provider.db, plan);
  return provider;
}

/** Digests the rows of each table. */
async function contents({ db }: RunningProvider): Promise<unknown[]> {
  const prints: unknown[] = [];
  for (const table of TABLES) {
    const { rows } = await db.execute(
      sql`select ${table} as name, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as print from ${sql.identifier(table)} t`,
    );
    prints.push(rows[0]);
  }
  return prints;
}

test('the same plan makes the same rows, and another seed makes others', async () => {
  const first = await contents(await seeded(PLAN));
  expect(await contents(await seeded(PLAN))).toEqual(first);
  expect(await contents(await seeded({ ...PLAN, seed: 8 }))).not.toEqual(first);
});

test('the rows have the planned amounts and no future times, and new rows get the ids after them', async () => {
  const provider = await seeded(PLAN);
  const { rows } = await provider.db.execute(sql`select
    (select count(*) from posts)::int as posts, (select count(*) from messages)::int as messages,
    (select count(*) from follows)::int > ${PLAN.members * 10} as follows, (select count(*) from post_reactions)::int > ${PLAN.posts} as likes,
    (select count(*) from comments where parent_id is not null)::int > 50 as replies,
    (select max(created_at) from messages) <= ${PLAN.now.toISOString()}::timestamptz and (select max(created_at) from comments) <= ${PLAN.now.toISOString()}::timestamptz as is_past`);
  expect(rows).toEqual([{ posts: PLAN.posts, messages: PLAN.messages, follows: true, likes: true, replies: true, is_past: true }]);

  const asha = await provider.signUp('asha');
  expect(asha.id).toBe(String(PLAN.members + 1));
  expect(await provider.call('new_post', { postText: 'Hello' }, asha)).toMatchObject({ post_data: { post_id: String(PLAN.posts + 1) } });
});

test('a database that has members is not changed', async () => {
  const provider = await startProvider();
  providers.push(provider);
  await provider.signUp('asha');
  expect(await seedLargeDatabase(provider.db, PLAN)).toBe('not empty');
  expect(await provider.db.$count(members)).toBe(1);
});
