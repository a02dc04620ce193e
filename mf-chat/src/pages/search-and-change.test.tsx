import { refusal } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { ownWireMessage, wireChat, wireMessage } from '../testing/wire-chats';

type User = ReturnType<typeof renderConversation>['user'];

const history = Array.from({ length: 160 }, (_, index) => wireMessage(index + 1));

async function openSearch(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Conversation settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Search in conversation' }));
  return within(await screen.findByRole('search', { name: 'Search in conversation' }));
}

async function choose(user: User, message: string, action: string) {
  await user.click(await screen.findByRole('button', { name: message }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('a hit of long ago is shown with its history loaded, and the search stays open', async () => {
  const search_messages = () => ({ api_status: 200, messages: [wireMessage(7)] });
  const { callsOf } = fakeConversation([...history], { search_messages });
  const { user } = renderConversation();
  await screen.findByText('Message 160');
  const panel = await openSearch(user);
  await user.type(panel.getByRole('searchbox'), 'message 7');
  await user.click(await panel.findByRole('button', { name: /Asha Rao.*Message 7/ }));

  const messages = screen.getByRole('region', { name: 'Messages with Asha Rao' });
  await waitFor(() => expect(within(messages).getByText('Message 7').closest('li')?.dataset.target).toBe('true'));
  expect(callsOf('search_messages')[0]?.form).toMatchObject({ user_id: '4', query: 'message 7' });
  expect(panel.getByRole('button', { name: /Message 7/ }).getAttribute('aria-current')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
});

test('a host without the search says so, and a text without hits too', async () => {
  const { when } = fakeConversation([wireMessage(1)], { search_messages: () => refusal('There is no call named "search_messages".') });
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  const panel = await openSearch(user);
  await user.type(panel.getByRole('searchbox'), 'lake');
  await panel.findByText(/Messages could not be searched\. There is no call named/);

  when('search_messages', () => ({ api_status: 200, messages: [] }));
  await user.click(panel.getByRole('button', { name: 'Retry' }));
  await panel.findByText('No message has this text.');
});

test("one's own message is changed in place; a refusal retains what was written", async () => {
  const { callsOf, when } = fakeConversation([wireMessage(1), ownWireMessage(2, { text: 'At fife' })], {
    edit_message: () => refusal('Too late'),
  });
  const { user } = renderConversation();
  await choose(user, 'Actions for your message', 'Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit message' }));
  const field = dialog.getByRole('textbox', { name: 'Your message' });
  await user.clear(field);
  await user.type(field, 'At five{Enter}');
  await dialog.findByText(/Your change was not saved\. It is kept here\. Too late/);
  expect(dialog.getByDisplayValue('At five')).toBeTruthy();

  when('edit_message', () => ({ api_status: 200 }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await screen.findByText('At five')).closest('li')?.textContent).toContain('edited');
  expect(callsOf('edit_message').at(-1)?.form).toMatchObject({ message_id: '2', text: 'At five' });

  await choose(user, 'Actions for your message', 'Edit');
  const again = within(await screen.findByRole('dialog', { name: 'Edit message' }));
  expect(again.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', 'At five');
});

test('a message is forwarded to another conversation, where it is marked', async () => {
  const get_chats = () => ({ api_status: 200, data: [wireChat(9), wireChat(8)] });
  const { callsOf } = fakeConversation([wireMessage(1, { forward: '1' })], {
    get_chats,
    search: () => ({ api_status: 200 }),
    'get-friends': () => ({ api_status: 200 }),
  });
  const { user } = renderConversation();
  expect((await screen.findByText('Message 1')).closest('li')?.textContent).toContain('Forwarded');
  await choose(user, 'Actions for the message of Asha Rao', 'Forward');
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward message' }));
  await user.type(dialog.getByRole('searchbox', { name: 'To' }), 'member 9');
  await waitFor(() => expect(dialog.queryByText('Member 8')).toBeNull());
  await user.click(await dialog.findByRole('button', { name: 'Member 9' }));

  await screen.findByText('Forwarded to Member 9.');
  await waitFor(() => expect(callsOf('send-message')[0]?.form).toMatchObject({ user_id: '9', text: 'Message 1', forward: '1' }));
});

test('while no conversation has the name that is searched, forwarding says that the search for people failed', async () => {
  const { when } = fakeConversation([wireMessage(1)], {
    get_chats: () => ({ api_status: 200, data: [wireChat(9)] }),
    search: () => refusal('Too many searches'),
    'get-friends': () => ({ api_status: 200 }),
  });
  const { user } = renderConversation();
  await choose(user, 'Actions for the message of Asha Rao', 'Forward');
  const dialog = within(await screen.findByRole('dialog', { name: 'Forward message' }));
  await user.type(dialog.getByRole('searchbox', { name: 'To' }), 'ravi');
  await dialog.findByText(/Recipients could not be loaded\. Too many searches/);

  when('search', () => ({ api_status: 200 }));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await dialog.findByText('Nobody was found.');
});

test('a reply to a story shows its picture, and says so when the story has ended', async () => {
  fakeConversation([
    wireMessage(1, { story_id: '5', story: { thumbnail: 'https://media.example/s.jpg' } }),
    wireMessage(2, { story_id: '6', story: [] }),
  ]);
  renderConversation();
  await screen.findByText('Reply to a story');
  screen.getByText('Reply to a story that has ended');
});
