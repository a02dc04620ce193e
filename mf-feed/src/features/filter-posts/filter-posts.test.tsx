import { fakeProvider } from '@social/build-preset/jest/fake-provider';
import { screen } from '@testing-library/react';
import { renderHome } from '../../testing/render-home';
import { wirePage, wirePost, wirePublisher } from '../../testing/wire-post';

const narrowed = { posts: ({ form }: { form: Record<string, string> }) => (form.post_type ? wirePage(1) : wirePage(2)) };

test.each([
  ['Texts', 'text'],
  ['Images', 'photos'],
  ['Files', 'files'],
  ['Videos', 'video'],
  ['Audio', 'music'],
])('%s fetches posts of the type %s', async (label, postType) => {
  const { callsOf } = fakeProvider(narrowed);
  const { user } = renderHome();
  await screen.findByText('Post 2');

  await user.click(screen.getByRole('button', { name: label }));

  await screen.findByText('Post 1');
  expect(screen.queryByText('Post 2')).toBeNull();
  expect(callsOf('posts').at(-1)?.form.post_type).toBe(postType);
  expect(screen.getByRole('button', { name: label }).getAttribute('aria-pressed')).toBe('true');
});

test.each([
  ['Pages', '/pagescomp/mainpages'],
  ['Blog', '/blog'],
  ['Articles', '/article'],
  ['Jobs', '/jobs'],
])('%s links to its own screen %s', async (label, path) => {
  fakeProvider(narrowed);
  const { user } = renderHome();

  await user.click(await screen.findByRole('link', { name: label }));

  expect(screen.getByRole('status', { name: 'Address' }).textContent).toContain(path);
});

test('each icon has its name below it, and a tooltip', async () => {
  fakeProvider(narrowed);
  const { user } = renderHome();

  const filters = await screen.findByRole('group', { name: 'Show only' });
  expect([...filters.children].map(({ textContent }) => textContent)).toEqual([
    'Texts',
    'Images',
    'Files',
    'Videos',
    'Audio',
    'Pages',
    'Blog',
    'Articles',
    'Jobs',
  ]);
  await user.hover(screen.getByRole('button', { name: 'Images' }));
  await screen.findByRole('tooltip', { name: 'Images' });
});

test('a filtered feed has a heading, Show all posts and no suggestions', async () => {
  fakeProvider({
    ...narrowed,
    'fetch-recommended': () => ({ api_status: 200, data: [{ ...wirePublisher, user_id: '5', is_following: 0 }] }),
  });
  const { user } = renderHome({ path: '/?show=photos', withSuggestions: true });

  await screen.findByRole('heading', { name: 'Images' });
  await screen.findByText('Post 1');
  expect(screen.queryByRole('article', { name: 'Friend Suggestions' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Show all posts' }));
  await screen.findByRole('article', { name: 'Friend Suggestions' });
  expect(screen.queryByRole('heading', { name: 'Images' })).toBeNull();
});

test('selecting the active filter again shows all posts', async () => {
  fakeProvider(narrowed);
  const { user } = renderHome({ path: '/?show=photos' });
  await screen.findByText('Post 1');

  await user.click(screen.getByRole('button', { name: 'Images' }));

  await screen.findByText('Post 2');
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/');
});

test('a filter without posts shows an empty state that explains the way back', async () => {
  fakeProvider({ posts: () => wirePage() });
  renderHome({ path: '/?show=music' });

  await screen.findByText(/Choose Audio again to see all posts/);
});

test('an unknown filter in the address shows the whole feed', async () => {
  const { callsOf } = fakeProvider(narrowed);
  renderHome({ path: '/?show=everything' });

  await screen.findByText('Post 2');
  expect(callsOf('posts')[0]?.form).not.toHaveProperty('post_type');
});

test('a hashtag in a post filters the feed, and Show all posts removes the filter', async () => {
  const { callsOf } = fakeProvider({
    posts: ({ form }) => {
      if (form.type === 'hashtag') return wirePage(9);
      return { api_status: 200, data: form.after_post_id ? [] : [wirePost(2, { postText: 'Look <a href="/?hashtag=sun">#sun</a>' })] };
    },
  });
  const { user } = renderHome();

  await user.click(await screen.findByRole('link', { name: '#sun' }));
  await screen.findByText('Post 9');
  screen.getByRole('heading', { name: '#sun' });
  expect(callsOf('posts').at(-1)?.form).toEqual({ type: 'hashtag', hash: 'sun', limit: '10' });

  await user.click(screen.getByRole('button', { name: 'Show all posts' }));
  await screen.findByText(/Look/);
});

test('an invalid hashtag in the address is ignored', async () => {
  const { callsOf } = fakeProvider(narrowed);
  renderHome({ path: '/?hashtag=%3Cb%3E' });

  await screen.findByText('Post 2');
  expect(callsOf('posts')[0]?.form.type).toBe('get_news_feed');
});
