import type { Page } from '@playwright/test';

/** Narrows the feed to posts of followed members. Other posts come from tests that run at the same time. */
export async function showFollowedOnly(page: Page): Promise<void> {
  await page.route('**/api/posts?**', (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    if (form.get('type') !== 'get_news_feed') return route.continue();
    form.set('filter', '1');
    return route.continue({ postData: form.toString() });
  });
}
