import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage } from '../../testing/wire-post';

const byAuthors = { posts: ({ form }: { form: Record<string, string> }) => (form.filter === '1' ? wirePage(1) : wirePage(2)) };

beforeEach(() => localStorage.clear());

test('Following shows the posts of people that the member follows, and is remembered', async () => {
  fakeProvider(byAuthors);
  const { user, unmount } = renderHome();
  await screen.findByText('Post 2');

  await user.click(screen.getByRole('button', { name: 'Following' }));
  await screen.findByText('Post 1');
  expect(screen.queryByText('Post 2')).toBeNull();

  unmount();
  renderHome();
  await screen.findByText('Post 1');
  expect(screen.getByRole('button', { name: 'Following' }).getAttribute('aria-pressed')).toBe('true');

  await user.click(screen.getByRole('button', { name: 'Everyone' }));
  await screen.findByText('Post 2');
});

test('an empty feed says why it is empty', async () => {
  fakeProvider({ posts: () => wirePage() });
  const { user } = renderHome();
  await user.click(await screen.findByRole('button', { name: 'Following' }));
  await screen.findByText('No posts of people you follow');
});
