import type { Page } from '@playwright/test';

/** Narrows the feed to posts of members whom the viewer follows: everybody sees what other tests publish meanwhile. */
export async function showFollowedOnly(page: Page): Promise<void> {
  await page.route('**/api/posts?**', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    if (form.get('type') !== 'get_news_feed') return route.continue();
    form.set('filter', '1');
    return route.continue({ postData: form.toString() });
  });
}
