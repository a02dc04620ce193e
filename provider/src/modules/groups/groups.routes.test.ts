import { groupMembers, groups } from '../../db/schema/pages';
import { addPost } from '../../testing/rows';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
let ben: Member;
beforeEach(async () => {
  provider = await startProvider();
  [asha, ben] = [await provider.signUp('asha'), await provider.signUp('ben')];
});
afterEach(() => provider.stop());

async function addGroup(name: string, isPrivate = false): Promise<string> {
  const [row] = await provider.db
    .insert(groups)
    .values({ ownerId: Number(ben.id), name, title: `The ${name}`, isPrivate })
    .returning({ id: groups.id });
  await provider.db.insert(groupMembers).values({ groupId: Number(row?.id), memberId: Number(ben.id) });
  return String(row?.id);
}
const listJoined = async (member: Member, as: Member) =>
  (await provider.call('get-user-data', { user_id: member.id, fetch: 'joined_groups' }, as)).joined_groups;

test('groups that the member is not in are recommended, a page at a time', async () => {
  const ids = [await addGroup('walkers'), await addGroup('bakers'), await addGroup('readers')].toReversed();
  const recommended = async (as: Member, form = {}) => (await provider.call('fetch-recommended', { type: 'groups', ...form }, as)).data;

  expect(await recommended(asha, { limit: 2 })).toMatchObject([
    { group_id: ids[0], members_count: '1', is_joined: false },
    { group_id: ids[1] },
  ]);
  expect(await recommended(asha, { limit: 2, offset: ids[1] })).toMatchObject([{ group_id: ids[2], group_name: 'walkers' }]);
  expect(await recommended(ben)).toEqual([]);
});

test('a search finds groups by a part of their name or title', async () => {
  const id = await addGroup('walkers');
  await addGroup('bakers');

  expect(await provider.call('search', { search_key: 'alker' }, asha)).toMatchObject({ groups: [{ group_id: id }] });
});

test('a profile lists the groups of a member, private ones for their members only', async () => {
  const id = await addGroup('walkers');
  const secret = await addGroup('planners', true);

  expect(await listJoined(ben, ben)).toMatchObject([{ group_id: secret }, { group_id: id }]);
  expect(await listJoined(ben, asha)).toMatchObject([{ group_id: id }]);
});

test('a post in a private group is visible to its members only', async () => {
  const groupId = await addGroup('planners', true);
  const post = await addPost(provider, ben.id, { groupId: Number(groupId), text: 'Surprise' });
  const listed = async (as: Member, form: Record<string, string>) => (await provider.call('posts', form, as)).data;

  const forms: Record<string, string>[] = [
    { type: 'get_news_feed' },
    { type: 'get_group_posts', id: groupId },
    { type: 'get_user_posts', id: ben.id },
  ];
  for (const form of forms) {
    expect(await listed(asha, form)).toEqual([]);
    expect(await listed(ben, form)).toMatchObject([{ id: post }]);
  }
  expect(await provider.call('get-post-data', { post_id: post }, asha)).toMatchObject({ errors: { error_text: 'Post not found' } });
});

test('a private group cannot be joined, hides its members, and cannot be left by its owner', async () => {
  const id = await addGroup('planners', true);
  const call = async (type: string, as: Member) => provider.call(type, { group_id: id }, as);

  expect(await call('join-group', asha)).toMatchObject({ errors: { error_text: 'This group is private' } });
  expect(await call('get_group_members', asha)).toMatchObject({ errors: { error_text: 'This group is private' } });
  expect(await call('get_group_members', ben)).toMatchObject({ users: [{ user_id: ben.id }] });
  expect(await call('join-group', ben)).toMatchObject({ errors: { error_text: 'You can not leave a group that you run' } });
  expect(await provider.call('join-group', { group_id: '999' }, ben)).toMatchObject({ errors: { error_text: 'Group not found' } });
});

test('joining and leaving change the list of groups of a member', async () => {
  const id = await addGroup('walkers');

  expect(await provider.call('join-group', { group_id: id }, asha)).toMatchObject({ join_status: 'joined' });
  expect(await listJoined(asha, asha)).toMatchObject([{ group_id: id, members_count: '2' }]);
  expect(await provider.call('join-group', { group_id: id }, asha)).toMatchObject({ join_status: 'left' });
  expect(await listJoined(asha, asha)).toEqual([]);
});
