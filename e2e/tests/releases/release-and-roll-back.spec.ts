import type { Page } from '@playwright/test';
import { buildVersion } from '../../support/build-version';
import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment, pin, publish, servedComposition, untilServed } from '../../support/registry-api';
import { registryCli, urls } from '../../support/stack';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';
import { untilDeltasMade } from '../../support/until-deltas';

type Fetched = { path: string; encoding: string | undefined; bytes: number };

/** Records the scripts of releases that a page fetches over the network, and not from any of the browser's caches. */
async function recordFetches(page: Page): Promise<() => Fetched[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched: Fetched[] = [];
  // Chromium reports a script from the memory cache before its response, which has the headers of the first fetch.
  const fromMemoryCache = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => void fromMemoryCache.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const path = new URL(response.url).pathname.replace(/\.[\w-]{8}\.js$/, '.js');
    if (fromMemoryCache.has(requestId) || response.fromDiskCache || response.fromPrefetchCache || !path.startsWith('/r/')) return;
    const headers = new Map(Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]));
    fetched.push({ path, encoding: headers.get('content-encoding'), bytes: Number(headers.get('content-length')) });
  });
  return () => fetched;
}

/** A script that the browser fetched as a delta to its previous version. */
const difference = (path: string) => ({ path, encoding: 'dcz', bytes: expect.any(Number) as unknown });
const MAX_DIFFERENCE_BYTES = 400;

/** Changes one word of the shell's script. */
function changeShell(text: string): string {
  expect(text.split('("Skip to content")')).toHaveLength(2);
  return text.replace('("Skip to content")', '("Skip to what matters")');
}

const production = { name: 'production', url: urls.production };
const feedHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('a team releases only its remote, browsers fetch only deltas, and one command rolls it back', async ({
  memberPage: page,
  context,
}) => {
  test.slow();
  const environment = await newEnvironment();
  await retryLateRegions(page);
  const elsewhere = await servedComposition(production);
  const opened = await page.goto(environment.url);
  await expect(feedHeading(page, 'Feed')).toBeVisible();
  expect(opened?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');

  await test.step('a new shell is pinned', async () => {
    await publish(await copyBuild('shell', { version: '0.4.1', files: { 'main.js': changeShell } }));
    await pin(environment, { shell: '0.4.1' }, 'One word.');
  });
  await test.step('the team builds and publishes, and an operator pins', async () => {
    const change = { source: 'src/pages/home/home-page.tsx', from: "t('Feed')", to: "t('Feed of today')" };
    const token = await createToken('feed team', { publish: ['mf_feed'] });
    const published = await registryCli(['publish', await buildVersion('mf-feed', '0.2.0', change)], token);
    expect(published, published.stderr).toMatchObject({ code: 0 });
    const pinned = await registryCli(['pin', environment.name, 'mf_feed@0.2.0', '--reason', 'the new heading']);
    expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
    await untilServed(environment, { shell: '0.4.1', mf_feed: '0.2.0' });
    await untilDeltasMade();
  });

  const fresh = await context.newPage();
  await retryLateRegions(fresh);
  await test.step('a page that is opened now runs both, and fetches the difference of the one script that changed in each', async () => {
    const fetched = await recordFetches(fresh);
    await fresh.goto(environment.url);
    await expect(feedHeading(fresh, 'Feed of today')).toBeVisible();
    await expect(fresh.getByRole('link', { name: 'Skip to what matters' })).toBeAttached();
    const byPath = fetched().sort((one, other) => one.path.localeCompare(other.path));
    expect(byPath).toEqual([difference('/r/mf_feed/-/expose-home.js'), difference('/r/shell/-/main.js')]);
    for (const { path, bytes } of byPath) expect(bytes, path).toBeLessThan(MAX_DIFFERENCE_BYTES);
  });

  await test.step('a page that was open offers it, and no other environment runs it', async () => {
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('A new version is ready')).toBeVisible();
    expect(await servedComposition(production)).toEqual(elsewhere);
  });

  await test.step('one command takes it back, and nothing is fetched again', async () => {
    const back = await registryCli(['rollback', environment.name, '--reason', 'the old heading was better']);
    expect(back, back.stderr).toMatchObject({ code: 0 });
    await untilServed(environment, { mf_feed: '0.1.0' });
    const fetched = await recordFetches(fresh);
    await fresh.goto(environment.url);
    await expect(feedHeading(fresh, 'Feed')).toBeVisible();
    expect(fetched()).toEqual([]);
    expect(await servedComposition(production)).toEqual(elsewhere);
  });
});
