import { expect, test } from '../../support/test';

test.describe('home', () => {
  test('shows the feed with real posts: publisher, time, text, counts', async ({ memberPage: page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    const article = page.getByRole('feed').getByRole('article').first();
    await expect(article.locator('time')).toBeVisible();
    await expect(article.getByRole('button', { name: /like/i })).toBeVisible();
    await expect(article.getByRole('button', { name: /save/i })).toBeVisible();
  });

  for (const { tooltip, value } of [
    { tooltip: 'Texts', value: 'text' },
    { tooltip: 'Images', value: 'photos' },
    { tooltip: 'Files', value: 'files' },
    { tooltip: 'Videos', value: 'video' },
    { tooltip: 'Audio', value: 'music' },
  ]) {
    test(`the ${tooltip} filter asks the provider for ${value}`, async ({ memberPage: page }) => {
      await page.goto('/');
      await expect(page.getByRole('article').first()).toBeVisible();
      const asked = page.waitForRequest((request) =>
        request.url().includes('/api/posts') ? new URLSearchParams(request.postData() ?? '').get('post_type') === value : false,
      );
      await page.getByRole('button', { name: tooltip, exact: true }).click();
      await asked;
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  }

  test('scrolling reaches the end of the feed, each post once', async ({ memberPage: page }) => {
    test.setTimeout(120_000);
    const ids: string[] = [];
    page.on('response', (response) => {
      if (!response.url().includes('/api/posts')) return;
      void response.json().then(
        (reply: { data?: { id: string }[] }) => ids.push(...(reply.data ?? []).map(({ id }) => id)),
        () => undefined,
      );
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Files', exact: true }).click();
    await expect(async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByText(/all caught up/i)).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 60_000 });
    const positions = await page
      .getByRole('article')
      .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-posinset')));
    expect(new Set(positions).size).toBe(positions.length);
  });

  test('a like counts at once, survives a reload, and can be taken back', async ({ memberPage: page }) => {
    await page.goto('/');
    const like = page.getByRole('article').first().getByRole('button', { name: /like/i });
    const before = await like.getAttribute('aria-pressed');
    const answered = page.waitForResponse((response) => response.url().includes('/api/post-actions'));
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    expect(((await (await answered).json()) as { api_status: unknown }).api_status).toBe(200);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', before ?? 'false');
  });

  test('ten taps on Like end as they should, with three requests at the most', async ({ memberPage: page }) => {
    const asked: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/post-actions') && asked.push(request.url())));
    await page.goto('/');
    const like = page.getByRole('article').nth(1).getByRole('button', { name: /like/i });
    await expect(like).toBeVisible();
    const before = await like.getAttribute('aria-pressed');
    // In the page itself, because a driver's clicks are slower than a member's thumb.
    await like.evaluate(async (button) => {
      for (let tap = 0; tap < 10; tap++) {
        (button as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve, 80));
      }
    });
    await page.waitForLoadState('networkidle');
    await expect(like).toHaveAttribute('aria-pressed', before ?? 'false');
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  test('a like that the provider refuses is taken back and told', async ({ memberPage: page }) => {
    await page.route('**/api/post-actions**', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }));
    await page.goto('/');
    const like = page.getByRole('article').first().getByRole('button', { name: /like/i });
    const before = await like.getAttribute('aria-pressed');
    await like.click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', before ?? 'false');
  });

  test('saving a post survives a reload', async ({ memberPage: page }) => {
    await page.goto('/');
    const save = page.getByRole('article').nth(2).getByRole('button', { name: /save/i });
    const before = await save.getAttribute('aria-pressed');
    const answered = page.waitForResponse((response) => response.url().includes('/api/post-actions'));
    await save.click();
    await answered;
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
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
