import { newEnvironment, servedComposition } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';

test('a remote that an operator switches off says so in its regions and leaves the menu, while the rest runs on', async ({
  memberPage: page,
  context,
}) => {
  const environment = await newEnvironment();
  const before = await servedComposition(environment);
  await page.goto(environment.url);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Events' })).toBeVisible();

  const off = await registryCli(['disable', environment.name, 'mf_content', '--reason', 'it floods the provider']);
  expect(off, off.stderr).toMatchObject({ code: 0 });

  await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 60_000 });
  const fresh = await context.newPage();
  await fresh.goto(`${environment.url}/events`);
  await expect(fresh.getByText(/Events is switched off for now/)).toBeVisible();
  await expect(fresh.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(fresh.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })).toHaveCount(0);
  await fresh.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(fresh.getByRole('article').first()).toBeVisible();
  expect(await servedComposition(environment)).toEqual(before);

  expect(await registryCli(['enable', environment.name, 'mf_content', '--reason', 'it is quiet again'])).toMatchObject({ code: 0 });
  await expect(async () => {
    await fresh.goto(`${environment.url}/events`);
    await expect(fresh.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })).toBeVisible();
  }).toPass();
});
