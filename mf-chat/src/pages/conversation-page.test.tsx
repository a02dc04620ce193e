import { chatUsers } from '@social/session';
import { NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { setServerClock } from '@social/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { ownWireMessage, wireGroup, wireMessage } from '../testing/wire-chats';

const box = () => screen.findByRole('textbox', { name: 'Message to Asha Rao' });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const line = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (!found) throw new Error(`no line says ${text}`);
  return within(found);
};

test('a conversation shows its recipient and messages, own ones with their delivery state', async () => {
  fakeConversation([
    wireMessage(1, { text: 'Tea?' }),
    ownWireMessage(2, { text: 'Yes' }),
    ownWireMessage(3, { text: 'At ten', seen: '1700000100' }),
  ]);
  renderConversation();

  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  screen.getByText('Offline');
  (await line('Tea?')).getByText('Asha Rao:');
  (await line('Yes')).getByText('Sent');
  (await line('At ten')).getByText('Read');
});

test('who is online and which day it is are decided by the server’s clock, not by a device that is years ahead', async () => {
  setServerClock(() => 1_700_000_520_000);
  const user_data = { user_id: '4', name: 'Asha Rao', username: 'asha', lastseen: '1700000500', lastseen_status: 'on' };
  fakeConversation([wireMessage(1)], { 'get-user-data': () => ({ api_status: 200, user_data }) });
  renderConversation();

  await screen.findByText('Online');
  expect((await screen.findByText(/^Today, /)).tagName).toBe('TIME');
  setServerClock(() => Date.now());
});

test('a message that was sent before the recipient was last online is delivered', async () => {
  const user_data = { user_id: '4', name: 'Asha Rao', username: 'asha', lastseen: '1700000500' };
  fakeConversation([ownWireMessage(2, { text: 'Yes' })], { 'get-user-data': () => ({ api_status: 200, user_data }) });
  renderConversation();

  await waitFor(async () => (await line('Yes')).getByText('Delivered'));
});

test('a sent message is shown at once, and stays in its position when it has arrived', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  const { callsOf, messages } = fakeConversation([wireMessage(1)], { 'send-message': () => new Promise((resolve) => (answer = resolve)) });
  const { user } = renderConversation();
  await screen.findByText('Message 1');

  await user.type(await box(), 'On my way{Enter}');

  (await line('On my way')).getByText('Sending');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  const sent = ownWireMessage(2, { text: 'On my way', message_hash_id: callsOf('send-message')[0]?.form.message_hash_id });
  messages.push(sent);
  answer({ api_status: 200, message_data: [sent] });

  await waitFor(async () => (await line('On my way')).getByText('Sent'));
  expect(screen.getAllByText('On my way')).toHaveLength(1);
});

test('Shift and Enter begin a new line; blank text is not sent', async () => {
  const { callsOf } = fakeConversation([wireMessage(1)]);
  const { user } = renderConversation();
  await screen.findByText('Message 1');

  await user.type(await box(), '   {Enter}');
  expect(callsOf('send-message')).toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  await user.clear(await box());
  await user.type(await box(), 'One{Shift>}{Enter}{/Shift}Two{Enter}');

  await waitFor(() => expect(callsOf('send-message')[0]?.form.text).toBe('One\nTwo'));
});

test('a refused message shows the reason, and Retry sends it', async () => {
  let isRefused = true;
  const refusal = { api_status: '400', errors: { error_id: 8, error_text: 'You cannot write to this member' } };
  const { messages } = fakeConversation([wireMessage(1)], {
    'send-message': ({ form }) => {
      if (isRefused) return refusal;
      messages.push(ownWireMessage(2, { text: form.text, message_hash_id: form.message_hash_id }));
      return { api_status: 200, message_data: [messages.at(-1)] };
    },
  });
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  await user.type(await box(), 'Hello{Enter}');

  const status = await screen.findByRole('alert', { name: 'Not sent' });
  expect(status.textContent).toContain('You cannot write to this member');
  within(status).getByRole('button', { name: 'Copy' });
  within(status).getByRole('button', { name: 'Delete' });
  isRefused = false;
  await user.click(within(status).getByRole('button', { name: 'Retry' }));

  await waitFor(async () => (await line('Hello')).getByText('Sent'));
  expect(screen.queryByRole('alert', { name: 'Not sent' })).toBeNull();
});

test('unread messages are below a separator', async () => {
  fakeConversation([wireMessage(1), wireMessage(2, { seen: '0' }), wireMessage(3, { seen: '0' })]);
  renderConversation();

  await screen.findByRole('separator', { name: 'New messages' });
  const texts = lines();
  const at = texts.findIndex((text) => text === 'New messages');
  expect(texts[at - 1]).toContain('Message 1');
  expect(texts[at + 1]).toContain('Message 2');
});

test.each([
  ['short', 'Tea?', 14],
  ['long', 'And another thing. '.repeat(22), 6],
])('a long conversation of %s messages opens with as many as fill the screen', async (_length, text, count) => {
  const history = Array.from({ length: 100 }, (_, at) => wireMessage(at + 1, { text, ...(at >= 70 && { seen: '0' }) }));
  fakeConversation(history);
  renderConversation();

  await screen.findByRole('separator', { name: 'New messages' });
  expect(screen.getAllByText('Asha Rao:')).toHaveLength(count);
});

test('a conversation with a member who does not exist shows "Unknown User"', async () => {
  const refusal = { api_status: '400', errors: { error_id: 6, error_text: 'User not found' } };
  fakeConversation([], { 'get-user-data': () => refusal, get_user_messages: () => refusal });
  renderConversation();

  await screen.findByRole('heading', { level: 1, name: 'Unknown User' });
  await screen.findByText('User data not available');
});

test('a group is not confused with the person of the same id', async () => {
  chatUsers.remember({ chatId: '4', name: 'Asha Rao', avatar: null, isOnline: false });
  const { callsOf } = fakeConversation([wireMessage(1, { messageUser: null, user_data: { user_id: '5', name: 'Kofi' } })], {
    group_chat: ({ form }) =>
      form.type === 'get_list'
        ? { api_status: 200, data: [wireGroup(4, { group_name: 'Rowing club', parts: [{}, {}] })] }
        : { api_status: 200, data: { messages: [wireMessage(1, { messageUser: null, user_data: { user_id: '5', name: 'Kofi' } })] } },
  });
  renderConversation({ path: '/chat-detailed/4?type=group' });

  await screen.findByRole('heading', { level: 1, name: 'Rowing club' });
  screen.getByText('2 members');
  (await line('Message 1')).getByText('Kofi:');
  expect(callsOf('get-user-data')).toHaveLength(0);
});

test('a conversation that cannot be fetched shows the failure, and new messages wait below it', async () => {
  fakeConversation([], { get_user_messages: () => NO_CONNECTION, 'send-message': () => NO_CONNECTION });
  const { user } = renderConversation();
  await screen.findByText('Messages could not be loaded');

  await user.type(await box(), 'Are you there?{Enter}');

  const status = within((await line('Are you there?')).getByRole('group', { name: 'Not sent' }));
  status.getByText(/There is no connection.*tried again by itself/);
  status.getByRole('button', { name: 'Retry' });
});

test('a message with a link shows what is known of its page', async () => {
  const link_preview = { url: 'https://example.org/tea', title: 'Tea &lt;b&gt;', description: 'How to brew', image: '' };
  fakeConversation([
    wireMessage(1, { text: 'https://example.org/tea', link_preview }),
    wireMessage(2, { text: 'No link', link_preview: [] }),
    wireMessage(3, { text: 'A script', link_preview: { ...link_preview, url: 'javascript:alert(1)' } }),
  ]);
  renderConversation();

  const card = await screen.findByRole('link', { name: 'example.org Tea <b> How to brew' });
  expect(card.getAttribute('href')).toBe('https://example.org/tea');
  expect(card.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  expect(screen.getAllByRole('link', { name: /How to brew/ })).toHaveLength(1);
});
