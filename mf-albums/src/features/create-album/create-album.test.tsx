import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAlbums } from '../../testing/render-albums';
import { wireAlbum } from '../../testing/wire-album';

// jsdom has no object URLs.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }));

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function renderForm(answer: Answer = () => new Promise(() => undefined)) {
  const provider = fakeProvider({ albums: answer });
  const { user } = renderAlbums('/create-album');
  await screen.findByRole('button', { name: 'Publish Album' });
  const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Photos and videos'), { target: { files } });
  const name = (text: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Album name' }), { target: { value: text } });
  const publish = () => user.click(screen.getByRole('button', { name: 'Publish Album' }));
  for (const tile of screen.queryAllByRole('button', { name: /^Remove / })) await user.click(tile);
  return { user, provider, choose, name, publish };
}

const tiles = () => within(screen.getByRole('list', { name: 'Chosen photos and videos' })).getAllByRole('img');
const tileNames = () => tiles().map((tile) => tile.getAttribute('alt'));

test('a form without name or file shows what is missing, and sends nothing', async () => {
  const { name, publish, provider } = await renderForm();
  name('   ');
  await publish();

  expect(screen.getByText('Please enter album name')).toBeTruthy();
  expect(screen.getByText('Please select at least one photo or video')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Album name' }));
  expect(provider.calls).toEqual([]);
});

test('chosen files can be reordered and removed, and mark the form as unsaved', async () => {
  const { user, choose } = await renderForm();
  choose(photo('a.jpg'), photo('b.jpg'), photo('c.jpg'));
  await user.click(screen.getByRole('button', { name: 'Move c.jpg earlier' }));
  await user.click(screen.getByRole('button', { name: 'Remove a.jpg' }));

  expect(tileNames()).toEqual(['c.jpg', 'b.jpg']);
  expect(screen.getByRole('form', { name: 'Create Album' }).dataset['unsaved']).toBe('');
});

test('dropped and pasted files are added', async () => {
  await renderForm();
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [photo('dropped.jpg')] } });
  fireEvent.paste(document.body, { clipboardData: { files: [photo('pasted.jpg')], getData: () => '' } });
  await waitFor(() => expect(tileNames()).toEqual(['dropped.jpg', 'pasted.jpg']));
});

test('a published album opens with a notice of its refused files', async () => {
  const reply = { api_status: 200, data: wireAlbum(7, 1), refused_files: [{ index: '1', error_text: '"b.jpg" is damaged' }] };
  const { choose, name, publish, provider } = await renderForm(() => reply);
  name('Lake');
  choose(photo('a.jpg'), photo('b.jpg'));
  await publish();

  expect(await screen.findByRole('heading', { name: 'Album 7' })).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toBe('/my-albums/7');
  expect(screen.getByRole('alert').textContent).toContain('without one file.“b.jpg” was left out: "b.jpg" is damaged');
  expect(provider.calls.map(({ form }) => form)).toMatchObject([{ type: 'create', album_name: 'Lake' }]);
});

test('a failed request keeps the form, and Retry publishes the album', async () => {
  const { user, provider, choose, name, publish } = await renderForm(() => NO_CONNECTION);
  name('Lake');
  choose(photo('a.jpg'));
  await publish();

  expect(await screen.findByText('Error creating album. Please try again.')).toBeTruthy();
  expect(tileNames()).toEqual(['a.jpg']);
  provider.when('albums', () => ({ api_status: 200, data: wireAlbum(7, 1) }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('heading', { name: 'Album 7' })).toBeTruthy();
});

test('Cancel stops an upload', async () => {
  const { user, choose, name, publish, provider } = await renderForm();
  name('Lake');
  choose(photo('a.jpg'));
  await publish();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('You stopped it.')).toBeTruthy();
  expect(provider.calls[0]?.isAborted).toBe(true);
});
