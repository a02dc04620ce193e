import { randomUUID } from 'node:crypto';
import type { Page, TestInfo } from '@playwright/test';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

/** The hostile provider requires a verified address before it signs members in. */
const wantsVerification = ({ project }: TestInfo) => project.name.endsWith('hostile');

function newPerson() {
  const word = randomUUID().slice(0, 8);
  return { word, email: `ines.${word}@example.org`, username: `ines_${word}` };
}

async function fillIn(page: Page, { email, confirmation = 'a-long-password' }: { email: string; confirmation?: string }) {
  await page.goto('/register');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Moreau');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByLabel('Gender').selectOption('other');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

test('the form asks for the names, e-mail address, password twice and gender', async ({ page }) => {
  await page.goto('/register');
  for (const name of ['firstname', 'lastname', 'email', 'password', 'confirmPassword', 'gender'])
    await expect(page.locator(`[name="${name}"]`), name).toBeVisible();
  await expect(page.getByLabel('Gender').getByRole('option')).toHaveText(['Choose…', 'Male', 'Female', 'Other']);
});

test("'Passwords do not match', without a call, and nothing typed is lost", async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const { email } = newPerson();
  await fillIn(page, { email, confirmation: 'another-password' });
  await submit(page);
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(calls.filter((url) => url.includes('create-account'))).toEqual([]);
});

test("'Registration successful!', and the new member is in; a host that verifies addresses first says so", async ({ page }, info) => {
  const { email } = newPerson();
  await fillIn(page, { email });
  await submit(page);
  await expect(page.getByText('Registration successful!').first()).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  if (wantsVerification(info)) {
    await expect(page.getByText(/e-mail/)).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  } else {
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('link', { name: /Ines Moreau/ }).first()).toBeVisible();
  }
});

test('the user name follows the e-mail address, until the member chooses one', async ({ page }) => {
  const { email, username, word } = newPerson();
  await fillIn(page, { email });
  await expect(page.getByLabel('Username')).toHaveValue(username);
  await page.getByLabel('Username').fill(`my_${word}`);
  await page.getByLabel('Email').fill(`other.${email}`);
  await expect(page.getByLabel('Username')).toHaveValue(`my_${word}`);

  const asked = page.waitForRequest('**/api/create-account**');
  await submit(page);
  expect(new URLSearchParams((await asked).postData() ?? '').get('username')).toBe(`my_${word}`);
});

test("a taken user name shows the provider's message, and can be changed", async ({ page }) => {
  const taken = await newMember();
  await fillIn(page, { email: newPerson().email });
  await page.getByLabel('Username').fill(taken.username);
  await submit(page);
  await expect(page.getByRole('alert')).toContainText(/taken|already|in use/i);
  await expect(page.getByLabel('Username')).toHaveValue(taken.username);
  await page.getByLabel('Username').fill(newPerson().username);
  await submit(page);
  await expect(page.getByText('Registration successful!').first()).toBeVisible();
});

test('without an answer the account may exist, and nothing typed is lost', async ({ page }) => {
  await page.route('**/api/create-account**', (route) => route.abort());
  const { email } = newPerson();
  await fillIn(page, { email });
  await submit(page);
  await expect(page.getByRole('alert')).toContainText('may exist already');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});
