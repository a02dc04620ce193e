import type { Page } from '@playwright/test';
import { MAX_LAYOUT_SHIFT, observeLayoutShift, runTasksLate, slowDown, takeLayoutShift } from '../../support/layout-shift';
import { FLUNG, IN_STEPS, scrollUntil, type ScrollPace } from '../../support/long-feed';
import { expect, test } from '../../support/test';

// Only movement counts here, not time: a slow machine needs long.
const TIMEOUT = { timeout: 60_000 };

async function openHome(page: Page, slowdown: number) {
  test.setTimeout(180_000);
  await observeLayoutShift(page);
  await slowDown(page, slowdown);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible(TIMEOUT);
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible(TIMEOUT);
  // These load after the feed. Not 'networkidle', which never comes where a request of live news is always under way.
  await expect(page.getByRole('textbox', { name: 'Share something' })).toBeVisible(TIMEOUT);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, TIMEOUT);
  await page.waitForTimeout(500);
}

for (const slowdown of [1, 4]) {
  test(`Home loads within the budget of layout shift, with a CPU ${slowdown} times slower`, async ({ memberPage: page }) => {
    await openHome(page, slowdown);

    const { score, moved } = await takeLayoutShift(page);
    expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, details] of Object.entries({
    '/events': {},
    '/saved-posts': { tag: '@whole' },
    '/explore': { tag: '@whole' },
    '/chat-detailed/2': { tag: '@whole' },
    '/my-albums': { tag: '@whole' },
    '/pagescomp/mainpages': { tag: '@whole' },
    '/blog': { tag: '@whole' },
    '/my-groups': { tag: '@whole' },
  })) {
    const title = `${path} loads within the budget of layout shift, with a CPU 4 times slower`;
    test(title, details, async ({ memberPage: page }) => {
      await observeLayoutShift(page);
      await slowDown(page, 4);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(TIMEOUT);
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0, TIMEOUT);
      await page.waitForTimeout(1000);

      const { score, moved } = await takeLayoutShift(page);
      expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    });
  }
});

// At full speed the posts of a scroll are there before they are seen.
for (const [how, pace] of Object.entries({ 'a screen at a time': IN_STEPS, flung: FLUNG })) {
  const title = `60 posts scrolled ${how} for the first time stay within the budget of layout shift, with a CPU 4 times slower`;
  // Flung with late tasks is the harder case, and is always tried.
  test(title, { tag: '@whole' }, async ({ memberPage: page }) => {
    await openHome(page, 4);
    await expectSteadyScrolling(page, pace);
  });
}

test('60 posts flung for the first time stay within the budget of layout shift while tasks run late', async ({ memberPage: page }) => {
  await runTasksLate(page);
  await openHome(page, 1);
  await expectSteadyScrolling(page, FLUNG);
});

async function expectSteadyScrolling(page: Page, pace: ScrollPace) {
  await takeLayoutShift(page);

  await scrollUntil(page, 60, pace);
  await page.waitForTimeout(1000);

  const { score, moved } = await takeLayoutShift(page);
  expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}
