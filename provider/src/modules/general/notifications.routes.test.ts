import { liveEvents } from '../../db/schema/live';
import { addFollow, addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
});
afterEach(() => provider.stop());

const listTypes = async (as: Member) =>
  ((await provider.call('get-general-data', { fetch: 'notifications' }, as)).notifications as { type: string }[]).map(({ type }) => type);
const post = async (as: Member, form: Record<string, string>) =>
  ((await provider.call('new_post', form, as)).post_data as { id: string }).id;
const comment = async (as: Member, postId: string, text: string) =>
  ((await provider.call('comments', { type: 'create', post_id: postId, text }, as)).data as { id: string }).id;

test('each action notifies the member concerned once, and never its author', async () => {
  const own = await post(asha, { postText: 'For @ben and @asha' });
  expect(await listTypes(ben)).toEqual(['post_mention']);
  const commentId = await comment(ben, own, 'Thanks @asha, and @carla');
  await provider.call('comments', { type: 'create_reply', comment_id: commentId, text: 'Welcome' }, asha);
  await provider.call('comments', { type: 'comment_like', comment_id: commentId }, carla);
  await provider.call('posts', { type: 'share_post_on_timeline', id: own }, carla);
  for (let time = 0; time < 3; time += 1) await provider.call('post-actions', { post_id: own, action: 'like' }, carla);
  await provider.call('follow-user', { user_id: asha.id }, ben);

  expect(await listTypes(asha)).toEqual(['following', 'liked_post', 'shared_your_post', 'comment']);
  expect(await listTypes(ben)).toEqual(['liked_comment', 'comment_reply', 'post_mention']);
  expect(await listTypes(carla)).toEqual(['comment_mention']);
});

test('a reply to a reply notifies the authors of both, and names its parent comment', async () => {
  const own = await post(asha, { postText: 'Who knows?' });
  const commentId = await comment(ben, own, 'A question');
  const reply = async (to: string, as: Member) =>
    ((await provider.call('comments', { type: 'create_reply', comment_id: to, text: 'A reply' }, as)).data as { id: string }).id;
  const first = await reply(commentId, carla);
  const second = await reply(first, asha);

  for (const member of [ben, carla]) {
    const { notifications } = await provider.call('get-general-data', { fetch: 'notifications' }, member);
    expect((notifications as object[])[0]).toMatchObject({ type: 'comment_reply', comment_id: commentId, reply_id: second });
  }
  const { notifications } = await provider.call('get-general-data', { fetch: 'notifications' }, asha);
  expect((notifications as object[]).at(-1)).toMatchObject({ type: 'comment', comment_id: commentId, reply_id: '0' });
});

test('a mention in a post for followers notifies only members who may see the post', async () => {
  await addFollow(provider, ben.id, asha.id);
  await post(asha, { postText: 'For @ben and @carla', postPrivacy: '2' });

  expect(await listTypes(ben)).toEqual(['post_mention']);
  expect(await listTypes(carla)).toEqual([]);
});

test('a block suppresses notifications between both members', async () => {
  const own = await addPost(provider, carla.id);
  const commentId = await comment(asha, own, 'Hello');
  await provider.call('block-user', { user_id: ben.id, block_action: 'block' }, asha);

  await post(ben, { postText: 'Hello @asha' });
  await provider.call('comments', { type: 'comment_like', comment_id: commentId }, ben);
  await provider.call('comments', { type: 'create_reply', comment_id: commentId, text: 'Hello @asha' }, ben);
  await post(asha, { postText: 'Hello @ben' });

  expect(await listTypes(asha)).toEqual([]);
  expect(await listTypes(ben)).toEqual([]);
});

test('a member who was added to a group has one notification of it, until the group is deleted', async () => {
  const groups = async (as: Member) =>
    (
      (await provider.call('get-general-data', { fetch: 'notifications' }, as)).notifications as {
        type: string;
        group_id: string;
        url: string;
      }[]
    ).map(({ type, group_id: group, url }) => [type, group, new URL(url).pathname + new URL(url).search]);
  const { group_id: group } = await provider.call('group_chat', { type: 'create', group_name: 'Walkers', parts: ben.id }, asha);
  await provider.call('group_chat', { type: 'add_user', id: String(group), parts: `${ben.id},${carla.id}` }, asha);

  for (const member of [ben, carla])
    expect(await groups(member)).toEqual([['added_you_to_group', String(group), `/chat-detailed/${String(group)}?type=group`]]);
  await provider.call('group_chat', { type: 'delete', id: String(group) }, asha);
  for (const member of [ben, carla]) expect(await groups(member)).toEqual([]);
});

test('deleting a post deletes the notifications about it', async () => {
  const own = await post(asha, { postText: 'Soon gone' });
  await comment(ben, own, 'Why?');
  await provider.call('post-actions', { post_id: own, action: 'delete' }, asha);

  expect(await listTypes(asha)).toEqual([]);
});

test('a notification names the post that it is about, as long as its recipient may see it', async () => {
  const listSubjects = async (as: Member) =>
    ((await provider.call('get-general-data', { fetch: 'notifications' }, as)).notifications as { subject: string }[]).map(
      ({ subject }) => subject,
    );
  const long = await post(asha, { postText: `For @ben: ${'rain '.repeat(40)}` });
  const short = await post(asha, { postText: 'Rain <3 @ben' });
  expect(await listSubjects(ben)).toEqual(['Rain &lt;3 @ben', expect.stringMatching(/^For @ben: (rain )+rain…$/)]);

  for (const id of [long, short]) await provider.call('post-actions', { post_id: id, action: 'edit', text: 'Secret', privacy: '3' }, asha);
  expect(await listSubjects(ben)).toEqual(['', '']);
});

describe('marks of what was read', () => {
  const list = async (as: Member, form = {}) =>
    (await provider.call('get-general-data', { fetch: 'notifications', ...form }, as)).notifications as { id: string; is_read: boolean }[];
  const read = (form: Record<string, string>, as: Member) => provider.call('read-notifications', form, as);
  const mention = async () => {
    for (const text of ['One for @ben', 'Two for @ben', 'Three for @ben']) await post(asha, { postText: text });
  };

  test('are set by id or for all notifications, and not by listing', async () => {
    await mention();
    await list(ben, { seen: '1' });
    const [newest, second] = await list(ben);
    for (let time = 0; time < 2; time += 1)
      expect(await read({ notification_ids: `${newest?.id},${second?.id}` }, ben)).toMatchObject({ api_status: 200 });
    expect((await list(ben)).map(({ is_read: isRead }) => isRead)).toEqual([true, true, false]);

    await read({ all: '1' }, ben);
    expect((await list(ben)).map(({ is_read: isRead }) => isRead)).toEqual([true, true, true]);
  });

  test('are not set by others', async () => {
    await mention();
    const ids = (await list(ben)).map(({ id }) => id).join(',');
    await read({ notification_ids: ids }, carla);
    await read({ all: '1' }, carla);
    expect((await list(ben)).map(({ is_read: isRead }) => isRead)).toEqual([false, false, false]);
  });

  test.each([{}, { notification_ids: '' }, { notification_ids: '1,x' }, { notification_ids: '-1' }])('are refused for %j', async (form) => {
    expect(await read(form as Record<string, string>, ben)).toMatchObject({
      api_status: '400',
      errors: { error_text: expect.stringContaining('notification_ids') },
    });
  });
});

describe('the kinds of which a member is notified', () => {
  const settings = async (form: Record<string, string>, as = ben) => (await provider.call('notification-settings', form, as)).settings;
  const turn = (kind: string, notify: '0' | '1') => settings({ type: 'update', kind, notify });

  test('are all on at first, and a kind that is off creates no notification and no live event', async () => {
    expect(new Set(Object.values((await settings({ type: 'get' })) as object))).toEqual(new Set([true]));
    for (let time = 0; time < 2; time += 1) expect(await turn('mentions', '0')).toMatchObject({ mentions: false, likes: true });
    const own = await post(ben, { postText: 'Mine' });
    const countEvents = async () =>
      (await provider.db.select().from(liveEvents)).filter(({ memberId }) => memberId === Number(ben.id)).length;
    const before = await countEvents();

    await post(asha, { postText: 'For @ben' });
    expect(await listTypes(ben)).toEqual([]);
    expect(await countEvents()).toBe(before);
    await provider.call('post-actions', { post_id: own, action: 'like' }, asha);
    expect(await listTypes(ben)).toEqual(['liked_post']);

    expect(await turn('mentions', '1')).toMatchObject({ mentions: true });
    await post(asha, { postText: 'Again for @ben' });
    expect(await listTypes(ben)).toEqual(['post_mention', 'liked_post']);
  });

  test('are each member’s own', async () => {
    await turn('mentions', '0');
    expect(await settings({ type: 'get' }, carla)).toMatchObject({ mentions: true });
    await post(asha, { postText: 'For @ben and @carla' });
    expect(await listTypes(carla)).toEqual(['post_mention']);
  });

  test('must be known', async () => {
    expect(await provider.call('notification-settings', { type: 'update', kind: 'weather', notify: '0' }, ben)).toMatchObject({
      api_status: '400',
    });
    expect(await provider.call('notification-settings', { type: 'get' })).toMatchObject({ api_status: '400' });
  });
});
