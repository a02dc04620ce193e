import type { Page } from '@playwright/test';
import type { NewMember } from '../../support/new-member';
import { uniqueText, writePrivatePost } from '../../support/provider-calls';
import { readReply } from '../../support/read-reply';
import { expect, test } from '../../support/test';

/** Opens the feed of a member at a new post of theirs, which no other test sees. */
async function openAtOwnPost(page: Page, author: NewMember) {
  const text = uniqueText();
  await writePrivatePost(author, text);
  await page.goto('/');
  return page.getByRole('article').filter({ hasText: text });
}

test.describe('home', () => {
  test('shows the feed with real posts: publisher, time, text, counts', async ({ memberPage: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    const article = page.getByRole('feed').getByRole('article').first();
    await expect(article.locator('time')).toBeVisible();
    await expect(article.getByRole('button', { name: /like/i })).toBeVisible();
    await expect(article.getByRole('button', { name: /save/i })).toBeVisible();
  });

  test('tells the edge how its releases did, and the edge accepts it', async ({ memberPage: page }) => {
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/report/page');
    await page.goto('/');
    expect((await answered).status()).toBe(204);
  });

  for (const { tooltip, value } of [
    { tooltip: 'Texts', value: 'text' },
    { tooltip: 'Images', value: 'photos' },
    { tooltip: 'Files', value: 'files' },
    { tooltip: 'Videos', value: 'video' },
    { tooltip: 'Audio', value: 'music' },
  ]) {
    test(
      `the ${tooltip} filter asks the provider for ${value}`,
      tooltip === 'Files' ? {} : { tag: '@whole' },
      async ({ memberPage: page }) => {
        await page.goto('/');
        await expect(page.getByRole('article').first()).toBeVisible();
        const requested = page.waitForRequest((request) =>
          request.url().includes('/api/posts') ? new URLSearchParams(request.postData() ?? '').get('post_type') === value : false,
        );
        await page.getByRole('button', { name: tooltip, exact: true }).click();
        await requested;
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    );
  }

  test('scrolling reaches the end of the feed, each post once', async ({ memberPage: page }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    await page.getByRole('button', { name: 'Files', exact: true }).click();
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByText(/all caught up/i)).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    const ids = await page.getByRole('article').evaluateAll((articles) => articles.map((article) => article.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('a like counts at once, survives a reload, and a second tap removes it', async ({ author, authorPage: page }) => {
    const like = (await openAtOwnPost(page, author)).getByRole('button', { name: /like/i });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    const answered = page.waitForResponse((response) => response.url().includes('/api/post-actions'));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    expect((await readReply(await answered)).api_status).toBe(200);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  test('ten taps on Like leave the post as it was, after at most three requests', async ({ author, authorPage: page }) => {
    const requests: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/post-actions') && requests.push(request.url())));
    const like = (await openAtOwnPost(page, author)).getByRole('button', { name: /like/i });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    // In the page itself, because a driver's clicks are slower than a member's thumb.
    await like.evaluate(async (button) => {
      for (let tap = 0; tap < 10; tap++) {
        (button as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    });
    await page.waitForLoadState('networkidle');
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    expect(requests.length).toBeLessThanOrEqual(3);
  });

  test('a like that the provider refuses is reverted, and a notification says so', async ({ author, authorPage: page }) => {
    await page.route('**/api/post-actions**', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }));
    const like = (await openAtOwnPost(page, author)).getByRole('button', { name: /like/i });
    await like.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  test('saving a post survives a reload', async ({ author, authorPage: page }) => {
    const save = (await openAtOwnPost(page, author)).getByRole('button', { name: /save/i });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    const answered = page.waitForResponse((response) => response.url().includes('/api/post-actions'));
    await save.click();
    await answered;
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });

  test('a feed that fails says so and recovers with Retry', async ({ memberPage: page }) => {
    await page.route('**/api/posts**', (route) =>
      route.fulfill({ status: 200, json: { api_status: '400', errors: { error_id: 1, error_text: 'Not today' } } }),
    );
    await page.goto('/');
    const alert = page.getByRole('main').getByRole('alert').first();
    await expect(alert).toBeVisible();
    await page.unroute('**/api/posts**');
    await page
      .getByRole('main')
      .getByRole('button', { name: /retry|try again/i })
      .click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('pictures of posts are shown, from one to the +{n} tile', async ({ memberPage: page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Images', exact: true }).click();
    await expect(async () => {
      await page.mouse.wheel(0, 4000);
      await expect(page.getByText(/^\+\d+$/).first()).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 30_000 });
    const broken = await page
      .getByRole('article')
      .first()
      .locator('img')
      .evaluateAll(
        (images) => images.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0).length,
      );
    expect(broken).toBe(0);
  });
});
