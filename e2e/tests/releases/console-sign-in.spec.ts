import { expect, test } from '@playwright/test';
import AxeBuilder from '@axe-core/playwright';
import { startOpenIdProvider } from '../../support/openid-provider';
import { newEnvironment } from '../../support/registry-api';
import { groupEnvironment, operatorsGroup, urls } from '../../support/stack';

test('an operator signs in to the console at the provider of the organization, may do what the group may, and signs out there too', async ({
  browser,
}) => {
  const provider = await startOpenIdProvider({ asha: [operatorsGroup], ben: ['choir'] });
  await newEnvironment({ name: groupEnvironment });
  const page = await (await browser.newContext({ baseURL: urls.registry, reducedMotion: 'reduce' })).newPage();
  const refused: string[] = [];
  page.on('console', (message) => /Content Security Policy/.test(message.text()) && refused.push(message.text()));
  const expectNoViolations = async () => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const signIn = () => page.getByRole('button', { name: 'Sign in with Example' });
  const signInAs = async (person: string) => {
    await signIn().click();
    await page.getByLabel('Your name').fill(person);
    await page.keyboard.press('Enter');
  };

  try {
    await page.goto(`/environments/${groupEnvironment}`);
    await expect(signIn()).toBeVisible();
    await expectNoViolations();
    await signInAs('asha');

    // Back on the page that was asked for, with what the group may do.
    await expect(page.getByText('asha@example.org')).toBeVisible();
    await expect(page).toHaveURL(`${urls.registry}/environments/${groupEnvironment}`);
    await page.getByRole('button', { name: 'Freeze …' }).click();
    const dialog = page.getByRole('dialog', { name: `Freeze ${groupEnvironment}` });
    await dialog.getByLabel('Until').fill('2099-01-01T10:00');
    await dialog.getByLabel('Reason').fill('holidays');
    await dialog.getByRole('button', { name: 'Freeze', exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('is frozen until');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('asha@example.org');

    // The console offers nothing that the group may not do, and the registry refuses it.
    await page.goto('/environments/production');
    await expect(page.getByRole('button', { name: 'Freeze …' })).toBeDisabled();
    const token = await page.evaluate(() => sessionStorage.getItem('registry_token') ?? '');
    const headers = { authorization: `Bearer ${token}` };
    const data = { until: '2099-01-01T10:00:00.000Z', reason: 'holidays' };
    const forbidden = await page.request.put('/v1/environments/production/freeze', { headers, data });
    expect([forbidden.status(), await forbidden.json()]).toMatchObject([403, { code: 'REG_FORBIDDEN' }]);
    const readToken = async () => (await page.request.get('/v1/token', { headers })).status();
    expect(await readToken()).toBe(200);

    await page.getByRole('button', { name: 'Sign out' }).click();

    await expect(page.getByText('You are signed out, here and at your organization.')).toBeVisible();
    await expectNoViolations();
    expect(provider.signedOut).toEqual(['asha']);
    expect(await readToken()).toBe(401);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    // The provider asks again who it is. Ben is in no group that may do anything.
    await signInAs('ben');
    await expect(page.getByRole('alert')).toContainText('ben@example.org may do nothing here');
    await expectNoViolations();
    expect(refused).toEqual([]);
  } finally {
    await page.context().close();
    await provider.close();
  }
});
