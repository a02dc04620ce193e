import { refusal } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { wireGroup, wireMessage } from '../testing/wire-chats';

const people = [
  { user_id: '4', name: 'Asha Rao', username: 'asha' },
  { user_id: '5', name: 'Kofi Mensah', username: 'kofi' },
];

type User = ReturnType<typeof renderConversation>['user'];

async function choose(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Conversation settings' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Renders the conversation of a group that the member owns; the calls change `group`, the provider's state. */
function startGroup(fields: Record<string, unknown> = {}) {
  const group = wireGroup(4, { group_name: 'Rowing club', parts: people, owner: 1, ...fields });
  const provider = fakeConversation([wireMessage(1)], {
    group_chat: ({ form }) => {
      if (form.type === 'get_list') return { api_status: 200, data: [group] };
      if (form.type === 'fetch_messages') return { api_status: 200, data: { messages: [wireMessage(1)] } };
      if (form.type === 'edit') group.group_name = form.group_name;
      if (form.type === 'remove_user') group.parts = people.filter(({ user_id }) => user_id !== form.parts);
      return { api_status: 200 };
    },
  });
  const sent = (type: string) => provider.callsOf('group_chat').filter(({ form }) => form.type === type);
  return { ...provider, sent, ...renderConversation({ path: '/chat-detailed/4?type=group' }) };
}

test('the photos and files of a conversation are listed newest first, and a photo opens in the viewer', async () => {
  fakeConversation([
    wireMessage(1, { text: '', type: 'left_image', media: 'https://media.example/one.jpg', mediaFileName: 'one.jpg' }),
    wireMessage(2, { text: 'Text alone' }),
    wireMessage(3, { text: '', type: 'left_image', media: 'https://media.example/two.jpg', mediaFileName: 'two.jpg' }),
    wireMessage(4, { text: '', type: 'left_file', media: 'https://media.example/map.pdf', mediaFileName: 'map.pdf' }),
  ]);
  const { user } = renderConversation();
  await screen.findByText('Text alone');
  await choose(user, 'Photos and files');

  const gallery = within(await screen.findByRole('dialog', { name: 'Photos and files' }));
  expect(gallery.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual(['two.jpg', 'one.jpg']);
  expect(gallery.getByRole('link', { name: 'map.pdf' }).getAttribute('href')).toBe('https://media.example/map.pdf');
  await user.click(gallery.getByRole('button', { name: 'two.jpg' }));
  await screen.findByRole('dialog', { name: 'Photo viewer' });
});

test('a conversation without photos or files shows a note', async () => {
  fakeConversation([wireMessage(1)]);
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  await choose(user, 'Photos and files');
  await screen.findByText('No photos or files here');
});

test('the owner of a group renames it and removes a member', async () => {
  const { user, sent } = startGroup();
  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  await choose(user, 'Group details');
  const details = within(await screen.findByRole('dialog', { name: 'Group details' }));
  const name = details.getByRole('textbox', { name: 'Group name' });
  await user.clear(name);
  await user.type(name, 'Sailing club');
  await user.click(details.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe('Sailing club'));

  await user.click(details.getByRole('button', { name: 'Remove Kofi Mensah' }));
  await waitFor(() => expect(details.queryByText('Kofi Mensah')).toBeNull());
  expect(sent('remove_user')[0]?.form).toMatchObject({ id: '4', parts: '5' });
});

test('a refused change shows the reason and keeps the typed name', async () => {
  const { user, when } = startGroup();
  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  await choose(user, 'Group details');
  const details = within(await screen.findByRole('dialog', { name: 'Group details' }));
  when('group_chat', () => refusal('That name is taken'));
  await user.type(details.getByRole('textbox', { name: 'Group name' }), ' 2');
  await user.click(details.getByRole('button', { name: 'Save' }));
  expect((await details.findByRole('alert')).textContent).toContain('That name is taken');
  expect(details.getByRole('textbox', { name: 'Group name' })).toHaveProperty('value', 'Rowing club 2');
});

test('a member who does not own the group sees its members without controls', async () => {
  const { user } = startGroup({ owner: 0 });
  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  await choose(user, 'Group details');
  const details = within(await screen.findByRole('dialog', { name: 'Group details' }));
  expect(details.getAllByRole('listitem')).toHaveLength(2);
  expect([details.queryByRole('textbox'), details.queryByRole('button', { name: /Remove|Add people/ })]).toEqual([null, null]);
});

test('leaving a group opens Home at once; Undo returns and sends no request', async () => {
  const { user, sent } = startGroup();
  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  await choose(user, 'Leave group');
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  expect(sent('leave')).toHaveLength(0);
});

test('closing the notice with Undo leaves the group', async () => {
  const { user, sent } = startGroup();
  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  await choose(user, 'Leave group');
  await user.click(await screen.findByRole('button', { name: /close/i }));
  await waitFor(() => expect(sent('leave')[0]?.form).toMatchObject({ id: '4' }));
});
