import { addFollow, addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
  await addFollow(provider, asha.id, ben.id);
});
afterEach(() => provider.stop());

const list = async (as: Member, call = 'get-activities', form = {}) =>
  (await provider.call(call, form, as)).activities as { id: string; activity_type: string; activity_text: string }[];
const types = async (as: Member, call?: string) => (await list(as, call)).map(({ activity_type: type }) => type);
const act = (as: Member, postId: string, action: string) => provider.call('post-actions', { post_id: postId, action }, as);

test('a member’s activities are listed for their followers only, newest first', async () => {
  const post = await addPost(provider, carla.id);
  await act(ben, post, 'like');
  await provider.call('comments', { type: 'create', post_id: post, text: 'Hello' }, ben);
  await provider.call('posts', { type: 'share_post_on_timeline', id: post }, ben);
  await provider.call('follow-user', { user_id: carla.id }, ben);

  expect(await types(asha)).toEqual(['following', 'shared_post', 'commented_post', 'reaction_post']);
  expect(await list(asha)).toMatchObject([
    { activity_text: expect.stringContaining('>carla</a>') },
    {},
    {},
    { activator: { username: 'ben' }, postData: { id: post }, activity_text: expect.stringContaining('carla’s post') },
  ]);
  expect(await types(carla)).toEqual([]);
  expect(await types(ben, 'my_activities')).toHaveLength(4);
  const [, second] = await list(asha);
  expect(await list(asha, 'get-activities', { limit: 1, offset: second?.id })).toMatchObject([{ activity_type: 'commented_post' }]);
});

test('an activity that was undone or deleted is not listed', async () => {
  const post = await addPost(provider, carla.id);
  for (const action of ['like', 'wonder', 'like', 'wonder']) await act(ben, post, action);
  const { data } = await provider.call('comments', { type: 'create', post_id: post, text: 'Hello' }, ben);
  await provider.call('comments', { type: 'delete', comment_id: (data as { id: string }).id }, ben);
  for (let time = 0; time < 2; time += 1) await provider.call('follow-user', { user_id: carla.id }, ben);

  expect(await types(asha)).toEqual([]);
});

test('an activity on a post that the viewer may not see is not listed', async () => {
  const post = await addPost(provider, carla.id, { privacy: 2 });
  await addFollow(provider, ben.id, carla.id);
  await act(ben, post, 'like');

  expect(await types(asha)).toEqual([]);
  await addFollow(provider, asha.id, carla.id);
  expect(await types(asha)).toEqual(['reaction_post']);
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, carla);
  expect(await types(asha)).toEqual([]);
});

test('an activity on an anonymous post does not name its author', async () => {
  await act(ben, await addPost(provider, carla.id, { privacy: 4 }), 'like');

  expect(JSON.stringify(await list(asha))).not.toContain('carla');
});
