import { pageOf } from '../../support/member';
import { expect, test } from '../../support/test';
import { urls } from '../../support/stack';

test.describe('signing in', () => {
  for (const [index, path] of ['/', '/explore', '/my-albums', '/blog', '/chat-detailed/3', '/profile'].entries()) {
    test(`signed out, ${path} leads to /login`, index < 2 ? {} : { tag: '@whole' }, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('button', { name: /log in|sign in/i })).toBeVisible();
    });
  }

  test('after signing in, the member is on the page that they asked for', async ({ page }) => {
    await page.goto('/explore');
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/explore$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  });

  test('signing in as demo shows the feed, and stores the session of the product spec', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByRole('button', { name: /log in|sign in/i }).click();
    await expect(page).toHaveURL(`${urls.production}/`);
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
    const stored = await page.evaluate(() => ({ token: localStorage.getItem('access_token'), id: localStorage.getItem('user_id') }));
    expect(stored.token).toMatch(/^[0-9a-f]{40,}$/);
    expect(stored.id).toMatch(/^\d+$/);
  });

  test('a wrong password, which can be looked at, shows the provider’s message; the form stays filled in, with the focus in the password', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByLabel('Username').fill('nobody-of-that-name');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('not-the-password');
    await page.getByRole('button', { name: 'Show characters' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide characters' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: /log in|sign in/i }).click();
    await expect(page.getByRole('alert').first()).toContainText(/\w+/);
    await expect(page.getByLabel('Username')).toHaveValue('nobody-of-that-name');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/\w+/);
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a sign-in request that fails shows 'Invalid username or password'", async ({ page }) => {
    await page.route('**/api/auth**', (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Username').fill('demo');
    await page.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.getByRole('button', { name: /log in|sign in/i }).click();
    await expect(page.getByRole('alert').first()).toContainText('Invalid username or password');
  });

  test('a stored token and user id at /login lead home', async ({ memberPage: page }) => {
    await page.goto('/login');
    await expect(page).toHaveURL(`${urls.production}/`);
  });

  test('signing out in one tab signs the other out too', async ({ context, author }) => {
    const [first, second] = [await pageOf(context, author), await context.newPage()];
    await Promise.all([first.goto('/explore'), second.goto('/explore')]);
    await first
      .getByRole('button', { name: /profile menu|account menu/i })
      .first()
      .click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(first).toHaveURL(/\/login$/);
    await expect(second).toHaveURL(/\/login$/);
  });

  test('a password that is chosen has its strength beside it, and registering with two different ones is refused in place', async ({
    page,
  }) => {
    await page.goto('/register');
    await page.getByLabel(/^first name/i).fill('Ines');
    await page.getByLabel(/^last name/i).fill('Moreau');
    await page.getByLabel(/^email/i).fill('ines@example.org');
    const password = page.getByLabel(/^password/i);
    await password.fill('short');
    await expect(password).toHaveAccessibleDescription(/Too short/);
    await password.fill('ines-moreau');
    await expect(password).toHaveAccessibleDescription(/it contains your name/);
    await password.fill('one-long-password');
    await expect(password).toHaveAccessibleDescription(/Strong|Good/);
    await page.getByLabel(/^confirm password/i).fill('another-password');
    await page.getByRole('button', { name: /register|create account|sign up/i }).click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });
});
