import { remoteModule } from '@social/contracts';
import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen } from '@testing-library/react';
import { renderAlbums } from '../testing/render-albums';
import { albumPages } from '../testing/wire-album';
import * as expose from './albums';

test.each([
  ['/my-albums', 'My Albums'],
  ['/my-albums/create', 'Create Album'],
  ['/create-album', 'Create Album'],
])('%s shows the page "%s"', async (path, heading) => {
  fakeProvider({ albums: albumPages([]) });
  expect(remoteModule.safeParse(expose).success).toBe(true);
  renderAlbums(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

test('a visitor who is not signed in is asked to sign in', () => {
  renderAlbums('/my-albums', { isSignedIn: false });
  expect(screen.getByRole('alert').textContent).toContain('Please login to view albums');
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});
