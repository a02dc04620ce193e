import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { startOpenIdProvider } from '../../support/openid-provider';
import {
  changeSettings,
  createToken,
  newEnvironment,
  publish,
  servedComposition,
  switchRemote,
  untilServed,
  untilSwitchedOff,
} from '../../support/registry-api';
import { groupEnvironment, operatorsGroup, urls } from '../../support/stack';

const name = groupEnvironment;

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`)).toEqual([]);
}

/** Opens a page of the console in a new browser. @returns the page and its console errors. */
async function openConsole(browser: Browser, path: string): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({ baseURL: urls.registry, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(path);
  return { page, errors };
}

/** Signs in at the organization's provider, which asks for a name. */
async function signInAs(page: Page, person: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Example' }).click();
  await page.getByLabel('Your name').fill(person);
  await page.keyboard.press('Enter');
}

/** Moves the focus by keyboard to a button, or to the field with a label. */
async function tabTo(page: Page, label: string): Promise<void> {
  const isThere = () =>
    page.evaluate((wanted) => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.textContent === wanted || [...(element?.labels ?? [])].some(({ textContent }) => textContent === wanted);
    }, label);
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab');
  expect(await isThere(), label).toBe(true);
}

test('in the console an operator signs in at the organization, pins by keyboard with the approval of a second person, sees what is done as it is done, rolls back, and signs out', async ({
  browser,
}) => {
  test.slow();
  const provider = await startOpenIdProvider({ asha: [operatorsGroup], ben: ['choir'] });
  const environment = await newEnvironment({ name });
  const { mf_albums: before = '' } = await servedComposition(environment);
  await publish(await copyBuild('mf-albums', { version: '0.6.0' }));
  await changeSettings(environment, { requiresApproval: true });
  const { page, errors } = await openConsole(browser, `/environments/${name}`);
  const history = page.getByRole('list', { name: 'History' });

  try {
    await test.step('she signs in at the provider, and is back on the page that she asked for', async () => {
      await expect(page.getByRole('button', { name: 'Sign in with Example' })).toBeVisible();
      await expectNoViolations(page);
      await signInAs(page, 'asha');
      await expect(page.getByText('asha@example.org')).toBeVisible();
      await expect(page).toHaveURL(`${urls.registry}/environments/${name}`);
      await expect(page.getByText('Live', { exact: true })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'mf_albums' })).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step('she requests a pin with only the keyboard', async () => {
      await tabTo(page, 'Pin …');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: `Pin in ${name}` });
      await expect(dialog.getByRole('option', { name: '0.6.0' })).toBeAttached();
      await tabTo(page, 'mf_albums');
      await page.keyboard.type('0.6.0');
      await expect(dialog.getByRole('region', { name: 'Plan' })).toContainText(`${before} → 0.6.0`);
      await expectNoViolations(page);
      await tabTo(page, 'Reason');
      await page.keyboard.type('new covers');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('status')).toContainText('waits for the approval of somebody else');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
    });

    const token = await createToken('Ben', { operate: [name] });
    await page.getByRole('link', { name: 'History' }).click();
    await test.step('a second person approves it, and her page follows without a reload', async () => {
      const { page: second } = await openConsole(browser, `/environments/${name}/waiting`);
      await second.getByLabel('Token').fill(token);
      await second.keyboard.press('Enter');
      await second.getByRole('button', { name: /^Approve request/ }).click();
      const dialog = second.getByRole('dialog');
      await expect(dialog.getByRole('region', { name: 'Plan' })).toContainText(`${before} → 0.6.0`);
      await dialog.getByRole('button', { name: 'Approve it' }).click();
      await expect(dialog.getByRole('status')).toContainText('is pinned');
      await untilServed(environment, { mf_albums: '0.6.0' });
      await second.context().close();
      await expect(history.getByRole('listitem').filter({ hasText: 'new covers (approved by Ben' })).toContainText('asha@example.org');
    });

    await test.step('what another operator switches off by the API is shown at once too', async () => {
      await switchRemote(environment, 'mf_albums', { isDisabled: true, reason: 'covers do not load', token });
      await expect(page.getByText('covers do not load')).toBeVisible();
      await expect(page.getByText('Ben', { exact: true }).first()).toBeVisible();
    });

    await test.step('she rolls back', async () => {
      await page.getByRole('button', { name: 'Roll back to revision 1' }).click();
      const dialog = page.getByRole('dialog', { name: `Roll back ${name}` });
      await expect(dialog.getByRole('region', { name: 'Plan' })).toContainText(`0.6.0 → ${before}`);
      await dialog.getByLabel('Reason').fill('the old covers were better');
      await dialog.getByRole('button', { name: 'Roll back', exact: true }).click();
      await expect(dialog.getByRole('status')).toContainText(/Revision \d+/);
      await dialog.getByRole('button', { name: 'Done' }).click();
      await untilServed(environment, { mf_albums: before });
    });

    await test.step('a rollback moves only versions: the remote stays off until she switches it on, and off again', async () => {
      await page.getByRole('link', { name: 'Runs now' }).click();
      const row = page.getByRole('row', { name: 'mf_albums' });
      const flip = async (to: 'off' | 'on', reason: string) => {
        await row.getByRole('button', { name: `Switch ${to} mf_albums` }).click();
        const dialog = page.getByRole('dialog', { name: `Switch mf_albums ${to} in ${name}` });
        await dialog.getByLabel('Reason').fill(reason);
        await dialog.getByRole('button', { name: `Switch ${to}`, exact: true }).click();
        await expect(dialog.getByRole('status')).toContainText(`mf_albums is switched ${to} in ${name}`);
        await dialog.getByRole('button', { name: 'Done' }).click();
      };
      await expect(row.getByTitle('covers do not load')).toHaveText('Off');
      await flip('on', 'they load again');
      await expect(row.getByTitle('covers do not load')).toHaveCount(0);
      await untilSwitchedOff(environment, []);
      await flip('off', 'they do not, after all');
      await expect(row.getByTitle('they do not, after all')).toHaveText('Off');
      await untilSwitchedOff(environment, ['mf_albums']);
    });

    await test.step('the console offers nothing that her group may not do, and the registry refuses it', async () => {
      await page.goto('/environments/production');
      await expect(page.getByRole('button', { name: 'Freeze …' })).toBeDisabled();
      const forbidden = await page.evaluate(async () => {
        const headers = {
          authorization: `Bearer ${sessionStorage.getItem('registry_token')}`,
          'content-type': 'application/json',
        };
        const body = JSON.stringify({ until: '2099-01-01T10:00:00.000Z', reason: 'holidays' });
        const answer = await fetch('/v1/environments/production/freeze', { method: 'PUT', headers, body });
        return { status: answer.status, ...((await answer.json()) as { code: string }) };
      });
      expect(forbidden).toMatchObject({ status: 403, code: 'REG_FORBIDDEN' });
      // The browser reports every refused call.
      expect(errors.splice(0)).toEqual([expect.stringContaining('403')]);
    });

    for (const [path, colorScheme, width] of [
      [`/?environments=${name},production`, 'dark', 1440],
      [`/?environments=${name}`, 'light', 390],
      ['/remotes/mf_albums/0.6.0', 'light', 1440],
      ['/uses', 'dark', 390],
    ] as const) {
      await test.step(`${path} is accessible in ${colorScheme} colours, and fits ${width} px`, async () => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByText('mf_albums').first()).toBeVisible();
        await expectNoViolations(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      });
    }
    expect(errors).toEqual([]);

    await test.step('she signs out here and at the organization, and her token ends', async () => {
      const headers = { authorization: `Bearer ${await page.evaluate(() => sessionStorage.getItem('registry_token'))}` };
      const readToken = async () => (await page.request.get('/v1/token', { headers })).status();
      expect(await readToken()).toBe(200);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: 'Sign out' }).click();
      await expect(page.getByText('You are signed out, here and at your organization.')).toBeVisible();
      await expectNoViolations(page);
      expect(provider.signedOut).toEqual(['asha']);
      expect(await readToken()).toBe(401);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    await test.step('the provider asks again who it is; somebody in no group may do nothing', async () => {
      await signInAs(page, 'ben');
      await expect(page.getByRole('alert')).toContainText('ben@example.org may do nothing here');
      await expectNoViolations(page);
    });
    expect(errors.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  } finally {
    await page.context().close();
    await provider.close();
  }
});
