import type { Page } from '@playwright/test';
import { MAX_LAYOUT_SHIFT, observeLayoutShift, runTasksLate, slowDown, takeLayoutShift } from '../../support/layout-shift';
import { FLUNG, IN_STEPS, scrollUntil, type ScrollPace } from '../../support/long-feed';
import { expect, test } from '../../support/test';
import { watchRequests } from '../../support/watch-requests';

/** Opens Home. Resolves when it has loaded everything. `first-visit.spec.ts` tests it at full speed. */
async function openHome(page: Page) {
  const untilLoaded = watchRequests(page);
  await observeLayoutShift(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Share something' })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await untilLoaded();
  return untilLoaded;
}

async function expectNoShift(page: Page) {
  const { score, moved } = await takeLayoutShift(page);
  expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
}

async function expectSteadyScrolling(page: Page, pace: ScrollPace, untilLoaded: () => Promise<void>) {
  await takeLayoutShift(page);
  await scrollUntil(page, 60, pace);
  await untilLoaded();
  await expectNoShift(page);
}

test('Home loads within the budget of layout shift, with a CPU 4 times slower', async ({ memberPage: page }) => {
  await slowDown(page, 4);
  await openHome(page);
  await expectNoShift(page);
});

test('60 posts flung for the first time stay within the budget of layout shift while tasks run late', async ({ memberPage: page }) => {
  await runTasksLate(page);
  await expectSteadyScrolling(page, FLUNG, await openHome(page));
});

test.describe('on a phone', { tag: '@whole' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const paths = ['/events', '/saved-posts', '/explore', '/chat-detailed/2', '/my-albums', '/pagescomp/mainpages', '/blog', '/my-groups'];
  for (const path of paths) {
    test(`${path} loads within the budget of layout shift, with a CPU 4 times slower`, async ({ memberPage: page }) => {
      const untilLoaded = watchRequests(page);
      await observeLayoutShift(page);
      await slowDown(page, 4);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      await untilLoaded();
      await expectNoShift(page);
    });
  }
});

// At full speed, posts are rendered before they are seen. Fast scrolling with late tasks is the harder case, and is always tested.
for (const [how, pace] of Object.entries({ 'a screen at a time': IN_STEPS, flung: FLUNG })) {
  const title = `60 posts scrolled ${how} for the first time stay within the budget of layout shift, with a CPU 4 times slower`;
  test(title, { tag: '@whole' }, async ({ memberPage: page }) => {
    await slowDown(page, 4);
    await expectSteadyScrolling(page, pace, await openHome(page));
  });
}
