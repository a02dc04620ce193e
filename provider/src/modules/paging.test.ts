import { sql, type SQL } from 'drizzle-orm';
import { addPost } from '../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../testing/start-provider';

const MANY = 2000;

type Row = Record<string, unknown>;
type Walk = {
  /** Fetches the page after the cursor. */
  page: (after: string) => Promise<Row[]>;
  getId: (row: Row) => unknown;
  /** Returns the cursor of a row if it is not the id. */
  getCursor?: (row: Row) => unknown;
  /** Inserts other rows between two pages. */
  betweenPages: () => Promise<unknown>;
};

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeAll(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterAll(() => provider.stop());

const run = (statement: SQL) => provider.db.execute(statement);
const moment = () => sql`${provider.now().toISOString()}::timestamptz`;
async function idsFrom(statement: SQL): Promise<string[]> {
  const { rows } = await run(statement);
  return rows.map(({ id }) => String(id));
}
async function readRows(reply: Promise<Row>, field = 'data'): Promise<Row[]> {
  return (await reply)[field] as Row[];
}

/** Reads every page while other rows are inserted. */
async function walk({ page, getId, getCursor = getId, betweenPages }: Walk): Promise<string[]> {
  const seen: string[] = [];
  for (let after = '0'; ;) {
    const rows = await page(after);
    const last = rows.at(-1);
    if (!last) return seen;
    seen.push(...rows.map((row) => String(getId(row))));
    after = String(getCursor(last));
    await betweenPages();
  }
}

test('2,000 posts are returned once each, newest first', async () => {
  const wanted = await idsFrom(
    sql`insert into posts (author_id, text, created_at) select ${ben.id}, 'Post ' || n, ${moment()} from generate_series(1, ${MANY}) n returning id`,
  );

  const seen = await walk({
    page: (after) => readRows(provider.call('posts', { type: 'get_news_feed', limit: 50, after_post_id: after }, asha)),
    getId: ({ id }) => id,
    betweenPages: () => addPost(provider, ben.id, { text: 'Meanwhile' }),
  });
  expect(seen).toEqual(wanted.toReversed());
});

test('2,000 comments are returned once each, newest first', async () => {
  const postId = await addPost(provider, ben.id);
  const wanted = await idsFrom(
    sql`insert into comments (post_id, author_id, text, created_at) select ${postId}, ${ben.id}, 'Comment ' || n, ${moment()} from generate_series(1, ${MANY}) n returning id`,
  );

  const seen = await walk({
    page: (after) => readRows(provider.call('comments', { type: 'fetch_comments', post_id: postId, limit: 100, offset: after }, asha)),
    getId: ({ id }) => id,
    betweenPages: () => provider.call('comments', { type: 'create', post_id: postId, text: 'Meanwhile' }, ben),
  });
  expect(seen).toEqual(wanted.toReversed());
});

test('2,000 messages are returned once each, page by page into the past', async () => {
  await provider.call('send-message', { user_id: asha.id, text: 'The first' }, ben);
  await run(
    sql`insert into messages (conversation_id, author_id, text, created_at) select conversation_id, author_id, 'Message ' || n, ${moment()} from messages, generate_series(1, ${MANY - 1}) n`,
  );
  const wanted = await idsFrom(sql`select id from messages order by id desc`);

  const seen = await walk({
    page: async (after) =>
      (
        await readRows(provider.call('get_user_messages', { recipient_id: ben.id, limit: 100, before_message_id: after }, asha), 'messages')
      ).toReversed(),
    getId: ({ id }) => id,
    betweenPages: () => provider.call('send-message', { user_id: asha.id, text: 'Meanwhile' }, ben),
  });
  expect(seen).toEqual(wanted);
});

test('2,000 conversations are returned once each, also those that were written in the same second', async () => {
  const reader = await provider.signUp('reader');
  await run(
    sql`insert into members (username, email, password_hash) select 'peer' || n, 'peer' || n || '@example.org', '' from generate_series(1, ${MANY}) n`,
  );
  await run(
    sql`insert into conversations (kind, pair_key) select 'direct', ${reader.id} || ':' || id from members where username like 'peer%'`,
  );
  // Seven rows per second, some of them at the same moment.
  await run(sql`insert into participants (conversation_id, member_id, peer_id, kind, last_message_at)
    select c.id, ${reader.id}, split_part(c.pair_key, ':', 2)::int8, 'direct', ${moment()} - interval '1 second' * (c.id / 2) * 2 / 7 - interval '1 minute' from conversations c where c.pair_key like ${`${reader.id}:%`}`);
  await run(
    sql`insert into messages (conversation_id, author_id, text, created_at) select conversation_id, peer_id, 'Hello', last_message_at from participants where member_id = ${reader.id}`,
  );
  const wanted = await idsFrom(
    sql`select conversation_id as id from participants where member_id = ${reader.id} order by last_message_at desc, conversation_id desc`,
  );

  const seen = await walk({
    page: (after) => readRows(provider.call('get_chats', { data_type: 'users', user_limit: 50, user_offset: after }, reader)),
    getId: ({ chat_id }) => chat_id,
    getCursor: ({ chat_time }) => chat_time,
    betweenPages: () => provider.call('send-message', { user_id: reader.id, text: 'Meanwhile' }, ben),
  });
  expect(seen).toEqual(wanted);
});

test('2,000 albums are returned once each, newest first', async () => {
  const owner = await provider.signUp('collector');
  const wanted = await idsFrom(
    sql`insert into posts (author_id, text, media_kind, album_name, created_at) select ${owner.id}, '', 'photos', 'Album ' || n, ${moment()} from generate_series(1, ${MANY}) n returning id`,
  );

  const seen = await walk({
    page: (after) => readRows(provider.call('albums', { type: 'fetch', user_id: owner.id, limit: 50, offset: after }, asha)),
    getId: ({ id }) => id,
    betweenPages: () => addPost(provider, owner.id, { albumName: 'Meanwhile' }),
  });
  expect(seen).toEqual(wanted.toReversed());
});

test('2,000 pages are returned once each, newest first', async () => {
  const owner = await provider.signUp('publisher');
  const wanted = await idsFrom(
    sql`insert into pages (owner_id, name, title) select ${owner.id}, 'page_' || n, 'Page ' || n from generate_series(1, ${MANY}) n returning id`,
  );
  let made = 0;

  const seen = await walk({
    page: (after) => readRows(provider.call('get-my-pages', { type: 'my_pages', limit: 50, offset: after }, owner)),
    getId: ({ page_id }) => page_id,
    betweenPages: () =>
      provider.call('create-page', { page_name: `meanwhile_${(made += 1)}`, page_title: 'Meanwhile', page_category: '1' }, owner),
  });
  expect(seen).toEqual(wanted.toReversed());
});

test('2,000 notifications are returned once each, newest first', async () => {
  const star = await provider.signUp('star');
  const postId = await addPost(provider, star.id);
  const wanted = await idsFrom(
    sql`insert into notifications (recipient_id, notifier_id, type, post_id, created_at) select ${star.id}, ${ben.id}, 'liked_post', ${postId}, ${moment()} from generate_series(1, ${MANY}) returning id`,
  );

  const seen = await walk({
    page: (after) =>
      readRows(provider.call('get-general-data', { fetch: 'notifications', limit: 50, offset: after }, star), 'notifications'),
    getId: ({ id }) => id,
    betweenPages: () => provider.call('comments', { type: 'create', post_id: postId, text: 'Meanwhile' }, ben),
  });
  expect(seen).toEqual(wanted.toReversed());
});
