import type { Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { changeSettings, newEnvironment, pin, publish, untilLatestServed, untilServed } from '../../support/registry-api';
import { readStored, untilStored } from '../../support/stored-page';
import { expect, test } from '../../support/test';

const article = (page: Page) => page.getByRole('article').first();
const revisionOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('composition')?.textContent ?? '{}') as { revision?: number }).revision);
const isAttacked = (page: Page) => page.evaluate(() => '__pwned' in globalThis);

test.use({ mayViolate: true });

test('a browser with a stored page runs no script that was changed in its cache, loads what is pinned at once, and removes all of it where an environment says so', async ({
  memberPage: page,
  context,
}) => {
  test.slow();
  const environment = await newEnvironment();
  await page.goto(environment.url);
  await expect(article(page)).toBeVisible();
  await untilStored(page);
  await page.reload();
  await expect(article(page)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  await test.step('without a connection no changed script runs', async () => {
    // The browser's own cache would return the original scripts.
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
    expect(await isAttacked(page)).toBe(false);
  });

  await test.step('with a connection the true ones of what is pinned run', async () => {
    await publish(await copyBuild('mf-feed', { version: '0.3.7' }));
    await pin(environment, { mf_feed: '0.3.7' }, 'For stored pages.');
    await untilServed(environment, { mf_feed: '0.3.7' });
    await context.setOffline(false);
    await page.reload();
    await expect(article(page)).toBeVisible();
    expect(await revisionOf(page)).toBe(2);
    expect(await isAttacked(page)).toBe(false);
  });

  await test.step('an environment that switches the worker off removes it, and what it stored, at the next visit', async () => {
    await changeSettings(environment, { offline: false });
    await untilLatestServed(environment);
    await page.reload();
    await expect.poll(() => readStored(page)).toEqual({ caches: [], workers: 0 });
    await expect(article(page)).toBeVisible();
  });
});
