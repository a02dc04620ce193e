import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { changeableAlbum } from '../../testing/changeable-album';
import { renderAlbums } from '../../testing/render-albums';

async function openDetails(fields: Record<string, unknown> = {}, answers: Parameters<typeof fakeProvider>[0] = {}) {
  const album = changeableAlbum({ id: 7, photos: 1, fields });
  const provider = fakeProvider({
    'get-post-data': () => ({ api_status: 200, post_data: album.read() }),
    albums: album.answer,
    'post-actions': ({ form }) => {
      album.write({ postText: form.text, Orginaltext: form.text });
      return { api_status: 200, action: 'edited' };
    },
    ...answers,
  });
  const { user } = renderAlbums('/my-albums/7');
  await user.click(await screen.findByRole('button', { name: 'Album options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit name and description' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit album' });
  return { user, provider, dialog, save: () => user.click(within(dialog).getByRole('button', { name: 'Save' })) };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

test('name and description are stored, and shown without another visit', async () => {
  const { user, provider, save } = await openDetails();
  await user.clear(field(/Album name/));
  await user.type(field(/Album name/), 'Shore');
  await user.type(field(/Description/), 'A week by the sea');
  await save();

  const card = await screen.findByRole('article', { name: 'Shore' });
  expect(within(card).getByText('A week by the sea')).toBeTruthy();
  expect(provider.callsOf('albums').map(({ form }) => form)).toEqual([{ type: 'edit', id: '7', album_name: 'Shore' }]);
  expect(provider.callsOf('post-actions').map(({ form }) => form)).toMatchObject([
    { post_id: '7', action: 'edit', text: 'A week by the sea' },
  ]);
});

test('an album needs a name, and what did not change is not sent', async () => {
  const { user, provider, save } = await openDetails();
  await user.clear(field(/Album name/));
  await save();
  expect(screen.getByRole('alert').textContent).toBe('Please enter album name');
  await user.type(field(/Album name/), 'Album 7');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([...provider.callsOf('albums'), ...provider.callsOf('post-actions')]).toEqual([]);
});

test('a refused name stays in its field, also when the dialog is closed and opened again', async () => {
  const { user, dialog, save } = await openDetails({}, { albums: () => NO_CONNECTION });
  await user.type(field(/Album name/), ' and more');
  await save();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('what you typed is still here.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Album options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit name and description' }));
  await screen.findByRole('dialog', { name: 'Edit album' });
  expect((field(/Album name/) as HTMLInputElement).value).toBe('Album 7 and more');
});

test('a host that cannot rename albums is named as the reason', async () => {
  const refused = { api_status: '400', errors: { error_id: 3, error_text: 'type: Invalid input' } };
  const { user, dialog, save } = await openDetails({ album_cover: undefined }, { albums: () => refused });
  await user.type(field(/Album name/), ' and more');
  await save();
  expect((await within(dialog).findByRole('alert')).textContent).toContain('This server cannot change albums.');
});
