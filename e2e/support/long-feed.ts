import type { Page } from '@playwright/test';
import { readReply } from './read-reply';

type WirePost = Record<string, unknown>;

/** The mounted posts of a list. */
export const MOUNTED = '[role=feed] article';
/** The mounted posts with their content: evicted ones are busy until they are fetched again. */
export const LOADED = `${MOUNTED}:not([aria-busy=true])`;

/** Reads a real page of the provider's posts, as samples for generated posts. */
export async function readSamples(page: Page, url = '/'): Promise<WirePost[]> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/posts'));
  await page.goto(url);
  return (await readReply<{ data: WirePost[] }>(await answer)).data;
}

/** Answers the feed with these posts, repeated under new ids, up to `total`. */
export async function answerFeed(page: Page, samples: WirePost[], total: number): Promise<void> {
  await page.route('**/api/posts*', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const first = form.has('after_post_id') ? Number(form.get('after_post_id')) - 1 : total;
    const ids = Array.from({ length: Math.min(Number(form.get('limit')), first) }, (_, index) => first - index);
    const data = ids.map((id) => ({ ...samples[id % samples.length], id: String(id), post_id: String(id) }));
    await route.fulfill({ json: { api_status: 200, data } });
  });
}

/** The distance of a turn of the wheel, and the pause after it. */
export type ScrollPace = { stepPx: number; pauseMs: number };

/** As fast as a flick of a finger. */
export const FLUNG: ScrollPace = { stepPx: 1500, pauseMs: 30 };
/** A screen at a time. */
export const IN_STEPS: ScrollPace = { stepPx: 900, pauseMs: 200 };

/** Turns the wheel until a number of posts are shown and one is visible. Returns the maximum number of mounted posts. */
export async function scrollUntil(page: Page, posts: number, { stepPx, pauseMs } = FLUNG): Promise<number> {
  let maxMounted = 0;
  await page.mouse.move(720, 500);
  for (let last = 0; last < posts;) {
    await page.mouse.wheel(0, stepPx);
    await page.waitForTimeout(pauseMs);
    const positions = await page
      .locator(MOUNTED)
      .evaluateAll((all) => all.map((one) => ({ index: Number(one.getAttribute('aria-posinset')), isShown: !one.hasAttribute('hidden') })));
    last = positions.findLast(({ isShown }) => isShown)?.index ?? 0;
    maxMounted = Math.max(maxMounted, positions.length);
  }
  // A reader who has scrolled past the posts sees them as soon as they are rendered.
  while (!(await isPostInSight(page))) await page.waitForTimeout(pauseMs);
  return maxMounted;
}

function isPostInSight(page: Page): Promise<boolean> {
  return page.locator(MOUNTED).evaluateAll((all) =>
    all.some((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      return height > 0 && bottom > 0 && top < window.innerHeight;
    }),
  );
}
