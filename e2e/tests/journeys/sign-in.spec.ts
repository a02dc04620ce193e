import { expect, test } from '../../support/test';

test('a guest is led to the login page and, signed in, to the page that they asked for; signing out in one tab signs the other out', async ({
  page,
  context,
  author,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && /\/api\/|app_api/.test(request.url()) && calls.push(request.url())));
  const password = page.getByLabel('Password', { exact: true });

  await test.step('a guest is led to the login page, which calls nothing', async () => {
    await page.goto('/explore');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  await test.step('a wrong password, which can be looked at, shows the provider’s message; the form stays filled in', async () => {
    await page.getByLabel('Username').fill(author.username);
    await password.fill('not-the-password');
    await page.getByRole('button', { name: 'Show characters' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide characters' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert').first()).toContainText(/\w+/);
    await expect(page.getByLabel('Username')).toHaveValue(author.username);
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription(/\w+/);
  });

  await test.step('the right one opens the page that the member asked for, and stores the session', async () => {
    await password.fill(author.password);
    await password.press('Enter');
    await expect(page).toHaveURL(/\/explore$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
    const stored = await page.evaluate(() => ({ token: localStorage.getItem('access_token'), id: localStorage.getItem('user_id') }));
    expect(stored.token).toMatch(/^[0-9a-f]{40,}$/);
    expect(stored.id).toBe(author.userId);
  });

  await test.step('another tab is signed in too, until one of them signs out', async () => {
    const second = await context.newPage();
    await second.goto('/login');
    await expect(second.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login$/);
  });
});
