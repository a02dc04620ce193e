import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutsideRemote } from '../../support/outside-remote';
import { createToken, newEnvironment, servedComposition, untilServed } from '../../support/registry-api';
import { registryCli, urls } from '../../support/stack';
import { expect, test } from '../../support/test';

test('a remote from an empty folder elsewhere is typed, tested, built and published with the kit of an environment, and shown in it', async ({
  memberPage: page,
}) => {
  test.setTimeout(240_000);
  const environment = await newEnvironment();
  const before = await servedComposition(environment);
  const remote = await createOutsideRemote(environment.name, 'mf-elsewhere');
  try {
    await remote.command('typescript/bin/tsc');
    await remote.command('jest/bin/jest.js');
    await remote.command('@social/build-preset/bin/social-remote.mjs', 'build');
    const registry = (...args: string[]) => remote.command('@social/registry-cli/registry.mjs', ...args, '--url', urls.registry);
    expect(await registry('kit', environment.name, '--check')).toContain(`The packages are those of ${environment.name}`);
    const token = await createToken('team elsewhere', { publish: ['mf_elsewhere'] });
    expect(await registry('publish', 'dist', '--token', token)).toContain('Published mf_elsewhere@0.1.0');
  } finally {
    await rm(join(remote.folder, '..'), { recursive: true, force: true });
  }
  const pinned = await registryCli(['pin', environment.name, 'mf_elsewhere@0.1.0', '--reason', 'a page from elsewhere']);
  expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
  await untilServed(environment, { ...before, mf_elsewhere: '0.1.0' });

  await page.goto(environment.url);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Elsewhere' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Elsewhere' })).toBeVisible();
});

test('no edge serves the packages of a shell', async ({ request }) => {
  const { packages, shell } = (await (await request.get(`${urls.registry}/v1/environments/production/kit`)).json()) as {
    packages: { name: string; version: string }[];
    shell: string;
  };
  const file = `${packages[0]?.name.replace('@social/', '')}-${packages[0]?.version}.tgz`;

  expect((await request.get(`${urls.registry}/npm/production/@social/contracts/-/${file}`)).status()).toBe(200);
  expect((await request.get(`${urls.production}/r/shell/${shell}/kit/${file}`)).status()).toBe(404);
});
