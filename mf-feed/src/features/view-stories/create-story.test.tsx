import { NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findTile, renderStories } from '../../testing/render-stories';

async function openCreateStory({ user }: Pick<ReturnType<typeof renderStories>, 'user'>): Promise<HTMLElement> {
  await user.click(await findTile(/^Create story/));
  return screen.findByRole('dialog', { name: 'Create story' });
}

test('a story is created from a picture and a text; a failed one can be retried', async () => {
  let isDown = true;
  const { user, callsOf } = renderStories([], { 'create-story': () => (isDown ? NO_CONNECTION : { api_status: 200, story_id: '50' }) });
  const dialog = await openCreateStory({ user });
  expect(within(dialog).getByRole('button', { name: 'Share story' }).hasAttribute('disabled')).toBe(true);

  await user.upload(within(dialog).getByLabelText('Photo or video'), new File(['x'], 'day.jpg', { type: 'image/jpeg' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Say something about it' }), 'A good day');
  await user.click(within(dialog).getByRole('button', { name: 'Share story' }));
  await within(dialog).findByText(/did not get through; it is still here/);

  isDown = false;
  await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('create-story').at(-1)?.form).toMatchObject({ file_type: 'image', story_description: 'A good day' });
});

test('a story that is not shared yet is restored after Escape', async () => {
  const { user } = renderStories([]);
  let dialog = await openCreateStory({ user });
  await user.upload(within(dialog).getByLabelText('Photo or video'), new File(['x'], 'day.jpg', { type: 'image/jpeg' }));
  await user.type(within(dialog).getByRole('textbox', { name: 'Say something about it' }), 'Not yet');
  await user.keyboard('{Escape}');
  await screen.findByText('Your draft is kept.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  dialog = await openCreateStory({ user });
  await within(dialog).findByRole('img', { name: 'day.jpg' });
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Say something about it' }).value).toBe('Not yet');
});

test('a story of only a text is previewed on a background, and can be shared', async () => {
  const { user } = renderStories([]);
  const dialog = await openCreateStory({ user });
  await user.type(within(dialog).getByRole('textbox', { name: 'Say something about it' }), 'Words alone');

  within(dialog).getByText('Words alone', { selector: 'p' });
  await user.click(within(dialog).getByRole('button', { name: 'Sea' }));
  expect(within(dialog).getByRole('button', { name: 'Sea', pressed: true })).not.toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Share story' }).hasAttribute('disabled')).toBe(false);
});

test('a file that is neither photo nor video is refused by name, and does not block the next one', async () => {
  const { user } = renderStories([]);
  const dialog = await openCreateStory({ user });
  fireEvent.change(within(dialog).getByLabelText('Photo or video'), {
    target: { files: [new File(['x'], 'notes.txt', { type: 'text/plain' }), new File(['x'], 'day.jpg', { type: 'image/jpeg' })] },
  });
  await within(dialog).findByText('notes.txt is neither a photo nor a video.');
  within(dialog).getByRole('img', { name: 'day.jpg' });
});

test('a story that is shared offline waits, and is shared once by itself when the connection is back', async () => {
  const { user, callsOf } = renderStories([], { 'create-story': () => ({ api_status: 200, story_id: '50' }) });
  fireEvent(window, new Event('offline'));
  const dialog = await openCreateStory({ user });
  await user.upload(within(dialog).getByLabelText('Photo or video'), new File(['x'], 'day.jpg', { type: 'image/jpeg' }));
  await user.click(within(dialog).getByRole('button', { name: 'Share story' }));
  await screen.findByText('Your story is shared by itself when the connection is back.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('create-story')).toEqual([]);

  fireEvent(window, new Event('online'));

  await screen.findByText('Your story is up for a day.');
  expect(callsOf('create-story')).toHaveLength(1);
});

test('a waiting story that is refused shows the reason, and can be deleted', async () => {
  const { user } = renderStories([], { 'create-story': () => ({ api_status: '400', errors: { error_text: 'No room' } }) });
  fireEvent(window, new Event('offline'));
  const dialog = await openCreateStory({ user });
  await user.upload(within(dialog).getByLabelText('Photo or video'), new File(['x'], 'day.jpg', { type: 'image/jpeg' }));
  await user.click(within(dialog).getByRole('button', { name: 'Share story' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent(window, new Event('online'));

  await screen.findByText(/Your story was not shared. No room/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete the story' }));
  expect(screen.queryByText(/Your story was not shared/)).toBeNull();
});
