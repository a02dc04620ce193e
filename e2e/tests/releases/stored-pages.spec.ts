import type { Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment, pin, setEnvironment, untilLatestServed, untilServed } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { readStored, untilStored } from '../../support/stored-page';
import { expect, test } from '../../support/test';

/** Opens an environment's Home until it is stored, and again, so that the worker answers its navigations. */
async function openStored(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilStored(page);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const revisionOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('composition')?.textContent ?? '{}') as { revision?: number }).revision);

test('a browser with a worker loads what is pinned at once, and an environment that switches it off removes it at the next visit', async ({
  memberPage: page,
}) => {
  test.setTimeout(180_000);
  const environment = await newEnvironment();
  await openStored(page, environment.url);

  const token = await createToken('feed team', { publish: ['mf_feed'] });
  const published = await registryCli(['publish', await copyBuild('mf-feed', { version: '0.3.7' })], token);
  expect(published, published.stderr).toMatchObject({ code: 0 });
  await pin(environment, { mf_feed: '0.3.7' }, 'For stored pages.');
  await untilServed(environment, { mf_feed: '0.3.7' });
  await page.reload();

  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await revisionOf(page)).toBe(2);

  await setEnvironment(environment, '--no-offline');
  await untilLatestServed(environment);
  await page.reload();

  await expect.poll(() => readStored(page), { timeout: 30_000 }).toEqual({ caches: [], workers: 0 });
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('a stored page whose scripts were changed in the browser’s cache', () => {
  test.use({ mayViolate: true });

  test('runs none of them without a connection, and the true ones with it', async ({ memberPage: page, context }) => {
    test.slow();
    const environment = await newEnvironment();
    await openStored(page, environment.url);
    // The browser's own cache would answer with the true scripts.
    const session = await context.newCDPSession(page);
    await page.evaluate(async () => {
      const cache = await caches.open('page-1');
      for (const { url } of await cache.keys()) {
        if (url.endsWith('.js'))
          await cache.put(url, new Response('globalThis.__pwned = true;', { headers: { 'content-type': 'text/javascript' } }));
      }
    });
    await session.send('Network.clearBrowserCache');

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('This takes longer than it should.')).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);

    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await page.evaluate(() => '__pwned' in globalThis)).toBe(false);
  });
});
