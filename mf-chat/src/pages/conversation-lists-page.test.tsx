import { chatUsers } from '@social/session';
import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderLists } from '../testing/render-lists';
import { wireChat, wireGroup, wireList } from '../testing/wire-chats';

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const never = () => new Promise(() => undefined);

test('conversations with one person come first, each with name, message, time and unread count', async () => {
  fakeProvider({
    get_chats: () => wireList(wireChat(4, { name: 'Asha Rao', isOnline: true, message_count: '3' }), wireChat(5)),
    group_chat: () => wireList(),
  });
  renderLists();

  const row = within(await screen.findByRole('link', { name: /Asha Rao/ }));
  row.getByText('Hello from 4');
  row.getByLabelText('online');
  row.getByText('3');
  expect(row.getByText((_text, element) => element?.tagName === 'TIME').getAttribute('datetime')).toBe('2023-11-14T22:13:20.000Z');
  expect(within(screen.getByRole('link', { name: /Member 5/ })).queryByLabelText('online')).toBeNull();
  expect(screen.getByRole('tab', { name: /Individual/ }).getAttribute('aria-selected')).toBe('true');
});

test('conversations that cannot be decoded are counted below the others', async () => {
  fakeProvider({ get_chats: () => wireList(wireChat(4), { name: 'without an id' }), group_chat: () => wireList() });
  renderLists();

  await screen.findByText('1 conversation could not be shown.');
});

test('both lists are requested in parallel', async () => {
  const { callsOf } = fakeProvider({ get_chats: never, group_chat: never });
  renderLists();

  await waitFor(() => expect(callsOf('get_chats')).toHaveLength(1));
  expect(callsOf('get_chats')[0]?.form).toEqual({ data_type: 'users' });
  expect(callsOf('group_chat').map(({ form }) => form)).toEqual([{ type: 'get_list' }]);
});

test('a tab shows the number of unread messages, and nothing when all are read', async () => {
  fakeProvider({
    get_chats: () => wireList(wireChat(4, { message_count: '3' }), wireChat(5, { message_count: '2' })),
    group_chat: () => wireList(wireGroup(1)),
  });
  renderLists();
  await screen.findByRole('link', { name: /Member 4/ });

  expect(screen.getByRole('tab', { name: 'Individual 5 unread' })).not.toBeNull();
  expect(screen.getByRole('tab', { name: 'Groups' })).not.toBeNull();
});

test('choosing a conversation opens it, requests its messages at once, and saves its recipient', async () => {
  const { callsOf } = fakeProvider({
    get_chats: () => wireList(wireChat(4, { name: 'Asha Rao' })),
    group_chat: () => wireList(),
    get_user_messages: () => ({ api_status: 200, messages: [] }),
  });
  const { user } = renderLists();

  await user.click(await screen.findByRole('link', { name: /Asha Rao/ }));

  expect(address()).toBe('/chat-detailed/4');
  expect(callsOf('get_user_messages')).toHaveLength(1);
  expect(chatUsers.recall('4')).toEqual({ chatId: '4', name: 'Asha Rao', avatar: null, isOnline: false });
});

test("a group's conversation opens with the type group, since a person can have the same id", async () => {
  fakeProvider({ get_chats: () => wireList(), group_chat: () => wireList(wireGroup(4, { group_name: 'Rowing club' })) });
  const { user } = renderLists();

  await user.click(screen.getByRole('tab', { name: 'Groups' }));
  await user.click(await screen.findByRole('link', { name: /Rowing club/ }));

  expect(address()).toBe('/chat-detailed/4?type=group');
  expect(chatUsers.recall('4')).toMatchObject({ name: 'Rowing club', type: 'group' });
});

test("the address of a group's conversation opens the list of groups, with the conversation marked", async () => {
  fakeProvider({ get_chats: () => wireList(wireChat(4)), group_chat: () => wireList(wireGroup(4, { group_name: 'Rowing club' })) });
  renderLists('/chat-detailed/4?type=group');

  const row = await screen.findByRole('link', { name: /Rowing club/ });
  expect(row.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('tab', { name: /Groups/ }).getAttribute('aria-selected')).toBe('true');
});

test.each([
  ['Individual', 'Loading conversations...', 'No individual conversations found', 'Refresh Conversations'],
  ['Groups', 'Loading groups...', 'No group conversations found', 'Refresh Groups'],
])('%s shows that it loads, that it is empty, and offers a refresh', async (tab, loading, empty, refresh) => {
  let answer: (reply: unknown) => void = () => undefined;
  const later = () => new Promise((resolve) => (answer = resolve));
  fakeProvider(tab === 'Groups' ? { get_chats: never, group_chat: later } : { get_chats: later, group_chat: never });
  const { user } = renderLists();

  await user.click(screen.getByRole('tab', { name: tab }));
  expect(screen.getByRole('status', { name: '' }).textContent).toBe(loading);
  answer(wireList());

  await screen.findByText(empty);
  await user.click(screen.getByRole('button', { name: refresh }));
  answer(wireList(tab === 'Groups' ? wireGroup(1) : wireChat(4)));

  await screen.findByRole('link');
});

test('a failed list shows the failure without sample conversations, and Retry loads it', async () => {
  let isDown = true;
  fakeProvider({ get_chats: () => (isDown ? NO_CONNECTION : wireList(wireChat(4))), group_chat: () => wireList() });
  const { user } = renderLists();

  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('Your conversations could not be loaded');
  expect(screen.queryByRole('link')).toBeNull();
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByRole('link', { name: /Member 4/ });
});

test('a failed refresh keeps the list with a notice that it may be out of date', async () => {
  let isDown = false;
  fakeProvider({ get_chats: () => (isDown ? NO_CONNECTION : wireList(wireChat(4))), group_chat: () => wireList() });
  const { user } = renderLists();
  await screen.findByRole('link', { name: /Member 4/ });

  isDown = true;
  await user.click(screen.getByRole('button', { name: 'Refresh Conversations' }));

  expect((await screen.findByRole('alert')).textContent).toContain('may be out of date');
  expect(screen.getByRole('link', { name: /Member 4/ })).not.toBeNull();
});

test('returning to the page refreshes both lists', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  const { callsOf } = fakeProvider({ get_chats: () => wireList(), group_chat: () => wireList() });
  renderLists();
  await screen.findByText('No individual conversations found');

  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_060_000);
  act(() => focusManager.setFocused(false));
  act(() => focusManager.setFocused(true));

  await waitFor(() => expect(callsOf('get_chats')).toHaveLength(2));
  await waitFor(() => expect(callsOf('group_chat')).toHaveLength(2));
  focusManager.setFocused(undefined);
});

test.each([
  [{ last_message: [] }, 'No messages yet'],
  [{ last_message: { text: 'See you', position: 'right', time: '1' } }, 'You: See you'],
  [{ last_message: { text: '', media: 'https://media.test/a.jpg', time: '1' } }, 'Sent an attachment'],
  [{ last_message: { text: '', media: 'https://media.test/a.jpg', type: 'left_image', time: '1' } }, 'Sent a photo'],
  [{ last_message: { text: '', stickers: 'https://media.test/a.gif', type_two: 'gif', onwer: 1, time: '1' } }, 'You: Sent a GIF'],
])('the last message %j is previewed as %s', async (fields, preview) => {
  fakeProvider({ get_chats: () => wireList(wireChat(4, fields)), group_chat: () => wireList() });
  renderLists();

  await screen.findByText(preview);
});
