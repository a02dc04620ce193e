import { screen, waitFor } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { wireMessage } from '../testing/wire-chats';

const thread = (path: string) => ({
  conversation: path.includes('group') ? 'a group' : 'a member',
  path,
  call: path.includes('group') ? 'group_chat' : 'get_user_messages',
});

describe.each([thread('/chat-detailed/4'), thread('/chat-detailed/4?type=group')])('in the conversation with $conversation', (row) => {
  const reply = (messages: unknown[]) => ({ api_status: 200, messages, data: { messages } });

  test('messages that cannot be decoded are counted once, whatever updates repeat', async () => {
    const { callsOf } = fakeConversation([], { [row.call]: () => reply([wireMessage(1), { text: 'without an id' }]) });
    renderConversation({ path: row.path });

    await screen.findByText('1 message could not be shown.');
    await waitFor(() => expect(callsOf(row.call).length).toBeGreaterThan(1));
    screen.getByText('1 message could not be shown.');
  });

  test('messages of which none can be decoded are a failure, and Retry shows them', async () => {
    const { when } = fakeConversation([], { [row.call]: () => reply([{ text: 'without an id' }]) });
    const { user } = renderConversation({ path: row.path });

    const retry = await screen.findByRole('button', { name: 'Retry' });
    when(row.call, () => reply([wireMessage(1)]));
    await user.click(retry);
    await screen.findByText('Message 1');
  });
});
