import { fakeProvider, NO_CONNECTION, refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { act, screen, waitFor, within } from '@testing-library/react';
import { groupMemberships } from '../../lib/group-memberships';
import { wireGroup, wireList } from '../../testing/wire-chats';
import { GroupsRoutes } from './groups-routes';

const wirePostingGroup = (id: number, fields: Record<string, unknown> = {}) => ({
  group_id: String(id),
  user_id: '7',
  group_name: `group_${id}`,
  group_title: `Group ${id}`,
  about: `About ${id}`,
  avatar: '',
  privacy: '1',
  is_joined: true,
  members_count: '3',
  ...fields,
});
const person = (id: number, name: string) => ({ user_id: String(id), username: `member${id}`, name, avatar: '' });
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const section = (name: string) => within(screen.getByRole('region', { name }));

function renderGroups(path: string, answers: Record<string, Answer> = {}) {
  const provider = fakeProvider({
    'get-user-data': () => ({ api_status: 200, joined_groups: [wirePostingGroup(3), wirePostingGroup(2, { user_id: '1' })] }),
    'fetch-recommended': ({ form }) => ({
      api_status: 200,
      data:
        form.offset === undefined
          ? [wirePostingGroup(5, { is_joined: false }), wirePostingGroup(4, { is_joined: false, privacy: '2' })]
          : [],
    }),
    group_chat: () => wireList(wireGroup(9, { group_name: 'Hikers', owner: true })),
    'get-group-data': ({ form }) => ({ api_status: 200, group_data: wirePostingGroup(Number(form.group_id)) }),
    get_group_members: ({ form }) => ({
      api_status: 200,
      users: form.offset === undefined ? [person(8, 'Ben Ode'), person(7, 'Asha Rao')] : [],
    }),
    'join-group': () => ({ api_status: 200, join_status: 'joined' }),
    ...answers,
  });
  signInAnew();
  groupMemberships.clear();
  return { ...provider, ...renderRegions({ '/my-groups/*': <GroupsRoutes /> }, { entry: path }) };
}

afterEach(() => localStorage.clear());

test('own, joined and suggested groups and group conversations stand in a list each', async () => {
  renderGroups('/my-groups');

  await section('Groups you run').findByRole('link', { name: 'Group 2' });
  expect((await section('Groups you joined').findByRole('link', { name: 'Group 3' })).getAttribute('href')).toBe('/my-groups/3');
  expect((await section('Group conversations').findByRole('link', { name: 'Hikers' })).getAttribute('href')).toBe(
    '/chat-detailed/9?type=group',
  );
  await section('Suggested groups').findByRole('link', { name: 'Group 5' });
  section('Suggested groups').getByText('3 members · private');
  expect(section('Groups you joined').queryByRole('link', { name: 'Group 2' })).toBeNull();
});

test('joining shows at once and sends one request; a private group cannot be joined', async () => {
  const { user, callsOf } = renderGroups('/my-groups');

  await user.click(await screen.findByRole('button', { name: 'Join Group 5' }));
  const joined = await screen.findByRole('button', { name: 'Joined Group 5' });
  await user.click(joined);

  await waitFor(() => expect(callsOf('join-group').map(({ form }) => form)).toEqual([{ group_id: '5' }]));
  expect(screen.queryByRole('button', { name: 'Join Group 4' })).toBeNull();
});

test('a refused join is taken back with the reason', async () => {
  const { user } = renderGroups('/my-groups', { 'join-group': () => refusal('This group is private') });

  await user.click(await screen.findByRole('button', { name: 'Join Group 5' }));

  expect((await screen.findByRole('alert')).textContent).toContain('You did not join Group 5. This group is private');
  await screen.findByRole('button', { name: 'Join Group 5' });
});

test('a failed list shows the reason with Retry, and the others stay', async () => {
  const { when, user } = renderGroups('/my-groups', { group_chat: () => NO_CONNECTION });

  await screen.findByRole('region', { name: 'Groups you joined' });
  section('Groups you joined').getByRole('link', { name: 'Group 3' });
  await section('Group conversations').findByRole('alert');
  await screen.findByRole('region', { name: 'Suggested groups' });
  let answer = () => undefined as void;
  when('group_chat', () => new Promise((resolve) => (answer = () => resolve(wireList()))));
  await user.click(section('Group conversations').getByRole('button', { name: 'Retry' }));
  section('Group conversations').getByRole('status');
  screen.getByRole('region', { name: 'Suggested groups' });
  act(() => answer());

  await screen.findByText('You are in no group conversation yet.');
});

test('a group is created and opened; a refusal keeps what was written', async () => {
  let isRefused = true;
  const { user, callsOf } = renderGroups('/my-groups', {
    'create-group': () =>
      isRefused ? refusal('Too many groups') : { api_status: 200, group_data: wirePostingGroup(12, { user_id: '1' }) },
  });
  await user.click(screen.getByRole('button', { name: 'Create group' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create group' }));
  await user.click(dialog.getByRole('button', { name: 'Create group' }));
  await dialog.findByText('Please enter a name for the group');
  await user.click(dialog.getByRole('textbox', { name: /Group name/ }));
  await user.paste('Bakers');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Create group' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('The group was not created. Too many groups');

  isRefused = false;
  await user.click(dialog.getByRole('button', { name: 'Create group' }));

  await waitFor(() => expect(address()).toBe('/my-groups/12'));
  const [first, second] = callsOf('create-group').map(({ form }) => form);
  expect(second).toMatchObject({ group_title: 'Bakers', about: '', privacy: '2' });
  expect(second?.group_name).toBe(first?.group_name);
  expect(second?.group_name).toMatch(/^[a-z0-9_]{3,60}$/);
});

test('a group shows what it is about, its members and its posts', async () => {
  renderGroups('/my-groups/3');

  await screen.findByRole('heading', { level: 1, name: 'Group 3' });
  screen.getByText('About 3');
  const members = within(await screen.findByRole('list', { name: 'Members' }));
  expect(members.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ben Ode'),
    expect.stringContaining('Asha Rao runs it'),
  ]);
  screen.getByRole('region', { name: 'Posts' });
});

test('a member posts in the group; a failed post is kept', async () => {
  let isDown = true;
  const { user, callsOf } = renderGroups('/my-groups/3', { new_post: () => (isDown ? NO_CONNECTION : { api_status: 200 }) });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write something to Group 3' });
  await user.click(box);
  await user.paste('Hello all');
  await user.click(screen.getByRole('button', { name: 'Post' }));
  await screen.findByText(/Your post is not published. It is kept here./);
  expect(box.value).toBe('Hello all');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Post' }));

  await screen.findByText('Your post is published.');
  expect(box.value).toBe('');
  expect(callsOf('new_post')[1]?.form).toMatchObject({ group_id: '3', postText: 'Hello all' });
});

test('a post in the group has pictures, which stay until they are published', async () => {
  let isDown = true;
  const { user, callsOf } = renderGroups('/my-groups/3', { new_post: () => (isDown ? NO_CONNECTION : { api_status: 200 }) });
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
  const post = await screen.findByRole<HTMLButtonElement>('button', { name: 'Post' });
  expect(post.disabled).toBe(true);
  await user.upload(screen.getByLabelText('Pictures to post'), new File(['a'], 'lake.png', { type: 'image/png' }));
  await screen.findByRole('img', { name: 'lake.png' });
  await user.click(post);
  await screen.findByText(/Your post is not published. It is kept here./);
  expect(screen.getByRole('img', { name: 'lake.png' })).toBeTruthy();

  isDown = false;
  await user.click(post);
  await screen.findByText('Your post is published.');
  expect(screen.queryByRole('img', { name: 'lake.png' })).toBeNull();
  expect(callsOf('new_post')).toHaveLength(2);
  expect(callsOf('new_post')[1]?.form['postPhotos[]']).toBeDefined();
});

test('leaving is sent when the notification closes, and Undo sends nothing', async () => {
  const { user, callsOf } = renderGroups('/my-groups/3');
  await user.click(await screen.findByRole('button', { name: 'Leave group' }));
  expect(address()).toBe('/my-groups');
  await section('Groups you joined').findByText('You joined no group of others yet.');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  await section('Groups you joined').findByRole('link', { name: 'Group 3' });
  expect(callsOf('join-group')).toEqual([]);
});

test('a host without these calls shows a joined group from the list, without its members', async () => {
  renderGroups('/my-groups/3', {
    'get-group-data': () => refusal('Unknown type'),
    get_group_members: () => refusal('Unknown type'),
  });

  await screen.findByRole('heading', { level: 1, name: 'Group 3' });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Members' })).toBeNull());
});

test('an unknown group says so', async () => {
  renderGroups('/my-groups/77', { 'get-group-data': () => refusal('Group not found') });

  await screen.findByText('This group is not here');
});
