import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

type Reply = Record<string, unknown>;
const rename = (member: Member, username: string) => provider.call('update-user-data', { username }, member);
const register = (username: string) =>
  provider.call('create-account', {
    ...{ username, email: `${username}-2@example.org` },
    ...{ password: 'a long password', confirm_password: 'a long password' },
  });
const write = async (postText: string) => (await provider.call('new_post', { postText }, asha)).post_data as Reply;
const read = async (postId: unknown) =>
  (await provider.call('get-post-data', { post_id: String(postId), fetch: 'post_data' }, asha)).post_data as Reply;
const edit = (post: Reply, text: string) => provider.call('post-actions', { action: 'edit', post_id: String(post.post_id), text }, asha);
const link = (name: string, shown: string) => `<a href="/profile?username=${name}" class="mention">@${shown}</a>`;
const findProfile = async (username: string) => {
  const reply = await provider.call('get-user-data-username', { username, fetch: 'user_data' }, asha);
  return (reply.user_data as Reply | undefined)?.user_id;
};
const countMentions = async (member: Member) => {
  const { notifications } = await provider.call('get-general-data', { fetch: 'notifications' }, member);
  return (notifications as Reply[]).filter(({ type }) => String(type).includes('mention')).length;
};

test('a mention leads to the same member after a rename, also when the text is edited', async () => {
  const post = await write('Thanks @Ben');
  await rename(ben, 'benedict');

  expect(await read(post.post_id)).toMatchObject({ postText: `Thanks ${link('benedict', 'Ben')}`, Orginaltext: 'Thanks @Ben' });

  await edit(post, 'Many thanks @Ben');
  expect(await read(post.post_id)).toMatchObject({ postText: `Many thanks ${link('benedict', 'Ben')}` });
});

test('a comment keeps its mentions too', async () => {
  const post = await write('Hello');
  await provider.call('comments', { type: 'create', post_id: String(post.post_id), text: 'As @ben said' }, asha);
  await rename(ben, 'benedict');

  const { data } = await provider.call('comments', { type: 'fetch_comments', post_id: String(post.post_id) }, asha);
  expect((data as Reply[])[0]).toMatchObject({ text: `As ${link('benedict', 'ben')} said` });
});

test('a former name is not given out again, leads to its member, and can be taken back', async () => {
  await rename(ben, 'Benedict');

  for (const name of ['ben', 'BEN'])
    expect(await register(name)).toMatchObject({ api_status: expect.not.stringMatching('^200$'), errors: expect.anything() });
  expect(await rename(asha, 'ben')).toMatchObject({ errors: expect.anything() });
  expect(await findProfile('ben')).toBe(ben.id);
  expect(await findProfile('benedict')).toBe(ben.id);

  const post = await write('Hello @ben');
  expect(post.postText).toBe(`Hello ${link('benedict', 'ben')}`);
  expect(await countMentions(ben)).toBe(1);

  expect(await rename(ben, 'ben')).toMatchObject({ api_status: 200 });
  expect(await findProfile('benedict')).toBe(ben.id);
});

test('a text written before its name was taken mentions no member', async () => {
  const post = await write('Who is @carla?');
  await provider.signUp('carla');
  expect(await read(post.post_id)).toMatchObject({ postText: 'Who is @carla?' });
});

test.each(['@ben@mastodon.social', '@ben-fan', 'a+@ben', '@@ben', 'https://site.example/@ben'])('%s notifies no member', async (text) => {
  const post = await write(text);
  expect(post.postText).not.toContain('class="mention"');
  expect(await countMentions(ben)).toBe(0);
});

test('a mention that an edit adds is notified once, and one that was there before is not again', async () => {
  const post = await write('Thanks @ben');
  const carla = await provider.signUp('carla');
  for (const text of ['Thanks @ben and @carla', 'Thanks @carla', 'Thanks again, @ben and @carla']) await edit(post, text);

  expect(await countMentions(ben)).toBe(1);
  expect(await countMentions(carla)).toBe(1);

  await provider.call('comments', { type: 'create', post_id: String(post.post_id), text: 'Hello' }, asha);
  const { data } = await provider.call('comments', { type: 'fetch_comments', post_id: String(post.post_id) }, asha);
  const comment_id = String((data as Reply[])[0]?.id);
  for (const text of ['Hello @ben', 'Hello @ben!']) await provider.call('comments', { type: 'edit', comment_id, text }, asha);
  expect(await countMentions(ben)).toBe(2);
});

test('the notification of a mention goes with its post', async () => {
  const post = await write('Thanks @ben');
  await provider.call('post-actions', { action: 'delete', post_id: String(post.post_id) }, asha);
  expect(await countMentions(ben)).toBe(0);
});

test('a comment that mentions the author of its post notifies them once, also when it is edited', async () => {
  const post = await write('Hello');
  await provider.call('comments', { type: 'create', post_id: String(post.post_id), text: 'Thanks @asha' }, ben);
  await provider.call('comments', { type: 'create', post_id: String(post.post_id), text: 'Thanks' }, ben);
  const { data } = await provider.call('comments', { type: 'fetch_comments', post_id: String(post.post_id) }, ben);
  await provider.call('comments', { type: 'edit', comment_id: String((data as Reply[])[0]?.id), text: 'Thanks @asha' }, ben);

  const { notifications } = await provider.call('get-general-data', { fetch: 'notifications' }, asha);
  expect((notifications as Reply[]).map(({ type }) => type)).toEqual(['comment', 'comment']);
});
