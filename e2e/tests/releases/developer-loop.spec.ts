import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signInOverApi, useCredentials } from '../../support/member';
import { changeSources, copyApp } from '../../support/own-build';
import { run } from '../../support/processes';
import { eventually, urls, workspaceRoot } from '../../support/stack';
import { expect, test } from '../../support/test';

const PORT = 4670;
const manifestUrl = `http://localhost:${PORT}/mf-manifest.json`;

test('a developer sees an own build in the page of the development environment, and each change to it', async ({ context }) => {
  test.setTimeout(120_000);
  const copy = await copyApp('mf-albums', 'developer', '0.1.0');
  await changeSources(copy, (path, text) =>
    path.endsWith('expose/albums.tsx') ? `export function Region() { return <h1>My own albums</h1>; }\n` : text,
  );
  const server = run(['--import', 'tsx', join(workspaceRoot, 'tooling/build/serve-app.ts')], { PORT: String(PORT) }, copy);
  try {
    await eventually('the developer’s server answers', async () => (await fetch(manifestUrl).catch(() => null))?.ok, 60_000);
    await useCredentials(context, await signInOverApi(urls.development));
    const page = await context.newPage();
    await page.goto(`${urls.development}/my-albums?override=mf_albums@${manifestUrl}`);
    await expect(page.getByRole('heading', { level: 1, name: 'My own albums' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/your own build of mf_albums/i)).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await changeSources(copy, (_, text) => text.replace('My own albums', 'My newer albums'));
    await expect(page.getByRole('heading', { level: 1, name: 'My newer albums' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'isSamePage' in globalThis), 'the page was not loaded anew').toBe(true);

    await page.goto(`${urls.development}/my-albums?override=off`);
    await expect(page.getByRole('heading', { level: 1, name: 'My newer albums' })).toBeHidden();
    await expect(page.getByText(/your own build/i)).toBeHidden();
  } finally {
    await server.kill('SIGTERM');
    await rm(join(copy, '..'), { recursive: true, force: true });
  }
});

test('production refuses an override', async () => {
  const answer = await fetch(`${urls.production}/?override=mf_albums@${manifestUrl}`, { redirect: 'manual' });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
});
