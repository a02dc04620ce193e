import type { Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { crashingEntry, throwingEntry } from '../../support/crashing-entry';
import { pageOf, signInOverApi } from '../../support/member';
import {
  newEnvironment,
  pin,
  publish,
  servedComposition,
  switchRemote,
  untilServed,
  untilSwitchedOff,
  type Composition,
  type TestEnvironment,
} from '../../support/registry-api';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';

/** Publishes builds with a broken entry, and pins them in a new environment. */
async function pinBroken(entries: Record<string, string>, version: string): Promise<TestEnvironment> {
  const environment = await newEnvironment();
  const pins: Composition = {};
  for (const [app, entry] of Object.entries(entries)) {
    await publish(await copyBuild(app, { version, entry: () => entry }));
    pins[app.replace('-', '_')] = version;
  }
  await pin(environment, pins, 'Without a look at them.');
  await untilServed(environment, pins);
  return environment;
}

async function expectEarlierVersion(page: Page, heading: string): Promise<void> {
  const region = page.getByRole('main');
  await expect(region.getByText('Showing an earlier version of this part')).toBeVisible();
  await expect(region.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function expectFeed(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
}

test('releases that throw fall back to the last good ones; a remote that is switched off says so and leaves the menu; the rest works', async ({
  memberPage: page,
}) => {
  test.slow();
  await retryLateRegions(page);
  const environment = await pinBroken({ 'mf-albums': crashingEntry, 'mf-content': throwingEntry }, '0.7.1');
  const pinned = await servedComposition(environment);

  await test.step('a release that throws while it is rendered', async () => {
    await page.goto(`${environment.url}/my-albums`);
    await expectEarlierVersion(page, 'My Albums');
  });
  await test.step('a release that throws while it is loaded', async () => {
    await menu(page).getByRole('link', { name: 'Events' }).click();
    await expectEarlierVersion(page, 'My Events');
    await expectFeed(page);
  });
  await test.step('an open page learns that a remote was switched off', async () => {
    await switchRemote(environment, 'mf_content', { isDisabled: true, reason: 'It floods the provider.' });
    await untilSwitchedOff(environment, ['mf_content']);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText('A new version is ready')).toBeVisible();
  });
  await test.step('the remote is gone from the menu, and its page says why', async () => {
    await page.goto(`${environment.url}/events`);
    await expect(page.getByText(/Events is switched off for now/)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Events' })).toHaveCount(0);
    await expectFeed(page);
    expect(await servedComposition(environment)).toEqual(pinned);
  });
  await test.step('switched on, it is in the menu again', async () => {
    await switchRemote(environment, 'mf_content', { isDisabled: false, reason: 'It is quiet again.' });
    await untilSwitchedOff(environment, []);
    await page.goto(`${environment.url}/events`);
    await expect(menu(page).getByRole('link', { name: 'Events' })).toBeVisible();
  });
});

test(
  'releases of further remotes that throw while they are rendered fall back to the last good ones, and nothing else is affected',
  { tag: '@whole' },
  async ({ context }) => {
    const environment = await pinBroken({ 'mf-pages': crashingEntry, 'mf-content': crashingEntry }, '0.7.0');
    const page = await pageOf(context, await signInOverApi(environment.url));
    for (const [path, heading] of [
      ['/pagescomp/mainpages', 'My Pages'],
      ['/events', 'My Events'],
      ['/blog', 'Blog'],
    ] as const) {
      await page.goto(environment.url + path);
      await expectEarlierVersion(page, heading);
      await expectFeed(page);
    }
  },
);
