import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createOutsideRemote, type OutsideRemote } from '../../support/outside-remote';
import { createToken, newEnvironment, servedComposition, untilServed } from '../../support/registry-api';
import { eventually, ports, registryCli, urls } from '../../support/stack';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';

const PAGE = 'src/pages/elsewhere-page.tsx';
const devManifest = `http://localhost:${ports.devServer}/mf-manifest.json`;

/** Changes a file of a remote. @throws if it does not contain the text. */
async function change({ folder }: OutsideRemote, path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(folder, path), 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${path} with ${to}`).not.toBe(text);
  await writeFile(join(folder, path), changed);
}

/** Adds a second page to a remote, at an address where the shell has its own page. */
async function addForum(remote: OutsideRemote): Promise<void> {
  const source = `export function Region() {\n  return <h1>Everything to discuss</h1>;\n}\n`;
  await writeFile(join(remote.folder, 'src/expose/forum.tsx'), source);
  await change(remote, 'webpack.config.ts', 'exposes: {', `exposes: {\n    './forum': './src/expose/forum.tsx',`);
  await change(remote, 'webpack.config.ts', 'pages: [', `pages: [{ path: '/forum', expose: './forum', title: 'Discussions' }, `);
}

test('a remote from an empty folder elsewhere is typed, tested, built and published with the kit of an environment; members see its pages, and its team each change to its own build', async ({
  memberPage: page,
}) => {
  test.slow();
  const environment = await newEnvironment({ overridesAllowed: true });
  await retryLateRegions(page);
  const before = await servedComposition(environment);
  const remote = await createOutsideRemote(environment.name, 'mf-elsewhere');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  try {
    await test.step('its types, tests and build are sound with the packages of the environment', async () => {
      await addForum(remote);
      await remote.command('typescript/bin/tsc');
      await remote.command('jest/bin/jest.js');
      await remote.command('@social/build-preset/dist/bin/social-remote.mjs', 'build');
    });
    await test.step('the team publishes it with the command line of the kit', async () => {
      const registry = (...args: string[]) => remote.command('@social/registry-cli/registry.mjs', ...args, '--url', urls.registry);
      expect(await registry('kit', environment.name, '--check')).toContain(`The packages are those of ${environment.name}`);
      const token = await createToken('team elsewhere', { publish: ['mf_elsewhere'] });
      expect(await registry('publish', 'dist', '--token', token)).toContain('Published mf_elsewhere@0.1.0');
    });
    await test.step('pinned, the shell that never heard of it has its menu entry and its pages', async () => {
      const pinned = await registryCli(['pin', environment.name, 'mf_elsewhere@0.1.0', '--reason', 'a page from elsewhere']);
      expect(pinned, pinned.stderr).toMatchObject({ code: 0 });
      await untilServed(environment, { ...before, mf_elsewhere: '0.1.0' });
      await page.goto(environment.url);
      await menu.getByRole('link', { name: 'Elsewhere' }).click();
      await expect(heading('Elsewhere')).toBeVisible();
      await expect(page).toHaveTitle(/^Elsewhere/);
      await expect(menu.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('aria-current', 'page');
      await menu.getByRole('link', { name: 'Forum' }).click();
      await expect(heading('Everything to discuss')).toBeVisible();
    });
    await test.step('the team runs its own build in the page of the environment, and sees each change to it', async () => {
      await change(remote, PAGE, 'Elsewhere</', 'Elsewhere, my own</');
      const server = remote.start('@social/build-preset/dist/bin/social-remote.mjs', ['dev'], { PORT: String(ports.devServer) });
      try {
        const answers = async () => {
          if (server.child.exitCode !== null) throw new Error(`The developer's server ended: ${server.output()}`);
          return (await fetch(devManifest).catch(() => null))?.ok;
        };
        await eventually("the developer's server answers", answers);
        await page.goto(`${environment.url}/elsewhere?override=mf_elsewhere@${devManifest}`);
        await expect(heading('Elsewhere, my own')).toBeVisible();
        await expect(page.getByRole('button', { name: '1 override' })).toBeVisible();

        await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
        await change(remote, PAGE, 'my own<', 'newer<');
        await expect(heading('Elsewhere, newer')).toBeVisible();
        expect(await page.evaluate(() => 'isSamePage' in globalThis), 'the page was not loaded again').toBe(true);

        await page.goto(`${environment.url}/elsewhere?override=off`);
        await expect(heading('Elsewhere')).toBeVisible();
        await expect(page.getByRole('button', { name: '1 override' })).toBeHidden();
      } finally {
        await server.kill('SIGTERM');
      }
    });
  } finally {
    await rm(join(remote.folder, '..'), { recursive: true, force: true });
  }
});
