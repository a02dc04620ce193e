import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment, servedComposition, untilServed, untilSwitchedOff } from '../../support/registry-api';
import { registryCli, urls } from '../../support/stack';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`)).toEqual([]);
}

test('in the console an operator pins by keyboard alone, sees what another one does as it is done, and rolls back', async ({ browser }) => {
  test.setTimeout(180_000);
  const environment = await newEnvironment();
  const { name } = environment;
  const { mf_albums: before = '' } = await servedComposition(environment);
  const team = await createToken('albums team', { publish: ['mf_albums'] });
  expect(await registryCli(['publish', await copyBuild('mf-albums', { version: '0.6.0' })], team)).toMatchObject({ code: 0 });
  const [asha, ben] = await Promise.all(['Asha', 'Ben'].map((operator) => createToken(operator, { operate: [name] })));

  const context = await browser.newContext({ baseURL: urls.registry, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));

  await page.goto(`/environments/${name}`);
  await page.getByLabel('Token').fill(asha ?? '');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'mf_albums' })).toBeVisible();
  await expectNoViolations(page);

  // By keyboard: to the button, to the field of the remote, to the version, to the reason.
  const tabTo = async (label: string) => {
    const isThere = () =>
      page.evaluate((wanted) => {
        const element = document.activeElement as HTMLInputElement | null;
        return element?.textContent === wanted || [...(element?.labels ?? [])].some(({ textContent }) => textContent === wanted);
      }, label);
    for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab');
    expect(await isThere(), label).toBe(true);
  };
  await tabTo('Pin …');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Pin in ${name}` });
  await expect(dialog.getByRole('option', { name: '0.6.0' })).toBeAttached();
  await tabTo('mf_albums');
  await page.keyboard.type('0.6.0');
  await expect(dialog.getByRole('region', { name: 'Plan' })).toContainText(`${before} → 0.6.0`);
  await expectNoViolations(page);
  await tabTo('Reason');
  await page.keyboard.type('new covers');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`Roll back ${name} to revision 1`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await untilServed(environment, { mf_albums: '0.6.0' });

  // Another operator, by the command line: the page follows without a reload.
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(3);
  expect(await registryCli(['disable', name, 'mf_albums', '--reason', 'covers do not load'], ben)).toMatchObject({ code: 0 });
  await expect(page.getByText('covers do not load')).toBeVisible();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Roll back to revision 1' }).click();
  const back = page.getByRole('dialog', { name: `Roll back ${name}` });
  await expect(back.getByRole('region', { name: 'Plan' })).toContainText(`0.6.0 → ${before}`);
  await back.getByLabel('Reason').fill('the old covers were better');
  await back.getByRole('button', { name: 'Roll back', exact: true }).click();
  await expect(back.getByText('Revision 4')).toBeVisible();
  await back.getByRole('button', { name: 'Done' }).click();
  await untilServed(environment, { mf_albums: before });

  // A rollback moves versions alone: what Ben switched off stays off until it is switched on here, and off again.
  await page.getByRole('link', { name: 'Runs now' }).click();
  const row = page.getByRole('row', { name: 'mf_albums' });
  const flip = async (to: 'off' | 'on', reason: string) => {
    await row.getByRole('button', { name: `Switch mf_albums ${to}` }).click();
    const switching = page.getByRole('dialog', { name: `Switch mf_albums ${to} in ${name}` });
    await switching.getByLabel('Reason').fill(reason);
    await switching.getByRole('button', { name: `Switch ${to}`, exact: true }).click();
    await expect(switching.getByRole('status')).toContainText(`mf_albums is switched ${to} in ${name}`);
    await switching.getByRole('button', { name: 'Done' }).click();
  };
  await expect(row.getByTitle('covers do not load')).toHaveText('Off');
  await flip('on', 'they load again');
  await expect(row.getByTitle('covers do not load')).toHaveCount(0);
  await untilSwitchedOff(environment, []);
  await flip('off', 'they do not, after all');
  await expect(row.getByTitle('they do not, after all')).toHaveText('Off');
  await untilSwitchedOff(environment, ['mf_albums']);

  for (const [path, colorScheme, width] of [
    [`/?environments=${name},production`, 'dark', 1440],
    [`/?environments=${name}`, 'light', 390],
    ['/remotes/mf_albums/0.6.0', 'light', 1440],
    ['/uses', 'dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.getByText('mf_albums').first()).toBeVisible();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${path} fits ${width} px`).toBe(true);
  }
  expect(refused).toEqual([]);
  await context.close();
});
