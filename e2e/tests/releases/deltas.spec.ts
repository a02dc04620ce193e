import type { Page, Response } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment, pin, untilServed } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';
import { untilDeltasMade } from '../../support/until-deltas';

/** Publishes the build of an app with a changed word as another version. */
async function publishChange(app: string, version: string, path: string, from: string, to: string): Promise<void> {
  const change = (text: string) => {
    expect(text.split(from), `${from} in ${path}`).toHaveLength(2);
    return text.replace(from, to);
  };
  const token = await createToken(`${app} team`, { publish: [app.replace('-', '_')] });
  const published = await registryCli(['publish', await copyBuild(app, { version, files: { [path]: change } })], token);
  expect(published, published.stderr).toMatchObject({ code: 0 });
}

/** Records the scripts of releases that a page loads, without the hashes in their names. */
function recordScripts(page: Page): () => Promise<{ path: string; encoding: string | undefined; bytes: number }[]> {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const read = async (response: Response) => {
    const headers = await response.allHeaders();
    const path = new URL(response.url()).pathname.replace(/\.[\w-]{8}\.js$/, '.js');
    return { path, encoding: headers['content-encoding'], bytes: Number(headers['content-length']) };
  };
  return async () => (await Promise.all(responses.map(read))).filter(({ path }) => path.startsWith('/r/'));
}

test('of a script with a changed word a browser fetches the difference, and runs the whole', async ({ memberPage: page, context }) => {
  test.setTimeout(120_000);
  const environment = await newEnvironment();
  const opened = await page.goto(environment.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Feed', exact: true })).toBeVisible();
  expect(opened?.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
  await publishChange('mf-feed', '0.4.1', 'expose-home.js', '("Feed")', '("Feed, made anew")');
  await publishChange('shell', '0.4.1', 'main.js', '("Skip to content")', '("Skip to what matters")');
  await pin(environment, { shell: '0.4.1', mf_feed: '0.4.1' }, 'Two words.');
  await untilServed(environment, { shell: '0.4.1', mf_feed: '0.4.1' });
  await untilDeltasMade();

  const fresh = await context.newPage();
  const scripts = recordScripts(fresh);
  await fresh.goto(environment.url);
  await expect(fresh.getByRole('heading', { level: 1, name: 'Feed, made anew' })).toBeVisible();
  await expect(fresh.getByRole('link', { name: 'Skip to what matters' })).toBeAttached();

  const deltas = (await scripts()).filter(({ encoding }) => encoding === 'dcz');
  expect(deltas.map(({ path }) => path).sort()).toEqual(['/r/mf_feed/-/expose-home.js', '/r/shell/-/main.js']);
  for (const { path, bytes } of deltas) expect(bytes, path).toBeLessThan(400);
});
