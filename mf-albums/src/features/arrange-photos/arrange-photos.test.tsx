import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAlbums } from '../../testing/render-albums';
import { changeableAlbum } from '../../testing/changeable-album';

type Answers = Parameters<typeof fakeProvider>[0];
const refused = { api_status: '400', errors: { error_id: 6, error_text: 'You are not the author of this post' } };

async function arrange(answers: Answers = {}, fields: Record<string, unknown> = {}) {
  const album = changeableAlbum({ id: 7, photos: 3, fields });
  const provider = fakeProvider({
    'get-post-data': () => ({ api_status: 200, post_data: album.read() }),
    albums: album.answer,
    ...answers,
  });
  const { user } = renderAlbums('/my-albums/7');
  await user.click(await screen.findByRole('button', { name: 'Album options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Arrange photos' }));
  return { user, provider, album };
}

const order = () =>
  within(screen.getByRole('list', { name: 'Photos in their order' }))
    .getAllByRole('img')
    .map((image) => image.getAttribute('src')?.match(/7-(\d)/)?.[1])
    .join('');
const changes = (provider: { callsOf: (call: string) => { form: Record<string, string> }[] }) =>
  provider.callsOf('albums').map(({ form }) => form);

test('a photo is moved by its buttons; the order is saved and the focus stays with the photo', async () => {
  const { user, provider } = await arrange();
  await user.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
  expect(order()).toBe('102');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 2 later' }));
  expect(screen.getByText('Moved to 2 of 3')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(order()).toBe('120');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 3 earlier' }));
  await waitFor(() => expect(changes(provider).at(-1)).toEqual({ type: 'order', id: '7', photos: '71,72,70' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const shown = within(screen.getByRole('list', { name: /^Photos of/ })).getAllByRole('img');
  expect(shown[0]?.getAttribute('src')).toContain('7-1');
});

test('while an order is being saved, the previous order is never shown again', async () => {
  const { user, provider } = await arrange();
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(order()));
  observer.observe(screen.getByRole('list', { name: 'Photos in their order' }), { childList: true });
  await user.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
  await waitFor(() => expect(changes(provider)).toHaveLength(1));
  await screen.findByText('Changes are saved at once');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen).toEqual(['102']);
});

test('an order that is refused stays on the page, with the reason, Retry and Discard', async () => {
  const { user, provider, album } = await arrange({ albums: () => refused });
  await user.click(screen.getByRole('button', { name: 'Move photo 3 earlier' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The order could not be saved; it is still here. You are not the author of this post');
  expect(order()).toBe('021');

  provider.when('albums', album.answer);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(order()).toBe('021');
});

test('the cover is chosen, and stands first in the collage', async () => {
  const { user } = await arrange();
  await user.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }));
  expect(await screen.findByRole('button', { name: 'Make photo 3 the cover', pressed: true })).toBeTruthy();
  expect(screen.getByText('Cover')).toBeTruthy();
});

test('a cover that is chosen while an order is saved stays, however late the reply to the order', async () => {
  const replies: (() => void)[] = [];
  const { user, album, provider } = await arrange();
  provider.when('albums', (call) => {
    const reply = album.answer(call);
    return call.form.type === 'order' ? new Promise((resolve) => replies.push(() => resolve(reply))) : reply;
  });
  await user.click(screen.getByRole('button', { name: 'Move photo 1 later' }));
  await user.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }));
  await waitFor(() => expect(replies).toHaveLength(1));
  replies[0]?.();
  expect(await screen.findByText('Changes are saved at once')).toBeTruthy();
  expect(await screen.findByText('The album has another cover')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Make photo 3 the cover', pressed: true })).toBeTruthy();
  expect(order()).toBe('102');
});

test('a removed photo goes at once; Undo shows it again and sends nothing', async () => {
  const { user, provider } = await arrange();
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(order()).toBe('02');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(order()).toBe('012');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(changes(provider)).toEqual([]);
});

test('a host without the calls says so, and nothing opens', async () => {
  await arrange({}, { album_cover: undefined });
  expect((await screen.findByRole('alert')).textContent).toContain('This server cannot change albums.');
  expect(screen.queryByRole('heading', { name: 'Arrange photos' })).toBeNull();
});
