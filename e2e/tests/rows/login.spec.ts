import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

async function logIn(page: Page, username: string, password = `${username}-password`) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const guarded = [
  ...[
    '/',
    '/explore',
    '/albums',
    '/saved-posts',
    '/events',
    '/forum',
    '/PagesComp/MainPages',
    '/my-groups',
    '/my-pages',
    '/blog',
    '/blog/1',
  ],
  ...['/article', '/jobs', '/more', '/chat-detailed/2', '/my-albums', '/my-albums/create', '/pagescomp/mainpages/createpage', '/profile'],
  ...['/pagescomp/mainpages/pagesetting/mainpagesetting', '/PageProfile', '/settings', '/search'],
];

test('every screen but two asks for a sign-in first', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  for (const path of guarded) {
    // Does not reload the document each time, like the browser's own Back.
    await page.evaluate((wanted) => {
      history.pushState({}, '', wanted);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await expect.poll(() => page.evaluate(() => [location.pathname, String(history.state?.usr?.next)]), path).toEqual(['/login', path]);
  }
});

for (const missing of ['access_token', 'user_id']) {
  test(`a browser without ${missing} is signed out`, async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.goto('/jobs');
    await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible();
    await page.evaluate((key) => localStorage.removeItem(key), missing);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
  });
}

test("'Loading...' stands in place of the form while the answer is awaited", async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth**', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/login');
  await logIn(page, 'demo');
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveCount(0);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
});

test('success leads Home and stores the session under the product’s keys', async ({ page }) => {
  const { username, userId } = await newMember();
  await page.goto('/login');
  const form = page.waitForRequest('**/api/auth**');
  await logIn(page, username);
  expect(new URLSearchParams((await form).postData() ?? '').get('device_type')).toBe('windows');
  await expect(page).toHaveURL(/:\d+\/$/);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await expect.poll(stored).toMatchObject({ user_id: userId, membership: 'false' });
  await expect.poll(async () => (await stored())['session_id']).toMatch(/\w/);
  expect((await stored())['access_token']).toMatch(/\w{20,}/);
});

test("a refusal shows the provider's message, and the form stays filled in", async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'nobody_of_that_name', 'wrong');
  await expect(page.getByRole('alert')).toContainText(/\w/);
  await expect(page.getByLabel('Username')).toHaveValue('nobody_of_that_name');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
});

test("a request that fails is 'Invalid username or password'", async ({ page }) => {
  await page.route('**/api/auth**', (route) => route.abort());
  await page.goto('/login');
  await logIn(page, 'demo');
  await expect(page.getByRole('alert')).toContainText('Invalid username or password');
});

test('nothing is checked before it is sent', async ({ page }) => {
  await page.goto('/login');
  const asked = page.waitForRequest('**/api/auth**');
  await page.getByRole('button', { name: 'Log in' }).click();
  await asked;
  await expect(page.getByRole('alert')).toContainText(/\w/);
});

test('too many attempts show a message of their own', async ({ page }) => {
  const body = JSON.stringify({ api_status: '429', errors: { error_id: '429', error_text: '' } });
  await page.route('**/api/auth**', (route) => route.fulfill({ status: 429, headers: { 'retry-after': '180' }, body }));
  await page.goto('/login');
  await logIn(page, 'demo');
  await expect(page.getByRole('alert')).toContainText('Try again in 3 minutes');
});

test('a signed-in member does not see /login', async ({ memberPage: page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
});

test('a link is followed after the sign-in', async ({ page }) => {
  await page.goto('/my-groups?from=mail#top');
  await logIn(page, (await newMember()).username);
  await expect(page).toHaveURL(/\/my-groups\?from=mail#top$/);
});

test('an expired session is renewed over the page: typed text stays, and refused requests are sent again', async ({ context }) => {
  test.slow();
  const member = await newMember();
  const page = await pageOf(context, member);
  await page.goto('/');
  const text = `Still here ${member.username}`;
  await page.getByRole('textbox', { name: 'Share something' }).fill(text);
  await member.call('delete-access-token', {});

  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Username').fill(member.username);
  await dialog.getByLabel('Password').fill(member.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();

  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
});

test('another member who signs in there starts without the first one’s text', async ({ context }) => {
  test.slow();
  const [member, other] = [await newMember(), await newMember()];
  const page = await pageOf(context, member);
  await page.goto('/settings');
  await page.getByLabel('Current password').fill('something private');
  await member.call('delete-access-token', {});

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  // The lists of the panel are requested every ten seconds.
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Username').fill(other.username);
  await dialog.getByLabel('Password').fill(other.password);
  await dialog.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('link', { name: new RegExp(other.username) }).first()).toBeVisible();
});
