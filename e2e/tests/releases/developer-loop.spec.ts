import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changeSources, copySources } from '../../support/build-version';
import { pageOf, signInOverApi } from '../../support/member';
import { run } from '../../support/processes';
import { newEnvironment } from '../../support/registry-api';
import { eventually, ports, urls, workspaceRoot } from '../../support/stack';
import { expect, test } from '../../support/test';

const manifestUrl = `http://localhost:${ports.devServer}/mf-manifest.json`;

test('a developer sees an own build in the page of an environment that allows it, and each change to it', async ({ context }) => {
  test.setTimeout(180_000);
  const environment = await newEnvironment({ overridesAllowed: true });
  const copy = await copySources('mf-albums', '0.1.0');
  await changeSources(copy, (path, text) =>
    path.endsWith('expose/albums.tsx') ? `export function Region() { return <h1>My own albums</h1>; }\n` : text,
  );
  const script = join(workspaceRoot, 'tooling/build-preset/bin/social-remote.mjs');
  const server = run([script, 'dev'], { PORT: String(ports.devServer) }, copy);
  try {
    await eventually('the developer’s server answers', async () => (await fetch(manifestUrl).catch(() => null))?.ok, 90_000).catch(
      (error: Error) => {
        throw new Error(`${error.message}. It said: ${server.output()}`);
      },
    );
    const page = await pageOf(context, await signInOverApi(environment.url));
    await page.goto(`${environment.url}/my-albums?override=mf_albums@${manifestUrl}`);
    await expect(page.getByRole('heading', { level: 1, name: 'My own albums' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/your own build of mf_albums/i)).toBeVisible();

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await changeSources(copy, (_, text) => text.replace('My own albums', 'My newer albums'));
    await expect(page.getByRole('heading', { level: 1, name: 'My newer albums' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'isSamePage' in globalThis), 'the page was not loaded anew').toBe(true);

    await page.goto(`${environment.url}/my-albums?override=off`);
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
