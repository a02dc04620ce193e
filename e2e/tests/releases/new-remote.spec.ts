import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCopy, copySources } from '../../support/build-version';
import { createToken, newEnvironment, servedComposition, untilServed } from '../../support/registry-api';
import { registryCli } from '../../support/stack';
import { expect, test } from '../../support/test';

const config = `
import { defineRemote } from '@social/build-preset/define-remote';

export default defineRemote({
  name: 'mf_hello',
  appDir: import.meta.dirname,
  exposes: { './hello': './src/expose/hello.tsx', './forum': './src/expose/forum.tsx' },
  pages: [
    { path: '/hello', expose: './hello', title: 'Hello' },
    { path: '/forum', expose: './forum', title: 'Discussions' },
  ],
  menu: [{ label: 'Hello', path: '/hello', icon: 'tag', order: 130 }],
});
`;

const region = (heading: string) => `
import { Typography } from '@social/ui';

export function Region() {
  return <Typography variant="h1">${heading}</Typography>;
}
`;

test('a remote that the shell never heard of is published and pinned, and members see its page and its menu entry', async ({
  memberPage: page,
}) => {
  test.setTimeout(180_000);
  const environment = await newEnvironment();
  const before = await servedComposition(environment);
  const copy = await copySources('mf-albums', '0.1.0');
  await Promise.all([
    writeFile(join(copy, 'webpack.config.ts'), config),
    writeFile(join(copy, 'src/expose/hello.tsx'), region('Hello from a new team')),
    writeFile(join(copy, 'src/expose/forum.tsx'), region('Everything to discuss')),
  ]);

  const published = await registryCli(['publish', await buildCopy(copy)], await createToken('hello team', { publish: ['mf_hello'] }));
  expect(published, published.stderr).toMatchObject({ code: 0 });
  const planned = await registryCli(['pin', environment.name, 'mf_hello@0.1.0', '--dry-run']);
  expect(planned, planned.stdout).toMatchObject({ code: 0 });
  const pinned = await registryCli(['pin', environment.name, 'mf_hello@0.1.0', '--reason', 'a new page']);
  expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
  await untilServed(environment, { ...before, mf_hello: '0.1.0' });

  await page.goto(environment.url);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Hello' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello from a new team' })).toBeVisible();
  await expect(page).toHaveTitle(/^Hello/);
  await expect(menu.getByRole('link', { name: 'Hello' })).toHaveAttribute('aria-current', 'page');

  await menu.getByRole('link', { name: 'Forum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Everything to discuss' })).toBeVisible();

  const back = await registryCli(['rollback', environment.name, '--reason', 'it was quieter']);
  expect(back, back.stderr).toMatchObject({ code: 0 });
});
