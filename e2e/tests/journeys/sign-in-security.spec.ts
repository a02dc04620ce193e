import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { showCode } from '../../support/authenticator-app';
import { pageOf } from '../../support/member';
import { moveTo } from '../../support/move-within-app';
import { newMember } from '../../support/new-member';
import { dataDir } from '../../support/stack';
import { expect, test } from '../../support/test';

const mailDir = join(dataDir, 'mail');

/** Reads the link in the mail to an address. Empty if no mail has arrived. */
async function findLink(email: string): Promise<string> {
  const names = await readdir(mailDir).catch(() => []);
  for (const name of names) {
    const mail = await readFile(join(mailDir, name), 'utf8');
    if (mail.includes(`To: ${email}`)) return /^http\S+$/m.exec(mail)?.[0] ?? '';
  }
  return '';
}

async function logIn(form: Page | Locator, username: string, password: string) {
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: 'Log in' }).click();
}

async function sendCode(form: Page | Locator, code: string) {
  await form.getByLabel('Code').fill(code);
  await form.getByRole('button', { name: 'Log in' }).click();
}

/** Turns two-factor sign-in on. Returns the app's key and the recovery codes. */
async function switchCodesOn(page: Page, password: string) {
  await moveTo(page, '/settings');
  const section = page.getByRole('region', { name: 'Two-factor sign-in' });
  await section.getByRole('button', { name: 'Switch on' }).click();
  await section.getByLabel('Your password').fill(password);
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(section.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const key = await section.locator('code').innerText();
  await section.getByLabel('Code of the app').fill(showCode(key));
  await section.getByRole('button', { name: 'Switch on' }).click();
  const listed = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const recoveryCodes = await listed.allInnerTexts();
  await section.getByRole('button', { name: 'I have stored them' }).click();
  return { key, recoveryCodes };
}

test('a member chooses another password by a link, which ends the sessions elsewhere, and from then on signs in with codes too', async ({
  context,
  browser,
}) => {
  const member = await newMember();
  const email = `${member.username}@example.org`;
  const elsewhere = await pageOf(await browser.newContext(), member);
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a link' }).click();
  await expect(page.getByText(/If a member has the address/)).toBeVisible();

  await expect.poll(() => findLink(email)).toContain('/reset-password#');
  const link = await findLink(email);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('brand-new-one');
  await page.getByLabel('Confirm new password').fill('brand-new-one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await logIn(page, member.username, 'brand-new-one');
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();

  const { key, recoveryCodes } = await switchCodesOn(page, 'brand-new-one');

  await elsewhere.goto('/');
  const dialog = elsewhere.getByRole('dialog', { name: 'Your session has ended' });
  await logIn(dialog, member.username, 'brand-new-one');
  await sendCode(dialog, recoveryCodes[0] ?? '');
  await expect(dialog).toBeHidden();
  await expect(elsewhere.getByRole('link', { name: member.name }).first()).toBeVisible();
  await elsewhere.context().close();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was used' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logIn(page, member.username, 'brand-new-one');
  await sendCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  // Uses the next time step: the present code was used to turn it on.
  await sendCode(page, showCode(key, 1));
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
});
