import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { showFollowedOnly } from '../../support/followed-feed';
import { expect, test } from '../../support/test';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`)).toEqual([]);
}

test.describe('axe finds nothing', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of ['/login', '/register']) {
      test(`${path}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page);
      });
    }
    for (const path of ['/', '/explore', '/profile', '/events']) {
      test(`${path}, ${colorScheme}`, async ({ memberPage: page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await showFollowedOnly(page);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path === '/') await expect(page.getByRole('article').first()).toBeVisible();
        await expectNoViolations(page);
      });
    }
  }

  test('home on a phone with each drawer open', async ({ memberPage: page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await showFollowedOnly(page);
    await page.goto('/');
    await page.getByRole('button', { name: /open menu|^menu$/i }).click();
    await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /messages/i }).click();
    await expect(page.getByRole('tab', { name: /Individual/ })).toBeVisible();
    await expectNoViolations(page);
  });
});
