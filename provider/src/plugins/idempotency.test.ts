import { sql } from 'drizzle-orm';
import { idempotencyKeys } from '../db/schema/idempotency';
import { posts } from '../db/schema/posts';
import { drawPicture } from '../testing/test-files';
import { SERVER_KEY, startProvider, type Member, type RunningProvider } from '../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

type Form = Parameters<RunningProvider['callAt']>[1];
const send = (key: string, call: string, form: Form, { token }: Member = asha) =>
  provider.callAt(`/api/${call}?access_token=${token}`, form, { headers: { 'idempotency-key': key } });
const countPosts = () => provider.db.$count(posts);
const failedReply = (status: string) => ({ api_status: status, errors: { error_text: expect.any(String) } });

test('a post that is sent again under its key is stored once, and gets the first reply', async () => {
  const first = await send('one', 'new_post', { postText: 'Hello' });
  provider.passSeconds(3600);
  const again = await send('one', 'new_post', { postText: 'Hello' });

  expect(first.json()).toMatchObject({ api_status: 200, post_data: { Orginaltext: 'Hello' } });
  expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
  expect(await countPosts()).toBe(1);
});

test('calls at the same time under one key are carried out once', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => send('one', 'new_post', { postText: 'Hello' })));

  const [first] = replies;
  expect(first?.json()).toMatchObject({ api_status: 200 });
  expect(replies.map((reply) => reply.body)).toEqual(replies.map(() => first?.body));
  expect(await countPosts()).toBe(1);
});

test('each call that creates something takes a key', async () => {
  const ben = await provider.signUp('ben');
  await provider.call('new_post', { postText: 'First' }, asha);
  const comment = (await send('comment', 'comments', { type: 'create', post_id: 1, text: 'Nice' })).json<{ data: { id: string } }>();
  const calls: [call: string, form: Form][] = [
    ['comments', { type: 'create', post_id: 1, text: 'Again' }],
    ['comments', { type: 'create_reply', comment_id: comment.data.id, text: 'Yes' }],
    ['posts', { type: 'share_post_on_timeline', id: 1, user_id: asha.id, text: 'Look' }],
    ['create-page', { page_name: 'walks', page_title: 'Walks', page_category: 'Travel' }],
    ['group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }],
    ['send-message', { user_id: ben.id, text: 'Hi' }],
    ['post-actions', { post_id: 1, action: 'like' }],
    [
      'create-event',
      {
        event_name: 'A long walk',
        event_location: 'Hills',
        event_description: 'Up and down again',
        event_start_date: '2026-04-01',
        event_end_date: '2026-04-01',
        event_start_time: '10:00',
        event_end_time: '12:00',
      },
    ],
  ];
  for (const [index, [call, form]] of calls.entries()) {
    const first = await send(`key-${index}`, call, form);
    const rows = await countRows();
    const again = await send(`key-${index}`, call, form);
    expect([call, first.json()]).toMatchObject([call, { api_status: 200 }]);
    expect([call, again.json()]).toEqual([call, first.json()]);
    expect([call, await countRows()]).toEqual([call, rows]);
  }
});

test('a key that comes with another request is refused', async () => {
  await send('one', 'new_post', { postText: 'Hello' });

  const otherText = await send('one', 'new_post', { postText: 'Good evening' });
  const otherCall = await send('one', 'create-page', { page_name: 'walks', page_title: 'Walks', page_category: 'Travel' });

  expect([otherText.statusCode, otherText.json()]).toMatchObject([422, failedReply('400')]);
  expect(otherCall.statusCode).toBe(422);
  expect(await countPosts()).toBe(1);
});

test('files are part of a request', async () => {
  const upload = async (name: string) => {
    const body = new FormData();
    body.append('server_key', SERVER_KEY);
    body.append('postPhotos[]', new File([await drawPicture()], name));
    const encoded = new Response(body);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'idempotency-key': 'one' };
    const payload = Buffer.from(await encoded.arrayBuffer());
    return provider.app.inject({ method: 'POST', url: `/api/new_post?access_token=${asha.token}`, headers, payload });
  };

  const first = await upload('a.jpg');

  expect(first.json()).toMatchObject({ api_status: 200 });
  expect((await upload('a.jpg')).json()).toEqual(first.json());
  expect((await upload('b.jpg')).statusCode).toBe(422);
});

test('a refused call stores nothing, and may be repeated under its key', async () => {
  expect((await send('one', 'comments', { type: 'create', post_id: 1, text: 'Nice' })).json()).toMatchObject(failedReply('400'));
  expect(await provider.db.$count(idempotencyKeys)).toBe(0);

  await provider.call('new_post', { postText: 'Hello' }, asha);
  expect((await send('one', 'comments', { type: 'create', post_id: 1, text: 'Nice' })).json()).toMatchObject({ api_status: 200 });
});

test('two members may use the same key', async () => {
  const ben = await provider.signUp('ben');
  await send('one', 'new_post', { postText: 'Hello' });

  expect((await send('one', 'new_post', { postText: 'Hello' }, ben)).json()).toMatchObject({ post_data: { user_id: ben.id } });
});

test('a wrong password counts as a failed attempt although the request is rolled back', async () => {
  const change = () => send('one', 'update-user-data', { current_password: 'wrong', new_password: 'long-enough' });
  for (let attempt = 0; attempt < 10; attempt++) await change();

  expect((await change()).statusCode).toBe(429);
});

test('a key can be reused after a day, and old keys are deleted', async () => {
  for (const key of ['one', 'two', 'three']) await send(key, 'new_post', { postText: 'Hello' });
  provider.passSeconds(24 * 3600 + 1);

  await send('one', 'new_post', { postText: 'Hello' });
  expect(await countPosts()).toBe(4);
  await send('four', 'new_post', { postText: 'Hello' });
  expect(await provider.db.$count(idempotencyKeys)).toBe(2);
});

test('a key of more than 255 characters is refused', async () => {
  const reply = await send('k'.repeat(256), 'new_post', { postText: 'Hello' });

  expect(reply.json()).toMatchObject({ errors: { error_text: 'Idempotency-Key: must have 1 to 255 characters' } });
  expect(await countPosts()).toBe(0);
});

async function countRows(): Promise<unknown> {
  const { rows } = await provider.db.execute(
    sql`select (select count(*) from posts) as posts, (select count(*) from comments) as comments, (select count(*) from pages) as pages,
      (select count(*) from messages) as messages, (select count(*) from conversations) as conversations,
      (select count(*) from events) as events, (select count(*) from post_reactions) as reactions`,
  );
  return rows;
}

test('every reply has the lifetime of keys', async () => {
  const reply = await provider.callAt('/api/posts', { type: 'get_news_feed' });
  expect(reply.headers['idempotency-key-lifetime']).toBe('86400');
});
