import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { screen, waitFor, within } from '@testing-library/react';
import { wirePage, wirePages } from '../testing/wire-page';
import { Region } from './suggested-pages';

function renderSuggestions() {
  signInAnew();
  return renderRegions({ '*': <Region /> });
}

test('three pages are suggested, each with its own Like, and a link to all of them', async () => {
  const { callsOf } = fakeProvider({
    'fetch-recommended': () => wirePages(wirePage(9), wirePage(8), wirePage(7), wirePage(6)),
    'like-page/8': () => ({ api_status: 200, like_status: 'liked' }),
  });
  const { user } = renderSuggestions();

  const list = within(await screen.findByRole('list', { name: 'Suggested pages' }));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([9, 8, 7].map((id) => `/PageProfile?page=${id}`));
  expect(screen.getByRole('link', { name: 'All suggested pages' }).getAttribute('href')).toBe('/pagescomp/mainpages?tab=suggested');
  await user.click(list.getByRole('button', { name: 'Like Page: Page 8' }));

  list.getByRole('button', { name: 'Liked Page: Page 8' });
  await waitFor(() => expect(callsOf('like-page/8')).toHaveLength(1));
});

test('without a suggestion nothing is shown', async () => {
  const { callsOf } = fakeProvider({ 'fetch-recommended': () => wirePages() });
  renderSuggestions();

  await waitFor(() => expect(callsOf('fetch-recommended')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

test('failed suggestions show the reason with Retry', async () => {
  let isDown = true;
  fakeProvider({ 'fetch-recommended': () => (isDown ? NO_CONNECTION : wirePages(wirePage(9))) });
  const { user } = renderSuggestions();

  const failure = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(failure).getByRole('button', { name: 'Retry' }));

  await screen.findByRole('button', { name: 'Like Page: Page 9' });
});
