import type { Page, Request } from '@playwright/test';
import { holdAnswers } from '../../support/hold-answers';
import { expect, test } from '../../support/test';

/** The pages whose remotes declare what they read first, and how to see that they have it. */
const screens = [
  { path: '/', call: '/api/posts', content: (page: Page) => page.getByRole('main').getByRole('article').first() },
  { path: '/post/1', call: '/api/get-post-data', content: (page: Page) => page.getByRole('main').getByRole('article').first() },
  { path: '/saved-posts', call: '/api/posts', content: (page: Page) => page.getByRole('heading', { level: 1, name: 'Saved Posts' }) },
  { path: '/my-albums', call: '/api/albums', content: (page: Page) => page.getByRole('main').getByRole('article').first() },
  { path: '/events', call: '/api/get-events', content: (page: Page) => page.getByRole('heading', { level: 1, name: 'My Events' }) },
  { path: '/blog', call: '/app_api.php', content: (page: Page) => page.getByRole('main').getByRole('article').first() },
  { path: '/pagescomp/mainpages', call: '/api/get-my-pages', content: (page: Page) => page.getByText('The Fern Society').first() },
  { path: '/chat-detailed/2', call: '/app_api.php', content: (page: Page) => page.getByText('Are you coming on Saturday?').last() },
];

const callOf = (request: Request) => `${new URL(request.url()).pathname} ${request.postData() ?? ''}`;

for (const { path, call, content } of screens) {
  const isForWhole = path !== '/' && path !== '/chat-detailed/2';
  test(
    `${path} sends its first call before any script has arrived, and once`,
    isForWhole ? { tag: '@whole' } : {},
    async ({ memberPage: page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname === call) calls.push(callOf(request));
      });
      const letScriptsArrive = await holdAnswers(page, '**/r/shell/-/main.*.js');

      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => calls.length).toBe(1);
      letScriptsArrive();

      await expect(content(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(calls.filter((sent) => sent === calls[0])).toEqual([calls[0]]);
    },
  );
}

test('a first call that fails is made again by the page, which shows the posts', async ({ memberPage: page }) => {
  let tries = 0;
  await page.route('**/api/posts?*', (route) => {
    tries += 1;
    return tries === 1 ? route.abort('connectionreset') : route.continue();
  });

  await page.goto('/');

  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  expect(tries).toBe(2);
});

test('a guest sends no call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/')) calls.push(request.url());
  });

  await page.goto('/');

  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('the page under a pointer is there at once when its link is clicked', async ({ memberPage: page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const pointedAt = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/albums');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Albums' });

  await link.hover();
  const firstPage = callOf((await pointedAt).request());
  const further: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/r/mf_albums') || callOf(request) === firstPage) further.push(pathname);
  });
  await link.click();

  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Albums' })).toBeVisible();
  expect(further).toEqual([]);
});
