import type { Page } from '@playwright/test';

type WirePost = Record<string, unknown>;

/** A real page of the provider's posts, to make more of. */
export async function readSamples(page: Page, url = '/'): Promise<WirePost[]> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/posts'));
  await page.goto(url);
  return ((await (await answer).json()) as { data: WirePost[] }).data;
}

/** Answers the feed from these posts, again and again under new ids, until there are `total`. */
export async function answerFeed(page: Page, samples: WirePost[], total: number): Promise<void> {
  await page.route('**/api/posts*', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const first = form.has('after_post_id') ? Number(form.get('after_post_id')) - 1 : total;
    const ids = Array.from({ length: Math.min(Number(form.get('limit')), first) }, (_, index) => first - index);
    const data = ids.map((id) => ({ ...samples[id % samples.length], id: String(id), post_id: String(id) }));
    await route.fulfill({ json: { api_status: 200, data } });
  });
}

/** Turns the wheel until so many posts are there; returns the most bodies seen on the way. */
export async function scrollUntil(page: Page, posts: number): Promise<number> {
  let most = 0;
  await page.mouse.move(720, 500);
  for (let here = 0; here < posts;) {
    await page.mouse.wheel(0, 1500);
    await page.waitForTimeout(30);
    const seen = await page.evaluate(() => ({
      here: Number([...document.querySelectorAll('[role=feed] article')].at(-1)?.getAttribute('aria-posinset')),
      bodies: document.querySelectorAll('[role=feed] article:not([data-blank])').length,
    }));
    here = seen.here;
    most = Math.max(most, seen.bodies);
  }
  return most;
}
