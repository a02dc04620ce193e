import type { Page } from '@playwright/test';
import { MAX_LAYOUT_SHIFT, observeLayoutShift, slowDown, takeLayoutShift } from '../../support/layout-shift';
import { FLUNG, IN_STEPS, scrollUntil } from '../../support/long-feed';
import { expect, test } from '../../support/test';

// However slow the machine is: what counts is what moves, not when.
const PATIENCE = { timeout: 60_000 };

async function openHome(page: Page, slowdown: number) {
  test.setTimeout(180_000);
  await observeLayoutShift(page);
  await slowDown(page, slowdown);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible(PATIENCE);
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible(PATIENCE);
  await page.waitForLoadState('networkidle');
}

for (const slowdown of [1, 4]) {
  test(`Home loads without moving anything, with a processor ${slowdown} times slower`, async ({ memberPage: page }) => {
    await openHome(page, slowdown);

    const { score, moved } = await takeLayoutShift(page);
    expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });

  for (const [how, pace] of Object.entries({ 'a screen at a time': IN_STEPS, flung: FLUNG })) {
    test(`60 posts are read for the first time, ${how}, and none jumps, with a processor ${slowdown} times slower`, async ({
      memberPage: page,
    }) => {
      await openHome(page, slowdown);
      await takeLayoutShift(page);

      await scrollUntil(page, 60, pace);
      await page.waitForTimeout(1000);

      const { score, moved } = await takeLayoutShift(page);
      expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });
  }
}
