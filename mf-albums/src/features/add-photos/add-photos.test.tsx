import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { changeableAlbum } from '../../testing/changeable-album';
import { renderAlbums } from '../../testing/render-albums';

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined }));

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

async function addPhotos(answers: Parameters<typeof fakeProvider>[0] = {}) {
  const album = changeableAlbum({ id: 7, photos: 1 });
  const provider = fakeProvider({
    'get-post-data': () => ({ api_status: 200, post_data: album.read() }),
    albums: album.answer,
    ...answers,
  });
  const { user } = renderAlbums('/my-albums/7');
  await user.click(await screen.findByRole('button', { name: 'Add photos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add photos' });
  await user.upload(within(dialog).getByLabelText('Photos and videos'), [photo('a.jpg'), photo('b.jpg')]);
  return { user, provider, dialog, album };
}

const add = () => screen.findByRole('button', { name: 'Add 2 files to the album' });

test('photos are added to the album, which shows them; a file that was refused is named', async () => {
  const { user, provider } = await addPhotos({
    albums: () => ({
      api_status: 200,
      data: changeableAlbum({ id: 7, photos: 2 }).read(),
      refused_files: [{ index: '1', error_text: 'it is damaged' }],
    }),
  });
  await user.click(await add());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1 file added to “Album 7”. “b.jpg” was left out: it is damaged')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(provider.callsOf('albums').map(({ form }) => form)).toMatchObject([{ type: 'add', id: '7' }]);
});

test('refused files stay, also when the dialog is closed, and Retry sends them', async () => {
  const refused = { api_status: '400', errors: { error_id: 24, error_text: 'Try again later' } };
  const { user, provider, dialog, album } = await addPhotos({ albums: () => refused });
  await user.click(await add());
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'The photos could not be added. Try again later' + 'The files are still here.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  provider.when('albums', album.answer);
  await user.click(screen.getByRole('button', { name: 'Add photos' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
