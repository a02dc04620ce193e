import { refusal, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeConversation } from '../testing/fake-conversation';
import { renderConversation } from '../testing/render-conversation';
import { wireMessage } from '../testing/wire-chats';
// Before the first test, whose first find would otherwise wait until Jest has compiled it.
import '../features/write-message/gif-dialog';

const CONFETTI = 'https://media.giphy.com/media/confetti/giphy.gif';
const found = { title: 'Confetti', url: CONFETTI, preview: CONFETTI, still: CONFETTI, width: 200, height: 100 };
const withSearch = {
  'get-site-settings': () => ({ api_status: 200, config: { searches_gifs: '1' } }),
  search_gifs: () => ({ api_status: 200, data: [found], next_offset: '' }),
};

async function openGifs(answers: Record<string, Answer>) {
  const { callsOf } = fakeConversation([wireMessage(1)], answers);
  const { user } = renderConversation();
  await screen.findByText('Message 1');
  await user.click(screen.getByRole('button', { name: 'Choose a GIF' }));
  return { callsOf, user, dialog: within(await screen.findByRole('dialog', { name: 'Choose a GIF' })) };
}

test('a GIF that is pressed is sent at once, and the focus goes to the message box', async () => {
  const { callsOf, user, dialog } = await openGifs(withSearch);
  await user.click(await dialog.findByRole('button', { name: 'Confetti' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Message to/ }));
  await waitFor(() => expect(callsOf('send-message')).toHaveLength(1));
  expect(callsOf('send-message')[0]?.form).toMatchObject({ text: '', gif: CONFETTI });
});

test('where the host has no search, a link is taken once it is one', async () => {
  const { callsOf, user, dialog } = await openGifs({ 'get-site-settings': () => ({ api_status: 200, config: {} }) });
  const field = dialog.getByRole('textbox', { name: 'Link to a GIF' });
  await user.type(field, 'https://x');
  expect(dialog.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
  expect(dialog.getByText('A link begins with https:// and leads to a picture.')).not.toBeNull();
  expect(dialog.queryByRole('searchbox')).toBeNull();

  await user.clear(field);
  await user.type(field, `${CONFETTI}{Enter}`);
  await waitFor(() => expect(callsOf('send-message')).toHaveLength(1));
  expect(callsOf('send-message')[0]?.form).toMatchObject({ gif: CONFETTI });
});

test('a GIF that was refused is shown with the reason, and can be deleted', async () => {
  const { user, dialog } = await openGifs({ ...withSearch, 'send-message': () => refusal('Not here') });
  await user.click(await dialog.findByRole('button', { name: 'Confetti' }));
  await screen.findByText('Not sent. Not here');
  expect(screen.getByRole('img', { name: 'GIF' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: 'GIF' })).toBeNull());
});

test('who has written something is offered no GIF', async () => {
  fakeConversation([wireMessage(1)]);
  const { user } = renderConversation();
  await user.type(await screen.findByRole('textbox', { name: /^Message to/ }), 'Hello');
  expect(screen.queryByRole('button', { name: 'Choose a GIF' })).toBeNull();
});
