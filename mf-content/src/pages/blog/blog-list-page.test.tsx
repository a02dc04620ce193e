import { signInAnew } from '@social/session/testing/sign-in-anew';
import { renderRegions } from '@social/ui/testing/render-regions';
import { fakeProvider, NO_CONNECTION, type Answer } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { wireBlog } from '../../testing/wire-blog';
import { BlogRoutes } from './blog-routes';

function renderBlog({ path = '/blog', answers = {} }: { path?: string; answers?: Record<string, Answer> } = {}) {
  const provider = fakeProvider({
    get_blogs: ({ form }) => ({ api_status: '200', blogs: form.offset ? [] : [wireBlog(5)] }),
    'get-articles': ({ form }) => ({ api_status: 200, articles: form.offset ? [] : [wireBlog(6, { category: form.category })] }),
    'get-site-settings': () => ({ api_status: 200, config: { blog_categories: { 1: 'Travel', 2: 'Food' } } }),
    ...answers,
  });
  signInAnew();
  return { provider, ...renderRegions({ '/blog/*': <BlogRoutes /> }, { entry: path }) };
}

const card = (name: string) => screen.findByRole('article', { name });

test('an article card shows its details and links to the article', async () => {
  const { provider } = renderBlog();

  const article = within(await card('Article 5'));
  screen.getByRole('heading', { level: 1, name: 'Blog' });
  expect(article.getByRole('link', { name: 'Article 5' }).getAttribute('href')).toBe('/blog/5');
  expect(article.getByRole('link', { name: 'Food' }).getAttribute('href')).toBe('/blog?category=2');
  expect(article.getByRole('link', { name: '#tea' }).getAttribute('href')).toBe('/?hashtag=tea');
  expect(article.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/profile/7');
  for (const text of ['3 days ago', 'What it is about', 'Female']) article.getByText(text);
  article.getByText(/1 min read/);
  for (const count of ['12 views', '2 shares']) article.getByRole('img', { name: count });
  expect(provider.callsOf('get_blogs')[0]?.form).toEqual({ s: 'a-token', user_id: '1', limit: '10' });
});

test('a category stands in the address and the heading and is current in the bar', async () => {
  const { user, provider } = renderBlog();
  await card('Article 5');

  await user.click(await screen.findByRole('link', { name: 'Travel' }));

  await card('Article 6');
  screen.getByRole('heading', { level: 1, name: 'Blog: Travel' });
  expect(screen.getByRole('status', { name: 'Address' }).textContent).toBe('/blog?category=1');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Travel');
  expect(provider.callsOf('get-articles')[0]?.form).toEqual({ category: '1', limit: '10' });
});

test('a category that the site does not list gets its name from an article', async () => {
  renderBlog({ path: '/blog?category=2', answers: { 'get-site-settings': () => ({ api_status: 200, config: [] }) } });
  await screen.findByRole('heading', { level: 1, name: 'Blog: Food' });
  expect(screen.queryByRole('navigation', { name: 'Categories' })).toBeNull();
});

test('categories that fail to load say so beside the articles, and Retry lists them', async () => {
  let isDown = true;
  const { user } = renderBlog({
    answers: {
      'get-site-settings': () => (isDown ? NO_CONNECTION : { api_status: 200, config: { blog_categories: { 1: 'Travel' } } }),
    },
  });
  await card('Article 5');
  const alert = await screen.findByRole('alert');
  within(alert).getByText('The categories cannot be listed at the moment.');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await screen.findByRole('link', { name: 'Travel' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a category without articles shows an empty state', async () => {
  renderBlog({ path: '/blog?category=1', answers: { 'get-articles': () => ({ api_status: 200, articles: [] }) } });
  await screen.findByText('No articles about Travel');
});

test('a failed list shows the reason with Retry', async () => {
  let isDown = true;
  const { user } = renderBlog({ answers: { get_blogs: () => (isDown ? NO_CONNECTION : { api_status: '200', blogs: [wireBlog(5)] }) } });

  expect((await screen.findByRole('alert')).textContent).toContain('The articles could not be loaded');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  await card('Article 5');
});

test('an article with missing fields shows without gaps', async () => {
  const bare = { id: '5', title: 'Bare', author: [], tags: null, tags_array: null, category: '0', category_name: '' };
  renderBlog({ answers: { get_blogs: ({ form }) => ({ api_status: '200', blogs: form.offset ? [] : [bare] }) } });

  const article = within(await card('Bare'));
  article.getByText('Someone');
  await waitFor(() => expect(article.getAllByRole('link')).toHaveLength(1));
});
