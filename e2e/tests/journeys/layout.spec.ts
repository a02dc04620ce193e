import { expect, test } from '../../support/test';

const entries = [
  ['Home', '/'],
  ['Explore', '/explore'],
  ['Albums', '/my-albums'],
  ['Saved Posts', '/saved-posts'],
  ['Events', '/events'],
  ['Forum', '/forum'],
  ['My Groups', '/my-groups'],
  ['My Pages', '/pagescomp/mainpages'],
  ['Blog', '/blog'],
  ['Article', '/article'],
  ['Jobs', '/jobs'],
  ['More', '/more'],
] as const;

test.describe('layout', () => {
  test('each of the twelve menu entries opens its screen and is marked as current', async ({ memberPage: page }) => {
    test.setTimeout(90_000);
    await page.goto('/more');
    const menu = page.getByRole('navigation').first();
    for (const [label, path] of entries) {
      const entry = menu.getByRole('link', { name: label, exact: true });
      await entry.click();
      await expect(page).toHaveURL(new RegExp(`${path.replaceAll('/', '\\/')}$`));
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the right panel has both lists, their refresh, and trending topics of the provider', async ({ memberPage: page }) => {
    await page.goto('/explore');
    const panel = page.getByRole('complementary', { name: 'Messages & Activity' });
    await expect(panel.getByRole('tab', { name: /Individual/ })).toHaveAttribute('aria-selected', 'true');
    await expect(panel.getByRole('link', { name: /./ }).first()).toBeVisible();
    const requested = page.waitForRequest((request) => request.url().includes('/api/get_chats'));
    await panel.getByText('Refresh Conversations').click();
    await requested;
    await panel.getByRole('tab', { name: /Groups/ }).click();
    await expect(panel.getByText('Refresh Groups')).toBeVisible();
    await expect(panel.getByText('Trending Topics')).toBeVisible();
    await expect(panel.getByText(/^#\w+/).first()).toBeVisible();
    await expect(panel.getByText('Privacy Policy')).toBeVisible();
  });

  test('choosing a group opens the group, not the person of the same number', async ({ memberPage: page }) => {
    await page.goto('/explore');
    const panel = page.getByRole('complementary', { name: 'Messages & Activity' });
    await panel.getByRole('tab', { name: /Groups/ }).click();
    await panel.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/chat-detailed\/\d+\?type=group$/);
  });

  test('on a phone both drawers open over an overlay that closes them', async ({ memberPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: /open menu|^menu$/i }).click();
    await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeHidden();
    await page.getByRole('button', { name: /messages/i }).click();
    await expect(page.getByRole('tab', { name: /Individual/ })).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(page.getByRole('tab', { name: /Individual/ })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  test("an unknown address says 'Unexpected Application Error!' and has a way home", async ({ memberPage: page }) => {
    await page.goto('/no-such-place');
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await page
      .getByRole('link', { name: /home|feed/i })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  });

  test('the theme that a member chooses is there before the first paint of the next visit', async ({ memberPage: page }) => {
    await page.goto('/explore');
    await page
      .getByRole('button', { name: /profile menu|account menu/i })
      .first()
      .click();
    await page
      .getByRole('menuitem', { name: /dark/i })
      .or(page.getByRole('menuitemradio', { name: /dark/i }))
      .first()
      .click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  });
});
