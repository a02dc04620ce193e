import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOf, signInOverApi } from '../../support/member';
import { dataDir, urls } from '../../support/stack';
import { expect, test } from '@playwright/test';

test('the access token appears in no log line', async ({ context }) => {
  const credentials = await signInOverApi(urls.production);
  const page = await pageOf(context, credentials);
  const withToken = page.waitForRequest((request) => request.url().includes(`access_token=${credentials.accessToken}`));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await withToken;
  await fetch(`${urls.production}/api/no-such-call?access_token=${credentials.accessToken}`, { method: 'POST' });
  await fetch(`${urls.production}/nowhere.js?access_token=${credentials.accessToken}`);

  const logs = join(dataDir, 'logs');
  const names = await readdir(logs);
  expect(names.sort()).toEqual(['edge.log', 'provider.log', 'registry.log']);
  for (const name of [...names.map((file) => join(logs, file)), join(dataDir, 'postgres/postgres.log')]) {
    const text = await readFile(name, 'utf8');
    expect(text.length, `${name} holds something`).toBeGreaterThan(0);
    expect(text.includes(credentials.accessToken), name).toBe(false);
  }
});
