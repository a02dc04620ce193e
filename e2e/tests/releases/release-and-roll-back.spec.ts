import type { Page } from '@playwright/test';
import { buildCopy, buildVersion, copySources } from '../../support/build-version';
import { createToken, newEnvironment, servedComposition, untilServed } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';

/** Records the paths that the page fetches over the network, and not from any of the browser's caches. */
async function recordFetches(page: Page): Promise<() => string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const [fetched, fromMemory] = [new Set<string>(), new Set<string>()];
  const paths = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => void paths.set(requestId, new URL(request.url).pathname));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) fetched.add(paths.get(requestId) ?? '');
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void fromMemory.add(paths.get(requestId) ?? ''));
  return () => [...fetched].filter((path) => !fromMemory.has(path));
}

test('a team releases its remote alone, an operator pins it, and one command rolls it back', async ({ memberPage: page, context }) => {
  test.setTimeout(300_000);
  const [environment, other] = await Promise.all([newEnvironment(), newEnvironment()]);
  const token = await createToken('feed team', { publish: ['mf_feed'] });
  const otherBefore = await servedComposition(other);
  // Both are built in a copy of the sources: another place gives modules other ids, and scripts other bytes.
  const builds = await Promise.all([
    copySources('mf-feed', '0.1.1').then(buildCopy),
    buildVersion('mf-feed', '0.2.0', (_, text) =>
      text.replaceAll(/>Feed</g, '>Feed, made anew<').replaceAll(/'Feed'/g, "'Feed, made anew'"),
    ),
  ]);
  for (const dist of builds) {
    const published = await registryCli(['publish', dist], token);
    expect(published, published.stderr).toMatchObject({ code: 0 });
  }
  await registryCli(['pin', environment.name, 'mf_feed@0.1.1', '--reason', 'the first of the team']);
  await untilServed(environment, { mf_feed: '0.1.1' });

  await page.goto(environment.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Feed', exact: true })).toBeVisible();
  const pinned = await registryCli(['pin', environment.name, 'mf_feed@0.2.0', '--reason', 'the new heading']);
  expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
  await untilServed(environment, { mf_feed: '0.2.0' });

  const fresh = await context.newPage();
  const fetchedPaths = await recordFetches(fresh);
  await fresh.goto(environment.url);
  await expect(fresh.getByRole('heading', { level: 1, name: 'Feed, made anew' })).toBeVisible();
  const refetched = fetchedPaths().filter((path) => path.startsWith('/r/'));
  expect(refetched, 'scripts that were fetched').toEqual([expect.stringMatching(/^\/r\/mf_feed\/-\/expose-home\.[\w-]{8}\.js$/)]);

  await page.bringToFront();
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 });
  expect(await servedComposition(other)).toEqual(otherBefore);

  const back = await registryCli(['rollback', environment.name, '--reason', 'the old heading was better']);
  expect(back, back.stderr).toMatchObject({ code: 0 });
  await untilServed(environment, { mf_feed: '0.1.1' });
  const fetchedAgain = await recordFetches(fresh);
  await fresh.goto(environment.url);
  await expect(fresh.getByRole('heading', { level: 1, name: 'Feed', exact: true })).toBeVisible();
  expect(fetchedAgain().filter((path) => path.startsWith('/r/'))).toEqual([]);
  expect(await servedComposition(other)).toEqual(otherBefore);
});

const broken = [
  { version: '0.2.1', when: 'loading', details: {}, source: (text: string) => `${text}\nthrow new Error('broken while loading');\n` },
  {
    version: '0.2.2',
    when: 'rendering',
    // Releases that crash as they are mounted are in crashing-releases.spec, for each remote.
    details: { tag: '@whole' },
    source: () => `export function Region(): never { throw new Error('broken while rendering'); }\n`,
  },
];

for (const { version, when, details, source } of broken) {
  test(`a release that throws while ${when} falls back to the last good one`, details, async ({ memberPage: page }) => {
    test.setTimeout(180_000);
    const environment = await newEnvironment();
    const token = await createToken('content team', { publish: ['mf_content'] });
    const dist = await buildVersion('mf-content', version, (path, text) => (path.endsWith('expose/events.tsx') ? source(text) : text));
    expect(await registryCli(['publish', dist], token)).toMatchObject({ code: 0 });
    const pin = ['pin', environment.name, `mf_content@${version}`, '--reason', 'seeing what happens'];
    expect(await registryCli(pin)).toMatchObject({ code: 0 });
    await untilServed(environment, { mf_content: version });
    await page.goto(`${environment.url}/events`);
    await expect(page.getByText(/earlier version/i)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await registryCli(['rollback', environment.name, '--reason', 'it was broken'])).toMatchObject({ code: 0 });
    await untilServed(environment, { mf_content: '0.1.0' });
  });
}
