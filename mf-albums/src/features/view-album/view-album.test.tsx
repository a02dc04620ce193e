import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { configurePage, getPageSettings } from '@social/session';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAlbums } from '../../testing/render-albums';
import { albumPages, wireAlbum, wirePicture } from '../../testing/wire-album';

const postData = (album: unknown) => ({ api_status: 200, post_data: album });
const refused = { api_status: '400', errors: { error_id: 6, error_text: 'Post not found' } };

test('an album that is opened by its address is fetched by its id', async () => {
  const provider = fakeProvider({ 'get-post-data': () => postData(wireAlbum(7, 3, { time: '', post_time: '3 days ago' })) });
  renderAlbums('/my-albums/7');

  const card = await screen.findByRole('article', { name: 'Album 7' });
  expect(within(card).getByRole('heading', { name: 'Album 7' })).toBeTruthy();
  expect(card.textContent).toContain('Demo Moreau3 days ago·3 photos');
  expect(within(card).getByRole('region', { name: 'Likes and comments' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create Album' }).getAttribute('href')).toBe('/my-albums/create');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(provider.callsOf('get-post-data')[0]?.form).toEqual({ post_id: '7', fetch: 'post_data' });
});

test('the navigation state of a link is shown while the album loads', async () => {
  fakeProvider({ 'get-post-data': () => new Promise(() => undefined) });
  const state = { albumData: ['https://media.test/a.jpg', 'javascript:alert(1)'], albumTitle: 'Lake', timeStamp: '3 Days Ago' };
  renderAlbums({ pathname: '/my-albums/7', state });

  const card = screen.getByRole('article', { name: 'Lake' });
  expect(within(card).getByText('3 Days Ago')).toBeTruthy();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual(['https://media.test/a.jpg']);
});

test('invalid navigation state shows the skeleton', () => {
  fakeProvider({ 'get-post-data': () => new Promise(() => undefined) });
  renderAlbums({ pathname: '/my-albums/7', state: { albumData: 5, albumTitle: null } });
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByText('Loading the album')).toBeTruthy();
});

test('an album is found by its title, on any page of the list', async () => {
  const albums = Array.from({ length: 60 }, (_, index) => wireAlbum(100 - index, 1));
  fakeProvider({ albums: albumPages([...albums, wireAlbum(7, 2, { album_name: 'By the sea' })]), 'get-post-data': () => refused });
  renderAlbums('/my-albums/by%20the%20sea');
  expect(await screen.findByRole('article', { name: 'By the sea' })).toBeTruthy();
});

test('a title that looks like an id is found as a title', async () => {
  fakeProvider({ albums: albumPages([wireAlbum(7, 2, { album_name: '2024' })]), 'get-post-data': () => refused });
  renderAlbums('/my-albums/2024');
  expect(await screen.findByRole('article', { name: '2024' })).toBeTruthy();
});

test('an unknown address shows that there is no such album', async () => {
  fakeProvider({ albums: albumPages([]), 'get-post-data': () => refused });
  renderAlbums('/my-albums/7');
  expect(await screen.findByText('There is no such album')).toBeTruthy();
});

test('a failed request for an album can be retried', async () => {
  const provider = fakeProvider({ 'get-post-data': () => NO_CONNECTION });
  const { user } = renderAlbums('/my-albums/7');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Error fetching albums. Please try again.');
  provider.when('get-post-data', () => postData(wireAlbum(7, 1)));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Album 7' })).toBeTruthy();
});

test('an album of five thousand photos renders only its visible range, each item with its position', async () => {
  fakeProvider({ 'get-post-data': () => postData(wireAlbum(7, 5000)) });
  renderAlbums('/my-albums/7');
  await screen.findByText('5,000 photos');
  const tiles = screen.getAllByRole('listitem');
  expect(tiles.length).toBeLessThan(40);
  expect(tiles[1]?.getAttribute('aria-posinset')).toBe('2');
  expect(tiles[1]?.getAttribute('aria-setsize')).toBe('5000');
});

test('photos of real proportions have a heading for each day, and the choice of the look stays', async () => {
  const settings = getPageSettings();
  configurePage({ ...settings, locale: 'browser', timeZone: 'browser' });
  const days = ['1700000000', '1700400000'];
  const photos = Array.from({ length: 14 }, (_, index) => ({
    ...wirePicture(`7-${index}`),
    ...{ id: String(70 + index), width: '1280', height: '853', time: days[index < 7 ? 0 : 1] },
  }));
  fakeProvider({ 'get-post-data': () => postData(wireAlbum(7, 0, { photo_album: photos })) });
  const { user, unmount } = renderAlbums('/my-albums/7');
  await user.click(await screen.findByRole('button', { name: 'Rows in real proportions', pressed: false }));
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  unmount();
  const later = renderAlbums('/my-albums/7');
  expect(await screen.findByRole('button', { name: 'Rows in real proportions', pressed: true })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Two columns' }));
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  later.unmount();
  configurePage(settings);
});

test('deleting an own album hides it at once; Undo shows it again and sends no request', async () => {
  const provider = fakeProvider({
    albums: albumPages([wireAlbum(7, 1), wireAlbum(6, 1)]),
    'post-actions': () => ({ api_status: 200, action: 'deleted' }),
  });
  const { user } = renderAlbums();
  await user.click(await screen.findByRole('link', { name: 'Album 7' }));
  await user.click(screen.getByRole('button', { name: 'Album options' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete album' }));

  expect(screen.getByLabelText('Address').textContent).toBe('/my-albums');
  expect(screen.queryByRole('article', { name: 'Album 7' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByRole('article', { name: 'Album 7' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(provider.callsOf('post-actions')).toEqual([]);
});

test('an album of another member has no options and takes no photos', async () => {
  const publisher = { user_id: '9', name: 'Asha Rao', username: 'asha' };
  fakeProvider({ 'get-post-data': () => postData(wireAlbum(7, 1, { publisher })) });
  renderAlbums('/my-albums/7');
  await screen.findByRole('article', { name: 'Album 7' });
  expect(screen.queryByRole('button', { name: 'Album options' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull();
});
