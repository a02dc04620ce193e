import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { dataDir } from '../../support/stack';
import { expect, test } from '../../support/test';

const mailDir = join(dataDir, 'mail');

/** Reads the link in the mail to an address; '' while there is none. */
async function findLink(email: string): Promise<string> {
  const names = await readdir(mailDir).catch(() => []);
  for (const name of names) {
    const mail = await readFile(join(mailDir, name), 'utf8');
    if (mail.includes(`To: ${email}`)) return /^http\S+$/m.exec(mail)?.[0] ?? '';
  }
  return '';
}

test('a member who forgot the password chooses another one by a link, and is signed out elsewhere', async ({ context, browser }) => {
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
  await page.getByLabel('Username').fill(member.username);
  await page.getByLabel('Password', { exact: true }).fill('brand-new-one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();

  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link was used' })).toBeVisible();
  await elsewhere.context().close();
});
