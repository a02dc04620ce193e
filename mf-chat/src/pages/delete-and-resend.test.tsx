import { neverAnswers, NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { ownWireMessage, wireMessage } from '../testing/wire-chats';

type User = ReturnType<typeof renderConversation>['user'];

const box = () => screen.findByRole('textbox', { name: 'Message to Asha Rao' });

async function deleteOwnMessage(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Actions for your message' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

test('deleting a message hides it at once; Undo shows it again and sends no request', async () => {
  const { callsOf } = fakeConversation([wireMessage(1), ownWireMessage(2, { text: 'A slip' })]);
  const { user } = renderConversation();
  await deleteOwnMessage(user);
  await waitFor(() => expect(screen.queryByText('A slip')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('A slip');
  expect(callsOf('delete_message')).toHaveLength(0);
});

test('a refused deletion shows the message again with a notice', async () => {
  const { callsOf } = fakeConversation([wireMessage(1), ownWireMessage(2, { text: 'A slip' })], {
    delete_message: () => refusal('Too late'),
  });
  const { user } = renderConversation();
  await deleteOwnMessage(user);
  await user.click(await screen.findByRole('button', { name: /close/i }));
  await screen.findByText(/The message was not deleted, and is back\. Too late/);
  await screen.findByText('A slip');
  expect(callsOf('delete_message')[0]?.form).toMatchObject({ message_id: '2' });
});

test('a message of somebody else has no Delete', async () => {
  fakeConversation([wireMessage(1)]);
  const { user } = renderConversation();
  await user.click(await screen.findByRole('button', { name: 'Actions for the message of Asha Rao' }));
  await screen.findByRole('menuitem', { name: 'Reply' });
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

test('a message that waits is shown while those before it load', async () => {
  fakeConversation([], { get_user_messages: neverAnswers, 'send-message': neverAnswers });
  const { user } = renderConversation();
  await screen.findByRole('status', { name: 'Loading messages' });
  await user.type(await box(), 'Are you there?{Enter}');
  await within(await screen.findByRole('region', { name: 'Messages that wait' })).findByText('Are you there?');
});

test('Resend all sends several failed messages in their order', async () => {
  const { callsOf, when, messages } = fakeConversation([wireMessage(1)], { 'send-message': () => refusal('Not now') });
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  await user.type(await box(), 'One{Enter}');
  await user.type(await box(), 'Two{Enter}');
  const bar = within(await screen.findByRole('group', { name: 'Messages that were not sent' }));
  bar.getByText(/2 messages were not sent/);

  when('send-message', ({ form }) => {
    const sent = ownWireMessage(10 + messages.length, { text: form.text, message_hash_id: form.message_hash_id });
    messages.push(sent);
    return { api_status: 200, message_data: [sent] };
  });
  await user.click(bar.getByRole('button', { name: 'Resend all' }));

  await waitFor(() => expect(screen.queryByRole('group', { name: 'Messages that were not sent' })).toBeNull());
  expect(callsOf('send-message').map(({ form }) => form.text)).toEqual(['One', 'Two', 'One', 'Two']);
});

test('Cancel stops the upload of a file and removes its message', async () => {
  const { callsOf } = fakeConversation([wireMessage(1)], { 'send-message': () => new Promise(() => undefined) });
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  await user.upload(screen.getByLabelText('Files to send'), new File(['abc'], 'notes.txt', { type: 'text/plain' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('notes.txt')).toBeNull());
  expect(callsOf('send-message').map(({ isAborted }) => isAborted)).toEqual([true]);
});

test('a file that cannot be sent is refused when it is chosen; a refused one offers no Retry', async () => {
  fakeConversation([wireMessage(1)], { 'send-message': () => ({ api_status: '400', errors: { error_text: 'The file is damaged' } }) });
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  const files = [
    new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
    new File(['abc'], 'plan.pdf', { type: 'application/pdf' }),
  ];
  await user.upload(screen.getByLabelText('Files to send'), files);
  await screen.findByText(/“setup.exe” was left out: files can be PDF/);
  await user.click(screen.getByRole('button', { name: 'Send' }));

  const status = await screen.findByRole('alert', { name: 'Not sent' });
  expect(status.textContent).toContain('The file is damaged');
  expect(within(status).queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(within(status).getByRole('button', { name: 'Delete' }));
  expect(screen.queryByText('plan.pdf')).toBeNull();
});

test('Delete removes a message that was not sent', async () => {
  fakeConversation([wireMessage(1)], { 'send-message': () => NO_CONNECTION });
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  await user.type(await box(), 'Never mind{Enter}');
  const status = within(await screen.findByRole('group', { name: 'Not sent' }));
  await user.click(status.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Never mind')).toBeNull());
});
