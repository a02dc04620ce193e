import type { Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { signInOverApi } from '../../support/member';
import { abortCanary, newEnvironment, publish, startCanary, untilLatestServed } from '../../support/registry-api';
import { sendRequest } from '../../support/send-request';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';

/** Reads a document's composition, and the reason for it. */
function readComposition(html: string): unknown {
  return JSON.parse(/<script[^>]* id="composition"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
}

const runs = (version: string, reason: string) => ({ reason, remotes: { mf_albums: { version } } });

test('a canary reaches only its cohort, at each visit, until it is aborted', async ({ memberPage: page }) => {
  await retryLateRegions(page);
  const environment = await newEnvironment();
  const visit = async (target: Page) => readComposition((await (await target.goto(`${environment.url}/my-albums`))?.text()) ?? '');
  await publish(await copyBuild('mf-albums', { version: '0.8.0' }));
  await startCanary(environment, { mf_albums: '0.8.0' }, [(await signInOverApi(environment.url)).userId]);
  await untilLatestServed(environment);

  await test.step('the edge sees who signs in, and tells the browser with a cookie that no script reads', async () => {
    await page.goto(`${environment.url}/healthz`);
    await page.evaluate(() =>
      fetch('/api/auth', {
        method: 'POST',
        body: new URLSearchParams({ username: 'demo', password: 'demo-password', device_type: 'windows' }),
      }).then((answer) => answer.text()),
    );
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
  await test.step('the member gets the canary, and a stranger what is pinned', async () => {
    expect(await visit(page)).toMatchObject(runs('0.8.0', 'canary 0%'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'My Albums' })).toBeVisible();
    expect(readComposition((await sendRequest(environment.url)).body)).toMatchObject(runs('0.1.0', 'pinned'));
  });
  await test.step('taken back, it reaches no member', async () => {
    await abortCanary(environment);
    await untilLatestServed(environment);
    expect(await visit(page)).toMatchObject(runs('0.1.0', 'pinned'));
  });
});
