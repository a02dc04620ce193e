import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, within } from '@testing-library/react';
import { renderAlbums } from '../../testing/render-albums';
import { albumPages, wireAlbum } from '../../testing/wire-album';

const refusal = (text?: string) => ({ api_status: '400', errors: text === undefined ? {} : { error_id: 1, error_text: text } });
const tilesOf = (card: HTMLElement) => within(card).queryAllByRole('img').length;
const findCard = (name: string) => screen.findByRole('article', { name });

async function renderAlbum(pictureCount: number, fields: Record<string, unknown> = {}) {
  fakeProvider({ albums: albumPages([wireAlbum(7, pictureCount, fields)]) });
  const { user } = renderAlbums();
  const [card] = await screen.findAllByRole('article');
  return { user, card: card as HTMLElement };
}

test.each([
  [1, 1, null],
  [2, 2, null],
  [3, 3, null],
  [4, 4, null],
  [5, 5, null],
  [6, 6, '+1'],
  [9, 6, '+4'],
  [200, 6, '+195'],
])('an album of %d photos has a collage of %d and the label %s', async (photoCount, tileCount, more) => {
  const { card } = await renderAlbum(photoCount);
  expect(tilesOf(card)).toBe(tileCount);
  expect(within(card).queryByText(/^\+/)?.textContent ?? null).toBe(more);
  expect(within(card).queryByText('View more') !== null).toBe(more !== null);
});

test('an album without photos shows a note', async () => {
  const { card } = await renderAlbum(0);
  expect(within(card).getByText('No images in this album')).toBeTruthy();
  expect(within(card).getByText('0 photos')).toBeTruthy();
});

test('a card shows name, time and item counts', async () => {
  const { card } = await renderAlbum(2, { album_name: 'Lake &amp; hills', time: '', post_time: '3 days ago' });
  expect(within(card).getByRole('link', { name: 'Lake & hills' })).toBeTruthy();
  expect(within(card).getByText('3 days ago')).toBeTruthy();
  expect(within(card).getByText('2 photos')).toBeTruthy();
});

test('a missing name and time have default labels', async () => {
  const { card } = await renderAlbum(1, { album_name: null, time: null, post_time: null });
  expect(within(card).getByRole('link', { name: 'Untitled Album' })).toBeTruthy();
  expect(within(card).getByText('Unknown time')).toBeTruthy();
});

test('videos are counted, and marked as videos', async () => {
  const { card } = await renderAlbum(0, { photo_album: [{ image: 'https://media.test/a.jpg' }, { image: 'https://media.test/b.mp4' }] });
  expect(within(card).getByText('1 photo, 1 video')).toBeTruthy();
  expect(within(card).getByTitle('Video')).toBeTruthy();
});

test('an empty list offers to create the first album', async () => {
  fakeProvider({ albums: albumPages([]) });
  renderAlbums();
  expect(await screen.findByText('No albums found. Create your first album!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Create your first album' }).getAttribute('href')).toBe('/my-albums/create');
});

test('an album opens by its name and by View more without another request', async () => {
  const provider = fakeProvider({ albums: albumPages([wireAlbum(7, 9)]) });
  const { user } = renderAlbums();
  await user.click(within(await findCard('Album 7')).getByRole('link', { name: /^View more/ }));

  expect(screen.getByLabelText('Address').textContent).toBe('/my-albums/7');
  expect(screen.getByRole('heading', { name: 'Album 7' })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'My Albums' }));
  expect(await findCard('Album 7')).toBeTruthy();
  expect(provider.calls.map(({ type }) => type)).toEqual(['albums']);
});

test.each<[string, Answer, string]>([
  ['refused with a reason', () => refusal('User not found'), 'Failed to fetch albums: User not found'],
  ['refused without one', () => refusal(), 'Failed to fetch albums: Unknown error'],
  ['without a connection', () => NO_CONNECTION, 'Error fetching albums. Please try again.'],
])('a list that is %s shows the failure, and Retry loads it', async (_case, answer, message) => {
  const provider = fakeProvider({ albums: answer });
  const { user } = renderAlbums();

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(message);
  provider.when('albums', albumPages([wireAlbum(7, 1)]));
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));

  expect(await findCard('Album 7')).toBeTruthy();
});
