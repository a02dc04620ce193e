import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { copyBuild } from '../../support/copy-build';
import { createToken, newEnvironment, publish, servedComposition, untilServed } from '../../support/registry-api';
import { dataDir, urls } from '../../support/stack';

async function openConsole(browser: Browser, address: string, token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: urls.registry, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByLabel('Token').fill(token);
  await page.keyboard.press('Enter');
  return page;
}

test(
  'in the console an administrator makes a token and asks for two people; of three requested pins one is cancelled, one rejected, and one approved, promoted, and its release withdrawn',
  { tag: '@whole' },
  async ({ browser }) => {
    test.slow();
    const [first, second] = await Promise.all([newEnvironment(), newEnvironment()]);
    const { mf_albums: before = '' } = await servedComposition(first);
    await publish(await copyBuild('mf-albums', { version: '0.6.1' }));
    const admin = await openConsole(browser, '/tokens', (await readFile(join(dataDir, 'admin-token'), 'utf8')).trim());
    const dialog = admin.getByRole('dialog');

    // A token for Ben, whose text is shown once.
    const name = `Ben of ${first.name}`;
    await admin.getByRole('button', { name: 'Create a token …' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Operates environments').fill(`${first.name}, ${second.name}`);
    await dialog.getByRole('button', { name: 'Create the token' }).click();
    const token = await dialog.getByText(/^mfp_/).textContent();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(admin.getByRole('row', { name })).toContainText('never');

    // Settings: two people decide, and members see another name.
    await admin.goto(`/environments/${first.name}/settings`);
    await admin.getByLabel('Name that members see').fill('Social of two');
    await admin.getByLabel('A second person approves every pin').check();
    await admin.getByRole('button', { name: 'Save settings' }).click();
    await expect(admin.getByText(/^Saved as version 2/)).toBeVisible();

    // Ben requests three pins. He cancels the first, and the administrator rejects the second. Ben cannot approve the third; the
    // administrator, who does not reload, can.
    await admin.getByRole('link', { name: 'Waiting' }).click();
    await expect(admin.getByText('Nothing waits')).toBeVisible();
    const ben = await openConsole(browser, `/environments/${first.name}/waiting`, token ?? '');
    const request = async (reason: string) => {
      await ben.getByRole('button', { name: 'Pin …' }).click();
      const asked = ben.getByRole('dialog', { name: `Pin in ${first.name}` });
      await expect(asked.getByRole('option', { name: '0.6.1' })).toBeAttached();
      await asked.getByLabel('mf_albums').selectOption('0.6.1');
      await asked.getByLabel('Reason').fill(reason);
      await asked.getByRole('button', { name: 'Request this pin' }).click();
      await expect(asked.getByRole('status')).toContainText('waits for the approval of somebody else');
      await asked.getByRole('button', { name: 'Done' }).click();
    };
    const refuse = async (page: Page, verb: 'Cancel' | 'Reject', reason: string) => {
      const deciding = page.getByRole('dialog', { name: new RegExp(`^${verb} request`) });
      await page.getByRole('button', { name: new RegExp(`^${verb} request`) }).click();
      await deciding.getByLabel('Reason').fill(reason);
      await deciding.getByRole('button', { name: `${verb} it` }).click();
      await expect(deciding.getByRole('status')).toContainText('Nothing moved');
      await deciding.getByRole('button', { name: 'Done' }).click();
    };
    await request('the wrong covers');
    await refuse(ben, 'Cancel', 'not these covers');
    await request('covers of today');
    await refuse(admin, 'Reject', 'not on a Friday');
    await expect(ben.getByText('local operator: not on a Friday')).toBeVisible();
    await expect(ben.getByText(`${name}: not these covers`)).toBeVisible();
    await expect(ben.getByRole('button', { name: /^Cancel request/ })).toHaveCount(0);
    await request('new covers');
    await expect(ben.getByRole('button', { name: /^Approve request/ })).toBeDisabled();
    await admin.getByRole('button', { name: /^Approve request/ }).click();
    await expect(dialog.getByRole('region', { name: 'Plan' })).toContainText(`${before} → 0.6.1`);
    await dialog.getByRole('button', { name: 'Approve it' }).click();
    await expect(dialog.getByRole('status')).toContainText('is pinned');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await untilServed(first, { mf_albums: '0.6.1' });

    // The versions of the first environment are promoted to the second one.
    await ben.goto(`/environments/${second.name}`);
    await ben.getByRole('button', { name: 'Promote …' }).click();
    const promotion = ben.getByRole('dialog', { name: `Promote to ${second.name}` });
    await promotion.getByLabel('From').selectOption(first.name);
    await expect(promotion.getByRole('region', { name: 'Plan' })).toContainText(`${before} → 0.6.1`);
    await promotion.getByLabel('Reason').fill('the covers are liked');
    await promotion.getByRole('button', { name: `Promote ${first.name} to ${second.name}` }).click();
    await expect(promotion.getByRole('status')).toContainText(`${before} → 0.6.1`);
    await untilServed(second, { mf_albums: '0.6.1' });
    await expect(promotion.getByText(`Roll back ${second.name} to revision 1`)).toBeVisible();
    await promotion.getByRole('button', { name: 'Done' }).click();

    // The page of uses follows the environment that is chosen.
    await ben.getByRole('link', { name: 'Who uses what' }).click();
    await ben.getByLabel('Environment').selectOption(second.name);
    await expect(ben.getByRole('rowheader', { name: 'mf_albums 0.6.1' })).toBeVisible();

    // A running release is withdrawn. It keeps running, and both pages say so.
    await admin.goto('/remotes/mf_albums/0.6.1');
    await admin.getByRole('button', { name: 'Withdraw …' }).click();
    await expect(dialog.getByRole('alert')).toContainText('It runs here');
    await dialog.getByLabel('Reason').fill('covers do not load');
    await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('never pinned');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(admin.getByRole('button', { name: 'Withdraw …' })).toHaveCount(0);
    await ben.goto(`/environments/${second.name}`);
    await expect(ben.getByRole('row', { name: 'mf_albums' })).toContainText('Withdrawn');

    // Ben's token is revoked. His page asks for another one immediately, and his typed text is still there after that.
    await ben.getByRole('button', { name: 'Freeze …' }).click();
    await ben.getByLabel('Reason').fill('holidays');
    await admin.getByRole('link', { name: 'Tokens' }).click();
    await admin.getByRole('button', { name: `Revoke ${name}` }).click();
    await dialog.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('refused from now on');
    const again = ben.getByRole('dialog', { name: 'Sign in again' });
    await expect(again.getByRole('alert')).toContainText('revoked or has expired');
    await again.getByLabel('Token').fill(await createToken(name, { operate: [second.name] }));
    await ben.keyboard.press('Enter');
    await expect(ben.getByRole('dialog', { name: `Freeze ${second.name}` }).getByLabel('Reason')).toHaveValue('holidays');
    await Promise.all([admin, ben].map((page) => page.context().close()));
  },
);
