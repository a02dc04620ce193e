import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { z } from 'zod';
import { createPasswords } from '../lib/passwords';
import { listCallForms, type CallForm, type ValueOf } from '../testing/list-call-forms';
import { startProvider, type RunningProvider } from '../testing/start-provider';
import { follows } from './schema/members';
import { pollOptions, postMedia } from './schema/posts';
import { stories } from './schema/stories';
import { seedLargeDatabase } from './seed/large/seed-large-database';

const LARGE = [
  'posts',
  'post_media',
  'post_reactions',
  'post_saves',
  'post_hides',
  'post_hashtags',
  'comments',
  'comment_reactions',
  'messages',
  'participants',
  'follows',
  'notifications',
  'sessions',
];
const MAX_PLANS_PER_QUERY = 3;
/**
 * Refusals of calls that need more than fields: a file, or a sign-in that waits for a code. Also refusals of calls that this host has
 * turned off.
 */
const NEEDS_MORE_THAN_FIELDS =
  /choose a picture or a video|must be a file in a field|This sign-in has expired|turned off on this site|This site has no search for GIFs/;
const EVERYTHING =
  'user_data,followers,following,liked_pages,post_data,post_comments,post_liked_users,notifications,friend_requests,trending_hashtag,count_new_messages,events,my_events,going,interested,invited,past';
const BLOG = { blog_title: 'Title', blog_description: 'A description', blog_content: '<p>Text</p>', blog_category: '1', blog_tags: 'tea' };
const EVENT = {
  event_name: 'Mine, all mine',
  event_location: 'Here',
  event_description: 'Where it always is.',
  event_start_date: '2026-05-01',
  event_end_date: '2026-05-02',
  event_start_time: '10:00',
  event_end_time: '11:00',
};

type Member = { token: string; id: string };
type Asked = { query: string; parameters: unknown[]; by: string };

const plan = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(plan).optional();
  },
});
const explained = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: plan })) }));

let provider: RunningProvider;
let client: pg.Client;
let current: string | null = null;
const asked = new Map<string, Asked[]>();

beforeAll(async () => {
  provider = await startProvider({}, recordQuery);
  const password = await createPasswords().hash('member-password');
  await seedLargeDatabase(provider.db, {
    members: 1500,
    posts: 20_000,
    messages: 30_000,
    seed: 1,
    now: provider.now(),
    passwordHash: password,
    pictures: [{ path: 'a.jpg', smallPath: 'b.jpg' }],
    avatarPaths: [],
  });
  client = new pg.Client({ connectionString: provider.config.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await provider.stop();
});

function recordQuery(query: string, parameters: unknown[]): void {
  if (current === null || !/^(select|insert|update|delete|with)\b/i.test(query)) return;
  const known = asked.get(query) ?? [];
  if (known.length < MAX_PLANS_PER_QUERY) asked.set(query, [...known, { query, parameters, by: current }]);
}

function listScannedTables(node: z.output<typeof plan>): string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(listScannedTables)];
}

async function findScans({ query, parameters, by }: Asked): Promise<string[]> {
  const { rows } = await client.query(`explain (format json) ${query}`, parameters);
  const scanned = explained.parse(rows).flatMap((row) => row['QUERY PLAN'].flatMap((one) => listScannedTables(one.Plan)));
  return scanned.filter((table) => LARGE.includes(table)).map((table) => `${by} reads all of ${table}: ${query}`);
}

async function signIn(username: string): Promise<Member> {
  const reply = await provider.callAt('/api/auth', { username, password: 'member-password' });
  const { access_token: token, user_id: id } = z.object({ access_token: z.string(), user_id: z.string() }).parse(reply.json());
  return { token, id };
}

/** Creates rows for the calls to act on and returns the fields' values. The member owns the rows, so that nothing is refused. */
async function createValues(member: Member): Promise<ValueOf> {
  const ask = (type: string, form: Record<string, string>) => provider.call(type, form, member);
  const post = readId(await ask('new_post', { postText: 'Mine #topic1 @member2' }), 'post_data', 'post_id');
  const chat = readId(await ask('group_chat', { type: 'create', group_name: 'Mine', parts: '2,3' }), 'group_id');
  const [option] = await provider.db
    .insert(pollOptions)
    .values({ postId: Number(post), text: 'Yes' })
    .returning({ id: pollOptions.id });
  await provider.db.insert(postMedia).values({ postId: Number(post), kind: 'image', path: 'a.jpg', fileName: 'a.jpg' });
  const [story] = await provider.db
    .insert(stories)
    .values({ memberId: Number(member.id), kind: 'image', path: 'a.jpg', expiresAt: new Date(provider.now().getTime() + 1000) })
    .returning({ id: stories.id });
  await provider.db.delete(follows).where(and(eq(follows.followerId, 2), eq(follows.followedId, Number(member.id))));
  await provider.db.insert(follows).values({ followerId: 2, followedId: Number(member.id), isAccepted: false });
  const comment = readId(await ask('comments', { type: 'create', post_id: post, text: 'Mine' }), 'data', 'id');
  const blogComment = readId(await ask('blogs', { type: 'add_comment', blog_id: '1', text: 'Mine' }), 'data', 'id');
  const [message] = z.array(z.object({ id: z.string() })).parse((await ask('send-message', { user_id: '2', text: 'Mine' })).message_data);
  const page = readId(
    await ask('create-page', { page_name: 'my_own_page', page_title: 'Mine', page_category: '1' }),
    'page_data',
    'page_id',
  );
  const event = readId(await ask('create-event', EVENT), 'event_id');
  const blog = readId(await ask('create-blog', BLOG), 'blog_id');
  const blogToDelete = readId(await ask('create-blog', BLOG), 'blog_id');
  const eventToCancel = readId(await ask('create-event', EVENT), 'event_id');
  await provider.db
    .insert(follows)
    .values({ followerId: Number(member.id), followedId: 5 })
    .onConflictDoUpdate({ target: [follows.followerId, follows.followedId], set: { isAccepted: true } });

  const named: Record<string, string | undefined> = {
    ...{
      post_id: post,
      post_ids: post,
      upload_id: 'an-upload',
      uploads: 'an-upload',
      stream_id: '00000000-0000-4000-8000-000000000000',
      reply_id: comment,
      page_id: page,
      event_id: event,
      story_id: String(story?.id),
      message_id: message?.id,
      user_id: '2',
      recipient_id: '2',
      user: '2',
      blog_id: '1',
      group_id: '1',
    },
    ...{
      username: 'member3',
      password: 'member-password',
      current_password: 'member-password',
      confirm_password: 'member-password',
      new_password: 'member-password',
      email: 'member3@example.org',
    },
    ...{
      limit: '10',
      parts: '2,3',
      hash: 'topic1',
      text: 'Words',
      search_key: 'em',
      filter: '1',
      reaction: '2',
      postPrivacy: '0',
      privacy: '0',
      val: '5',
      website: 'https://example.org',
      birthday: '1990-12-31',
    },
    ...{
      page_name: 'another_page',
      group_name: 'another_group',
      group_title: 'Another group',
      page_category: '1',
      months: '2026-03',
      after_post_id: '15000',
      platform: 'phone',
      postSticker: 'https://media.giphy.com/a.gif',
      fetch: EVERYTHING,
      data_type: 'all',
      ...EVENT,
      ...BLOG,
    },
  };
  const ids: Record<string, string | undefined> = {
    '/api/group_chat': chat,
    '/api/vote_up': String(option?.id),
    '/api/get-reactions': post,
    '/api/sessions': '1',
    '/api/comments': comment,
  };
  return (field, url, form) => {
    if (url === '/api/create-account' && (field === 'username' || field === 'email'))
      return field === 'email' ? 'newcomer@example.org' : 'newcomer';
    if (url === '/api/cancel-event' && field === 'event_id') return eventToCancel;
    if (url === '/api/edit-blog' && field === 'blog_id') return blog;
    if (url === '/api/delete-blog' && field === 'blog_id') return blogToDelete;
    // Members invite the members that they follow.
    if (url === '/api/invite-to-event' && field === 'user_id') return '5';
    // Members cannot rate their own pages.
    if (url === '/api/rate_page' && field === 'page_id') return '1';
    if (field === 'comment_id') return url === '/api/blogs' ? blogComment : comment;
    if (field === 'id') return ids[url] ?? (form.type?.startsWith('share') ? post : '1');
    return named[field];
  };
}

function readId(reply: unknown, ...path: string[]): string {
  return z.coerce
    .string()
    .regex(/^\d+$/)
    .parse(path.reduce<unknown>((inner, key) => z.record(z.string(), z.unknown()).parse(inner)[key], reply));
}

/** Makes the call. Returns the body of a refusal, or null on success. */
async function makeCall({ url, form }: CallForm, { token }: Member): Promise<string | null> {
  current = `${url} ${form.type ?? form.action ?? form.fetch ?? ''}`.trim();
  const reply = await provider.callAt(`${url.replace('{pageId}', '1')}?access_token=${token}`, { ...form, s: token });
  current = null;
  return String(reply.json<{ api_status: unknown }>().api_status) === '200' ? null : reply.body;
}

test('no call reads a large table from end to end', async () => {
  const member = await signIn('member1');
  const calls = listCallForms(provider.app, await createValues(member));
  const refusals = new Map<string, string | null>();
  for (const call of calls) {
    const refusal = await makeCall(call, member);
    if (refusals.get(call.url) !== null) refusals.set(call.url, refusal);
  }

  const scans = (await inTurn([...asked.values()].flat(), findScans)).flat();
  expect(scans).toEqual([]);
  // If a call is refused in every form, its statements have not been checked.
  const unchecked = [...refusals].filter(([, refusal]) => refusal !== null && !NEEDS_MORE_THAN_FIELDS.test(refusal));
  expect(unchecked).toEqual([]);
});

test('each foreign key has an index, so that deletions find the rows that they cascade to', async () => {
  const { rows } = await client.query<{ tbl: string; col: string }>(`
    select c.conrelid::regclass::text as tbl, a.attname as col from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect(rows.map(({ tbl, col }) => `${tbl}.${col}`)).toEqual([]);
});

async function inTurn<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
