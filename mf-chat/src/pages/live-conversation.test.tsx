import type { GroupId, MessageId, PersonId } from '@social/api';
import { NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { liveChannel } from '@social/data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { ownWireMessage, wireMessage } from '../testing/wire-chats';

const asha = '4' as PersonId;
const withAsha = { kind: 'person', id: asha } as const;
const publish = (...news: Parameters<typeof liveChannel.publish>[0][]) => act(() => news.forEach((one) => liveChannel.publish(one)));

afterEach(() => liveChannel.publish({ kind: 'stream', streamId: null }));

test('a message is fetched when an event tells of it, and no poll asks before that', async () => {
  const messages = [wireMessage(1)];
  const { callsOf } = fakeConversation(messages);
  liveChannel.publish({ kind: 'stream', streamId: 's-1' });
  renderConversation();
  await screen.findByText('Message 1');
  await waitFor(() => expect(callsOf('get_user_messages').length).toBeGreaterThan(1));
  const asked = callsOf('get_user_messages').length;

  messages.push(wireMessage(2));
  publish({ kind: 'message', conversation: { kind: 'group', id: '4' as GroupId }, messageId: '9' as MessageId, authorId: asha });
  expect(callsOf('get_user_messages')).toHaveLength(asked);
  publish({ kind: 'message', conversation: withAsha, messageId: '2' as MessageId, authorId: asha });

  await screen.findByText('Message 2');
});

test('a message that arrived, though its reply was lost, does not hold up the next one', async () => {
  // More than an update looks back.
  const messages = Array.from({ length: 25 }, (_, at) => wireMessage(at + 1));
  fakeConversation(messages, {
    'send-message': ({ form: { text, message_hash_id } }) => {
      if (text === 'Arrived') messages.push(ownWireMessage(26, { text, message_hash_id }));
      return NO_CONNECTION;
    },
    // Only the update succeeds, not the search for the message.
    get_user_messages: ({ form: { limit, after_message_id: after } }) =>
      limit === '100' && !after
        ? NO_CONNECTION
        : { api_status: 200, messages: messages.filter(({ id }) => Number(id) > Number(after ?? 0)), typing: 0 },
  });
  const { user } = renderConversation();
  await screen.findByText('Message 25');
  const box = await screen.findByRole('textbox', { name: 'Message to Asha Rao' });
  await user.type(box, 'Arrived{Enter}');
  publish({ kind: 'message', conversation: withAsha, messageId: '26' as MessageId, authorId: asha });
  const line = (text: string) => within(screen.getByText(text).closest('li') as HTMLElement);
  await waitFor(() => line('Arrived').getByText('Sent'));

  await user.type(box, 'Behind it{Enter}');

  await waitFor(() => line('Behind it').getByRole('button', { name: 'Retry' }));
});

test('the other one is shown as typing as soon as they do, and not for longer', async () => {
  fakeConversation([wireMessage(1)]);
  renderConversation();
  await screen.findByText('Message 1');
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });

  publish({ kind: 'typing', personId: '5' as PersonId, isTyping: true });
  expect(screen.queryByText(/is typing/)).toBeNull();
  publish({ kind: 'typing', personId: asha, isTyping: true });
  await screen.findByText('Asha Rao is typing…');
  publish({ kind: 'typing', personId: asha, isTyping: false });

  await waitFor(() => expect(screen.queryByText('Asha Rao is typing…')).toBeNull());
});

test('the tick says at once that a message was delivered, and then that it was read', async () => {
  fakeConversation([ownWireMessage(1, { seen: '0' })]);
  renderConversation();
  await screen.findByText('Message 1');
  const tick = (name: string) => screen.findByText(name);
  await tick('Sent');

  publish({ kind: 'seen', personId: asha, seenAt: new Date() });
  await tick('Delivered');
  publish({ kind: 'read', conversation: withAsha, readerId: asha, messageId: '1' as MessageId });

  await tick('Read');
});

test.each([
  ['a group', '/chat-detailed/4?type=group', 'group_chat', 'Unknown group'],
  ['a person', '/chat-detailed/4', 'get-user-data', 'Unknown User'],
])('the conversation with %s that there is not says so, without a field for a message', async (_title, path, call, name) => {
  fakeConversation([], { [call]: ({ form }) => (form.type === 'get_list' ? { api_status: 200, data: [] } : refusal('Not found')) });
  renderConversation({ path });

  await screen.findByText('This conversation cannot be opened');
  screen.getByRole('heading', { level: 1, name });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a recipient is not called offline before anything is known of them', async () => {
  fakeConversation([wireMessage(1)], { 'get-user-data': () => new Promise(() => undefined) });
  renderConversation();
  await screen.findByText('Message 1');

  expect(screen.queryByText('Offline')).toBeNull();
});

test('on a small screen a button leads back', async () => {
  fakeConversation([wireMessage(1)]);
  const { user } = renderConversation();
  await user.click(await screen.findByRole('button', { name: 'Back' }));

  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('/'));
});
