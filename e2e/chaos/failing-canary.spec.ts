import type { Browser } from '@playwright/test';
import { copyBuild } from '../support/copy-build';
import { crashingEntry } from '../support/crashing-entry';
import { pageOf, signInOverApi, type Credentials } from '../support/member';
import { newEnvironment, publish, readStatus, untilLatestServed, untilServed, type TestEnvironment } from '../support/registry-api';
import { eventually, registryCli, slowness } from '../support/stack';
import { isWhole } from './support/cells';
import { PATIENCE_MS } from './support/page-rules';
import { expect, test } from './support/test';

/** Half of the visitors get the canary, and a judgement needs twelve to twenty of those. */
const MAX_VISITORS = 80;
const VISITORS_AT_ONCE = 4;
const VERSION = '0.7.7';

/** Visits the albums in a new browser. @returns whether it got the canary, and the member's view. */
async function visit(browser: Browser, { url }: TestEnvironment, member: Credentials) {
  const context = await browser.newContext();
  const page = await pageOf(context, member);
  await page.goto(`${url}/my-albums`);
  const main = page.getByRole('main');
  const sees = await main
    .getByRole('heading', { level: 1, name: 'My Albums' })
    .waitFor({ timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    );
  const isCanary = await page.evaluate(() => document.getElementById('composition')?.textContent.includes('"reason":"canary'));
  // Beacons are sent when the page is left.
  await page.goto('about:blank');
  await context.close();
  return { isCanary: isCanary === true, sees };
}

// Needs dozens of browsers, so it runs only in the whole matrix.
if (isWhole)
  test('a canary whose release throws is taken back by itself, and no visitor is left without the screen', async ({ browser }) => {
    test.setTimeout(900_000 * slowness);
    const environment = await newEnvironment();
    await publish(await copyBuild('mf-albums', { version: VERSION, entry: () => crashingEntry }));
    const member = await signInOverApi(environment.url);
    const options = ['--percent', '50', '--reason', 'nobody looked at it'];
    const started = await registryCli(['canary', 'start', environment.name, `mf_albums@${VERSION}`, ...options]);
    expect(started, started.stderr).toMatchObject({ code: 0 });
    const revision = await untilLatestServed(environment);

    const visits: { isCanary: boolean; sees: boolean }[] = [];
    const isOver = async () => (await readStatus(environment)).revision > revision;
    async function visitInTurn() {
      while (visits.length < MAX_VISITORS && !(await isOver())) visits.push(await visit(browser, environment, member));
    }
    await Promise.all(Array.from({ length: VISITORS_AT_ONCE }, visitInTurn));
    await eventually('the canary is taken back', isOver);

    const { stdout } = await registryCli(['history', environment.name, '--json']);
    const [end, start] = (JSON.parse(stdout) as { revisions: { by: string; reason: string; at: string }[] }).revisions;
    expect(end).toMatchObject({ by: 'registry', reason: expect.stringContaining('Taken back by itself') });
    const seconds = (Date.parse(end?.at ?? '') - Date.parse(start?.at ?? '')) / 1000;
    const withCanary = visits.filter(({ isCanary }) => isCanary).length;
    console.log(
      `taken back ${seconds.toFixed(1)} s after it began; ${visits.length} visitors, ${withCanary} with the canary. ${end?.reason}`,
    );
    expect(
      visits.filter(({ sees }) => !sees),
      'visitors who did not see their albums',
    ).toEqual([]);
    await untilServed(environment, { mf_albums: '0.1.0' });
    expect(await visit(browser, environment, member)).toEqual({ isCanary: false, sees: true });
  });
