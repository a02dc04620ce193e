import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../support/processes';
import { newEnvironment } from '../../support/registry-api';
import { eventually, ports } from '../../support/stack';
import { expect, test } from '../../support/test';
import { copyFolder, installFromLock } from './support/prepare';

test.beforeAll(installFromLock);

/** Starts a copy of a build's development server, which accepts pages of the environment. */
async function startServer(
  build: 'react' | 'vue' | 'svelte',
  { server, port, pageUrl }: { server: 'webpack' | 'rspack' | 'vite'; port: number; pageUrl: string },
) {
  const copy = await copyFolder(`builds/${build}-remote`);
  const running = run([join(copy.folder, `${server}.mjs`)], { PORT: String(port), PAGE_HOST: new URL(pageUrl).hostname }, copy.folder);
  const manifestUrl = `http://localhost:${port}/mf-manifest.json`;
  await eventually(`the development server of ${server} answers`, async () => {
    if (running.child.exitCode !== null) throw new Error(`The server ended: ${running.output()}`);
    const reply = await fetch(manifestUrl).catch(() => null);
    return reply?.ok && reply.headers.get('content-type')?.includes('json');
  });
  return {
    manifestUrl,
    async edit(file: string, from: string, to: string) {
      const path = join(copy.folder, file);
      await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
    },
    async stop() {
      await running.kill('SIGTERM');
      await copy.remove();
    },
  };
}

for (const server of ['vite', 'webpack', 'rspack'] as const) {
  test(
    `a React build on the development server of ${server} runs as an override, with its styles, and each edit arrives`,
    { tag: '@whole' },
    async ({ memberPage: page }, { parallelIndex }) => {
      test.slow();
      const environment = await newEnvironment({ overridesAllowed: true });
      const build = await startServer('react', { server, port: ports.outsideHost + parallelIndex, pageUrl: environment.url });
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      try {
        await page.goto(`${environment.url}/outside?override=mf_outside@${build.manifestUrl}`);
        await expect(heading('Hello from outside')).toHaveCSS('color', 'rgb(1, 100, 1)');

        await build.edit('greeting.jsx', 'Hello from outside', 'Hello again');
        await expect(heading('Hello again')).toBeVisible();
      } finally {
        // Vite's client pings a server that ended, in a worker that the policy refuses.
        await page.close();
        await build.stop();
      }
    },
  );
}

const frameworks = [
  { build: 'vue', name: 'Vue' },
  { build: 'svelte', name: 'Svelte' },
] as const;

for (const { build, name } of frameworks) {
  test(
    `a region of ${name} gets colour mode, notices and navigation from the page`,
    { tag: '@whole' },
    async ({ memberPage: page }, { parallelIndex }) => {
      test.slow();
      const environment = await newEnvironment({ overridesAllowed: true });
      const server = await startServer(build, { server: 'vite', port: ports.outsideHost + parallelIndex, pageUrl: environment.url });
      try {
        await page.goto(`${environment.url}/outside?override=mf_outside@${server.manifestUrl}`);
        await expect(page.getByRole('heading', { name: `Hello from ${name}` })).toBeVisible();
        await expect(page.getByText('In light')).toBeVisible();
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.getByText('In dark')).toBeVisible();
        await page.getByRole('button', { name: 'Say hello' }).click();
        await expect(page.getByText(`${name} says hello`)).toBeVisible();
        await page.getByRole('button', { name: 'Open jobs' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
      } finally {
        await page.close();
        await server.stop();
      }
    },
  );
}
