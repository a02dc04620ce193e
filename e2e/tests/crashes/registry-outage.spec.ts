import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEdge } from '../../support/further-edge';
import { startFaultGateway } from '../../support/fault-gateway';
import { pageOf, signInOverApi } from '../../support/member';
import { dataDir, ports, urls } from '../../support/stack';
import { expect, test } from '@playwright/test';

test('pages load while the registry is unavailable, also from an edge that was restarted meanwhile', async ({ context }) => {
  test.setTimeout(120_000);
  const port = ports.secondEdge;
  const edgeUrl = `http://localhost:${port}`;
  const cacheDir = join(dataDir, 'second-edge');
  const registry = await startFaultGateway(urls.registry);
  let edge = await startEdge({ port, registryUrl: registry.url, cacheDir });
  try {
    const page = await pageOf(context, await signInOverApi(edgeUrl));
    await registry.close();
    await page.goto(edgeUrl);
    await expect(page.getByRole('article').first()).toBeVisible();

    await edge.kill('SIGKILL');
    edge = await startEdge({ port, registryUrl: 'http://127.0.0.1:9', cacheDir });
    for (const path of ['/', '/events', '/my-albums', '/pagescomp/mainpages']) {
      await page.goto(`${edgeUrl}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
  } finally {
    await edge.kill('SIGTERM');
  }
});

test('an edge whose stored files were damaged serves the published bytes', async () => {
  test.setTimeout(120_000);
  const options = { port: ports.thirdEdge, registryUrl: urls.registry, cacheDir: join(dataDir, 'third-edge') };
  const first = await startEdge(options);
  await first.kill('SIGTERM');
  const folder = join(options.cacheDir, 'files');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.br'));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) await writeFile(join(folder, name), (await readFile(join(folder, name))).reverse());

  const second = await startEdge(options);
  try {
    const [published, served] = await Promise.all(
      [urls.production, `http://localhost:${options.port}`].map(async (url) =>
        (await fetch(`${url}/r/mf_feed/0.1.0/remoteEntry.js`)).text(),
      ),
    );
    expect(served).toBe(published);
  } finally {
    await second.kill('SIGTERM');
  }
});
