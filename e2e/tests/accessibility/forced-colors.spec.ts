import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../../support/accessibility/keyboard';
import { expect, test } from '../../support/test';

/** Returns the width of the frame around an element, in pixels. 0 without a frame. */
const frameOf = (element: Locator) =>
  element.evaluate((shown) => (getComputedStyle(shown).outlineStyle === 'none' ? 0 : parseFloat(getComputedStyle(shown).outlineWidth)));

const panelTab = (page: Page, name: RegExp) => page.getByRole('complementary').getByRole('tab', { name });

test.beforeEach(async ({ memberPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/jobs');
});

test(
  'with forced colours the current page and the chosen tab have a frame, and the others have none',
  { tag: '@whole' },
  async ({ memberPage: page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => frameOf(menu.getByRole('link', { name: 'Jobs' }))).toBe(2);
    expect(await frameOf(menu.getByRole('link', { name: 'Home' }))).toBe(0);
    expect(await frameOf(panelTab(page, /Individual/))).toBe(2);
    expect(await frameOf(panelTab(page, /Groups/))).toBe(0);
  },
);

test('with forced colours the focus has a wider frame than what is chosen', { tag: '@whole' }, async ({ memberPage: page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
  await tabTo(page, current);
  expect(await frameOf(current)).toBe(3);
  const tab = panelTab(page, /Individual/);
  await tabTo(page, tab);
  expect(await frameOf(tab)).toBe(3);
});
