import { fakeProvider, NO_CONNECTION } from '@social/build-preset/jest/fake-provider';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPages } from '../../testing/render-pages';
import { wirePage, wirePages } from '../../testing/wire-page';

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

test('My Pages lists the member’s pages with category, counts and an edit link', async () => {
  const { callsOf } = fakeProvider({
    'get-my-pages': ({ form }) =>
      wirePages(...(form.offset === '0' ? [wirePage(4, { page_title: 'Tea house', verified: '1', users_post: '1' })] : [])),
  });
  renderPages('/PagesComp/MainPages');

  const list = await screen.findByRole('list', { name: 'My Pages' });
  expect(within(list).getByRole('heading', { name: /Tea house/ }).textContent).toContain('Verified');
  within(list).getByText('Technology');
  within(list).getByText('3 Likes · 2 Posts');
  expect(within(list).getByRole('link', { name: 'Edit Page: Tea house' }).getAttribute('href')).toBe(
    '/pagescomp/mainpages/pagesetting/mainpagesetting?page=4',
  );
  expect(callsOf('get-my-pages')[0]?.form).toEqual({ type: 'my_pages', limit: '10', offset: '0' });
  expect(screen.getByRole('link', { name: 'Create Page' }).getAttribute('href')).toBe('/pagescomp/mainpages/createpage');
});

test('each tab has its own address and fetches its own pages', async () => {
  const { callsOf } = fakeProvider({
    'get-my-pages': ({ form }) =>
      wirePages(...(form.offset === '0' ? [wirePage(form.type === 'my_pages' ? 4 : 5, { is_liked: form.type === 'liked_pages' })] : [])),
    'fetch-recommended': ({ form }) => wirePages(...(form.offset === '0' ? [wirePage(6, { is_page_onwer: false })] : [])),
  });
  const { user } = renderPages('/pagescomp/mainpages');

  await user.click(screen.getByRole('tab', { name: 'Suggested Page' }));
  await screen.findByRole('button', { name: 'Like Page: Page 6' });
  expect(address()).toBe('/pagescomp/mainpages?tab=suggested');
  await user.click(screen.getByRole('tab', { name: 'Liked Page' }));
  await screen.findByRole('button', { name: 'Liked Page: Page 5' });
  expect(callsOf('get-my-pages').find(({ form }) => form.type === 'liked_pages')?.form).toEqual({
    type: 'liked_pages',
    user_id: '1',
    limit: '10',
    offset: '0',
  });
});

test('a like shows at once, is sent once, and disables the button until its reply', async () => {
  let answer = (_reply: unknown): void => undefined;
  const { calls } = fakeProvider({
    'fetch-recommended': ({ form }) => wirePages(...(form.offset === '0' ? [wirePage(6)] : [])),
    'like-page/6': () => new Promise((resolve) => (answer = resolve)),
  });
  const { user } = renderPages('/pagescomp/mainpages?tab=suggested');

  await user.click(await screen.findByRole('button', { name: 'Like Page: Page 6' }));
  const liked = screen.getByRole('button', { name: 'Liked Page: Page 6' });
  expect(liked.getAttribute('aria-disabled')).toBe('true');
  screen.getByText('4 Likes · 2 Posts');
  await user.click(liked);
  answer({ api_status: 200, like_status: 'liked' });
  await waitFor(() => expect(liked.getAttribute('aria-disabled')).toBe('false'));
  expect(calls.filter(({ type }) => type.includes('like-page'))).toHaveLength(1);
});

test('a refused like reverts and shows a notification', async () => {
  fakeProvider({
    'fetch-recommended': ({ form }) => wirePages(...(form.offset === '0' ? [wirePage(7)] : [])),
    'like-page/7': () => ({ api_status: '400', errors: { error_text: 'Page not found' } }),
  });
  const { user } = renderPages('/pagescomp/mainpages?tab=suggested');

  await user.click(await screen.findByRole('button', { name: 'Like Page: Page 7' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Page 7 could not be liked. Page not found');
  screen.getByRole('button', { name: 'Like Page: Page 7' });
});

test('a failed list shows an error with Retry, an empty one a hint', async () => {
  let isDown = true;
  fakeProvider({ 'get-my-pages': () => (isDown ? NO_CONNECTION : { api_status: 200 }) });
  const { user } = renderPages('/pagescomp/mainpages?tab=liked');

  expect((await screen.findByRole('alert')).textContent).toMatch(/^Error: There is no connection/);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByText('You like no page yet');
});
