import { ask } from '../../support/ask';
import { buildOwnVersion } from '../../support/own-build';
import { expect, test } from '../../support/test';
import { eventually, registryCli, urls } from '../../support/stack';
import { createToken } from '../../support/tokens';

type Status = { environment: string; revision: number; composition: Record<string, string> };

async function served(url: string): Promise<Status> {
  return JSON.parse((await ask(`${url}/composition.json`)).body) as Status;
}

test('a team releases its remote alone, an operator pins it, and one command takes it back', async ({ memberPage: page, context }) => {
  test.setTimeout(180_000);
  const token = await createToken('feed team', ['--publish', 'mf_feed']);
  // Of this remote alone: operators may be at work on the others.
  const feedOfStaging = async () => (await served(urls.staging)).composition.mf_feed;
  const stagingBefore = await feedOfStaging();
  const dist = await buildOwnVersion('mf-feed', '0.2.0', (_, text) =>
    text.replaceAll(/>Feed</g, '>Feed, made anew<').replaceAll(/'Feed'/g, "'Feed, made anew'"),
  );
  const published = await registryCli(['publish', dist], token);
  expect(published, published.stderr).toMatchObject({ code: 0 });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Feed', exact: true })).toBeVisible();
  const pinned = await registryCli(['pin', 'production', 'mf_feed@0.2.0', '--reason', 'the new heading']);
  expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
  await new Promise((resolve) => setTimeout(resolve, 1000));

  const fresh = await context.newPage();
  const session = await context.newCDPSession(fresh);
  await session.send('Network.enable');
  const overTheWire: string[] = [];
  const urlOf = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => void urlOf.set(requestId, new URL(request.url).pathname));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) overTheWire.push(urlOf.get(requestId) ?? '');
  });
  const fromMemory = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => void fromMemory.add(urlOf.get(requestId) ?? ''));
  await fresh.goto('/');
  await expect(fresh.getByRole('heading', { level: 1, name: 'Feed, made anew' })).toBeVisible();
  const refetched = overTheWire.filter((path) => path.startsWith('/r/') && !fromMemory.has(path) && !path.startsWith('/r/mf_feed/0.2.0/'));
  expect(refetched, 'files of the shell and the other remotes that were fetched again').toEqual([]);

  await page.bringToFront();
  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 30_000 });
  expect(await feedOfStaging()).toBe(stagingBefore);

  const back = await registryCli(['rollback', 'production', '--reason', 'the old heading was better']);
  expect(back, back.stderr).toMatchObject({ code: 0 });
  await eventually('the edge serves the old composition', async () => (await served(urls.production)).composition.mf_feed === '0.1.0');
  await fresh.goto('/');
  await expect(fresh.getByRole('heading', { level: 1, name: 'Feed', exact: true })).toBeVisible();
  expect(await feedOfStaging()).toBe(stagingBefore);
});

test('a release that throws while loading, or while rendering, gives way to the last good one', async ({ memberPage: page }) => {
  test.setTimeout(180_000);
  const token = await createToken('content team', ['--publish', 'mf_content']);
  const broken = {
    '0.2.1': (path: string, text: string) =>
      path.endsWith('expose/events.tsx') ? `${text}\nthrow new Error('broken while loading');\n` : text,
    '0.2.2': (path: string, text: string) =>
      path.endsWith('expose/events.tsx') ? `export function Region(): never { throw new Error('broken while rendering'); }\n` : text,
  };
  for (const [version, change] of Object.entries(broken)) {
    const dist = await buildOwnVersion('mf-content', version, change);
    expect(await registryCli(['publish', dist], token)).toMatchObject({ code: 0 });
    expect(await registryCli(['pin', 'production', `mf_content@${version}`, '--reason', 'seeing what happens'])).toMatchObject({ code: 0 });
    await eventually('the edge serves it', async () => (await served(urls.production)).composition.mf_content === version);
    await page.goto('/events');
    await expect(page.getByText(/earlier version/i)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await registryCli(['rollback', 'production', '--reason', 'it was broken'])).toMatchObject({ code: 0 });
    await eventually('the edge serves the good one', async () => (await served(urls.production)).composition.mf_content === '0.1.0');
  }
});
