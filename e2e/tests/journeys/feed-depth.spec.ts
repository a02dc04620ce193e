import type { Page } from '@playwright/test';
import { showFollowedOnly } from '../../support/followed-feed';
import { answerFeed, LOADED, MOUNTED, readSamples, scrollUntil } from '../../support/long-feed';
import { expect, test } from '../../support/test';

/** Finds a post in the middle of the screen with a clickable time, and the position of its top. */
async function postInSight(page: Page): Promise<{ id: string; top: number }> {
  let id = '';
  await expect(async () => {
    await page.mouse.wheel(0, -150);
    await untilFeedRests(page);
    id = await idInSight(page);
    expect(id).not.toBe('');
  }).toPass();
  // Hovering may scroll the post fully into view.
  await timeOf(page, id).hover();
  return { id, top: await restingTop(page, id) };
}

/** Finds the first post whose time is well within the screen. Returns an empty string if a high picture fills the screen. */
function idInSight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isInSight = (link: Element | null | undefined) => {
      const { top = 0, bottom = 0 } = link?.getBoundingClientRect() ?? {};
      return top > 150 && bottom < window.innerHeight - 50;
    };
    return [...document.querySelectorAll('[role=feed] article')].find((one) => isInSight(one.querySelector('time')))?.id ?? '';
  });
}

/** The link to the page of a post. */
function timeOf(page: Page, id: string) {
  return page
    .locator(`#${id}`)
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first();
}

/** Waits until all posts on the screen are shown and nothing there has moved for several frames. */
async function untilFeedRests(page: Page): Promise<void> {
  await page.evaluate(async (loaded) => {
    // A spacer on the screen is replaced by posts that are seldom as high.
    const read = () => {
      const inSight = [...document.querySelectorAll('[role=feed] > *')].filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight && bottom > top;
      });
      const tops = inSight.map((element) => Math.round(element.getBoundingClientRect().top));
      return { isWhole: inSight.length > 0 && inSight.every((element) => element.matches(loaded)), tops: tops.join(' ') };
    };
    let last = read();
    for (let still = 0; still < 30; still += 1) {
      await new Promise(requestAnimationFrame);
      const now = read();
      if (!now.isWhole || now.tops !== last.tops) still = 0;
      last = now;
    }
  }, LOADED);
}

/** Returns the position of a post once the feed rests. */
async function restingTop(page: Page, id: string): Promise<number> {
  await untilFeedRests(page);
  return page.locator(`#${id}`).evaluate((article) => article.getBoundingClientRect().top);
}

test.describe('deep in the feed', () => {
  test('60 posts down, a post opened and Back, and the page closed and opened again: the same post within 2 pixels', async ({
    memberPage: page,
  }) => {
    await showFollowedOnly(page);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await scrollUntil(page, 60);
    await page.mouse.wheel(0, -700);
    await expect.poll(() => page.locator(LOADED).count()).toBeGreaterThan(2);
    const { id, top } = await postInSight(page);
    const expectSamePosition = async (before: { id: string; top: number }) => {
      await expect(page.locator(`#${before.id}`)).toBeInViewport();
      expect(Math.abs((await restingTop(page, before.id)) - before.top)).toBeLessThanOrEqual(2);
    };

    await test.step('Back', async () => {
      await timeOf(page, id).click();
      await expect(page).toHaveURL(new RegExp(`/${id.replace('-', '/')}$`));
      await expect(page.getByRole('heading', { level: 1, name: /^Post by/ })).toBeVisible();
      await page.goBack();
      await expectSamePosition({ id, top });
    });

    await test.step('on request, after the page was closed', async () => {
      const last = await postInSight(page);
      await page.goto('about:blank');
      await page.goto('/');
      await page.getByRole('button', { name: 'Continue where you left off' }).click();
      await expectSamePosition(last);
      await page.mouse.wheel(0, -4000);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByText('This post is not here any more')).toHaveCount(0);
    });
  });

  test('at most 40 posts are mounted on the way down 150 posts and back up', async ({ memberPage: page }) => {
    await answerFeed(page, await readSamples(page), 150);
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();

    expect(await scrollUntil(page, 150)).toBeLessThanOrEqual(40);
    for (const share of [0.7, 0.1, 0.9, 0]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.documentElement.scrollHeight), share);
      // The posts at the new position are drawn, and those at the old one are removed.
      await expect.poll(() => isFirstInSightLoaded(page)).toBe(true);
      expect(await page.locator(MOUNTED).count()).toBeLessThanOrEqual(40);
    }
  });
});

/** Returns true if a post with content, and not a spacer, is at the top of the screen. */
function isFirstInSightLoaded(page: Page): Promise<boolean> {
  return page.locator(LOADED).evaluateAll((articles) => {
    const first = articles.find((one) => one.getBoundingClientRect().bottom > 200);
    const startOfList = first?.parentElement?.getBoundingClientRect().top ?? 0;
    return first !== undefined && first.getBoundingClientRect().top <= Math.max(250, startOfList);
  });
}
