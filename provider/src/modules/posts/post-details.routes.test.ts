import { groupMembers, groups } from '../../db/schema/pages';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
let carla: Member;
let post: string;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben, carla] = [await provider.signUp('asha'), await provider.signUp('ben'), await provider.signUp('carla')];
  post = await addPost(provider, ben.id, { text: 'Ferns are older than flowers' });
});
afterEach(() => provider.stop());

const react = (as: Member, reaction: number) => provider.call('post-actions', { post_id: post, action: 'reaction', reaction }, as);
const reactions = async (as: Member, form: Record<string, string | number>) => (await provider.call('get-reactions', form, as)).data;
const search = async (as: Member, form: Record<string, string | number>) =>
  ((await provider.call('search_for_posts', form, as)).data as { id: string }[]).map(({ id }) => id);

test('members who reacted are listed by reaction, and each list pages by its last row', async () => {
  for (const [member, reaction] of [
    [asha, 1],
    [ben, 1],
    [carla, 2],
  ] as const)
    await react(member, reaction);

  expect(await reactions(asha, { type: 'post', id: post, reaction: '1,2' })).toMatchObject({
    1: [{ username: 'ben' }, { username: 'asha' }],
    2: [{ username: 'carla' }],
  });
  expect(await reactions(asha, { type: 'post', id: post, reaction: 1, limit: 1, offset: ben.id })).toEqual({
    1: [expect.objectContaining({ username: 'asha', row_id: asha.id })],
  });
});

test('reactions to a comment and to a reply are listed too', async () => {
  const { data: comment } = await provider.call('comments', { type: 'create', post_id: post, text: 'True' }, asha);
  const commentId = (comment as { id: string }).id;
  const { data: reply } = await provider.call('comments', { type: 'create_reply', comment_id: commentId, text: 'Yes' }, ben);
  const replyId = (reply as { id: string }).id;
  await provider.call('comments', { type: 'reaction_comment', comment_id: commentId, reaction: 3 }, carla);
  await provider.call('comments', { type: 'reply_like', reply_id: replyId }, asha);

  expect(await reactions(ben, { type: 'comment', id: commentId, reactions: '3' })).toMatchObject({ 3: [{ username: 'carla' }] });
  expect(await reactions(ben, { type: 'reply', id: replyId })).toMatchObject({ 1: [{ username: 'asha' }] });
  expect(await provider.call('get-reactions', { type: 'comment', id: 999 }, ben)).toMatchObject({
    errors: { error_text: 'Comment not found' },
  });
});

test('members who wondered or liked come with the post, without blocked members', async () => {
  await provider.call('post-actions', { post_id: post, action: 'wonder' }, asha);
  await react(asha, 1);
  const people = (as: Member) => provider.call('get-post-data', { post_id: post, fetch: 'post_wondered_users,post_liked_users' }, as);

  expect(await people(carla)).toMatchObject({ post_wondered_users: [{ username: 'asha' }], post_liked_users: [{ username: 'asha' }] });
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, carla);
  expect(await people(carla)).toMatchObject({ post_wondered_users: [], post_liked_users: [] });
});

test('the comments of a blocked member are hidden from the one who blocked, not from others', async () => {
  await provider.call('comments', { type: 'create', post_id: post, text: 'True' }, asha);
  await provider.call('block-user', { user_id: asha.id, block_action: 'block' }, carla);
  const comments = async (as: Member) => (await provider.call('comments', { type: 'fetch_comments', post_id: post }, as)).data;

  expect(await comments(carla)).toEqual([]);
  expect(await comments(ben)).toHaveLength(1);
});

test('a search finds posts with all of its words, the last one by its beginning', async () => {
  const other = await addPost(provider, asha.id, { text: 'Flowers for #ferns & friends' });

  expect(await search(carla, { search_query: 'FERNS' })).toEqual([other, post]);
  expect(await search(carla, { search_query: 'ferns flow', limit: 1, after_post_id: other })).toEqual([post]);
  expect(await search(carla, { search_query: 'ferns older' })).toEqual([post]);
  for (const query of ['erns', '', "'; drop", ':* | !', 'ferns nothing']) expect(await search(carla, { search_query: query })).toEqual([]);
});

test('a search within a page, group or member finds posts from there, and never a post that the searcher may not see', async () => {
  const [group] = await provider.db
    .insert(groups)
    .values({ ownerId: Number(ben.id), name: 'walkers', title: 'Walkers' })
    .returning({ id: groups.id });
  await provider.db.insert(groupMembers).values({ groupId: Number(group?.id), memberId: Number(ben.id) });
  const inside = await addPost(provider, ben.id, { text: 'Ferns on the way', groupId: Number(group?.id) });
  await addPost(provider, ben.id, { text: 'Ferns for my eyes', privacy: 3 });

  expect(await search(asha, { search_query: 'ferns' })).toEqual([inside, post]);
  expect(await search(asha, { search_query: 'ferns', type: 'group', id: Number(group?.id) })).toEqual([inside]);
  expect(await search(asha, { search_query: 'ferns', type: 'user', id: carla.id })).toEqual([]);
});
