import type { Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { retryLateRegions } from '../../support/late-regions';
import { newEnvironment, pin, publish, servedComposition, untilServed } from '../../support/registry-api';
import { serveBuild } from '../../support/serve-build';
import { expect, test } from '../../support/test';

const PATH = '/pagescomp/mainpages';
const VERSION = '0.9.3';

/** Renames the heading of the list of pages. */
const rename = (name: string) => ({
  files: { 'expose-pages.js': (text: string) => text.replace(/(variant:"h1",children:\(0,\w+\.t\)\()"My Pages"/, `$1"${name}"`) },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toolbar = (page: Page) => page.getByRole('region', { name: 'Versions' });
const remote = (page: Page) => toolbar(page).getByRole('combobox', { name: 'mf_pages' });

test('a developer chooses a published version, then a local build, shares the choice by a link, and leaves', async ({
  memberPage: page,
  memberPageOf,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const environment = await newEnvironment({ overridesAllowed: true });
  const pinned = await servedComposition(environment);
  await publish(await copyBuild('mf-pages', { version: VERSION, ...rename('Pages of tomorrow') }));
  // Pages may load a release only once an environment has run it.
  await pin(environment, { mf_pages: VERSION }, 'To be rolled back.');
  await untilServed(environment, { ...pinned, mf_pages: VERSION });
  await pin(environment, { mf_pages: pinned.mf_pages ?? '' }, 'Not yet.');
  await untilServed(environment, pinned);
  const local = await serveBuild(await copyBuild('mf-pages', rename('Pages at home')));
  await retryLateRegions(page);

  try {
    await test.step('a published version', async () => {
      await page.goto(environment.url + PATH);
      await expect(heading(page, 'My Pages')).toBeVisible();
      await page.getByRole('button', { name: 'Versions' }).click();
      await expect(remote(page)).toHaveValue('pinned');
      await remote(page).selectOption(VERSION);
      const reloaded = page.waitForResponse((response) => response.url() === environment.url + PATH);
      await toolbar(page).getByRole('button', { name: 'Apply and reload' }).click();
      expect((await reloaded).headers()['integrity-policy']).toContain('blocked-destinations=(script)');
      await expect(heading(page, 'Pages of tomorrow')).toBeVisible();
    });

    const shared = await test.step('the signed link of it', async () => {
      await toolbar(page).getByRole('button', { name: 'Copy link' }).click();
      await expect(toolbar(page).getByText(/works for 24 hours/)).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    });

    await test.step('a local build', async () => {
      await remote(page).selectOption('Local address');
      await toolbar(page).getByRole('textbox').fill(local.url);
      await toolbar(page).getByRole('button', { name: 'Apply and reload' }).click();
      await expect(heading(page, 'Pages at home')).toBeVisible();
    });

    await test.step('another member opens the link, and leaves', async () => {
      const other = await memberPageOf('asha');
      await retryLateRegions(other);
      await other.goto(shared);
      await expect(heading(other, 'Pages of tomorrow')).toBeVisible();
      expect(other.url(), 'the signature is not left in the address').toBe(environment.url + PATH);
      await other.getByRole('button', { name: '1 override' }).click();
      await toolbar(other).getByRole('button', { name: 'Leave all' }).click();
      await expect(heading(other, 'My Pages')).toBeVisible();
    });

    await test.step('the developer leaves by the keyboard', async () => {
      await toolbar(page).getByRole('button', { name: 'Leave all' }).press('Enter');
      await expect(heading(page, 'My Pages')).toBeVisible();
      await toolbar(page).getByRole('combobox').first().press('Escape');
      await expect(page.getByRole('button', { name: 'Versions' })).toBeFocused();
    });
  } finally {
    local.close();
  }
});
