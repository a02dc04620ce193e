import type { Page } from '@playwright/test';
import { adaptations } from '../../support/accessibility/adaptations';
import { findLayoutProblems } from '../../support/accessibility/layout-problems';
import { test } from '../../support/accessibility/looks';
import { screens, type Screen } from '../../support/accessibility/screens';
import { delayProvider } from '../../support/outage';
import { slowness } from '../../support/stack';
import { expect } from '../../support/test';

/** Maximum duration of motion for members who prefer reduced motion, in milliseconds. */
const MAX_MOTION_MS = 1;

async function open(page: Page, { path }: Screen): Promise<void> {
  await page.goto(typeof path === 'string' ? path : await path());
}

/** Returns the animations that run longer, by element. */
async function findMotion(page: Page): Promise<string[]> {
  return page.evaluate((maxMs) => {
    return document.getAnimations().flatMap((animation) => {
      const duration = Number(animation.effect?.getComputedTiming().activeDuration ?? 0);
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      return duration > maxMs && !target?.closest('[role="progressbar"]') ? [target?.className.toString() ?? 'an element'] : [];
    });
  }, MAX_MOTION_MS);
}

for (const screen of screens) {
  test.describe(screen.name, { tag: '@whole' }, () => {
    test('is whole on narrow screens, with large text and from right to left', async ({ pageFor }, info) => {
      const page = await pageFor(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, screen);
      await expect(screen.data(page)).toBeVisible();
      for (const { name, apply } of adaptations) {
        await apply(page);
        await expect.soft(async () => expect(await findLayoutProblems(page)).toEqual([]), name).toPass({ timeout: 15_000 * slowness });
        await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' });
      }
    });

    test('moves nothing for members who asked for reduced motion', async ({ pageFor }) => {
      const page = await pageFor(screen);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const release = await delayProvider(page);
      await open(page, screen);
      expect(await findMotion(page), 'while it loads').toEqual([]);
      await release();
      await expect(screen.data(page)).toBeVisible();
      expect(await findMotion(page), 'with its data').toEqual([]);
    });
  });
}
