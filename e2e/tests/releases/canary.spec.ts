import { copyBuild } from '../../support/copy-build';
import { pageOf, signInOverApi } from '../../support/member';
import { createToken, newEnvironment } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';

const RELEASE = 'mf_albums@0.8.0';

/** Reads what the page runs, and why. */
const readComposition = 'JSON.parse(document.getElementById("composition").textContent)';

test('a canary reaches its cohort alone, at each visit, and nobody any more once it is taken back', async ({ context, browser }) => {
  test.setTimeout(120_000);
  const environment = await newEnvironment();
  const token = await createToken('albums team', { publish: ['mf_albums'] });
  const published = await registryCli(['publish', await copyBuild('mf-albums', { version: '0.8.0' })], token);
  expect(published, published.stderr).toMatchObject({ code: 0 });
  const member = await signInOverApi(environment.url);

  const started = await registryCli([
    ...['canary', 'start', environment.name, RELEASE, '--member', member.userId],
    ...['--reason', 'the author first'],
  ]);
  expect(started, started.stderr).toMatchObject({ code: 0 });

  const page = await pageOf(context, member);
  // The edge sees who signs in, and tells the browser with a cookie that no script reads.
  await page.goto(`${environment.url}/login`);
  await page.evaluate(() =>
    fetch('/api/auth', {
      method: 'POST',
      body: new URLSearchParams({ username: 'demo', password: 'demo-password', device_type: 'windows' }),
    }).then((answer) => answer.text()),
  );
  await expect(async () => {
    await page.goto(`${environment.url}/my-albums`);
    expect(await page.evaluate(readComposition)).toMatchObject({ reason: 'canary 0%', remotes: { mf_albums: { version: '0.8.0' } } });
  }).toPass();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'My Albums' })).toBeVisible();
  const stranger = await browser.newPage();
  await stranger.goto(environment.url);
  expect(await stranger.evaluate(readComposition)).toMatchObject({ reason: 'pinned', remotes: { mf_albums: { version: '0.1.0' } } });
  await stranger.close();

  expect(await registryCli(['canary', 'abort', environment.name, '--reason', 'enough'])).toMatchObject({ code: 0 });

  await expect(async () => {
    await page.goto(`${environment.url}/my-albums`);
    expect(await page.evaluate(readComposition)).toMatchObject({ reason: 'pinned', remotes: { mf_albums: { version: '0.1.0' } } });
  }).toPass();
});
