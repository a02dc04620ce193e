import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { startFaultGateway } from '../../support/fault-gateway';
import { signInOverApi, useCredentials } from '../../support/member';
import { run, type Running } from '../../support/processes';
import { dataDir, eventually, urls } from '../../support/stack';
import { expect, test } from '@playwright/test';

const EDGE_PORT = 4650;
const edgeUrl = `http://localhost:${EDGE_PORT}`;

function startEdge(registryUrl: string, cacheDir: string): Running {
  return run(['--import', 'tsx', 'registry/edge/server.ts'], {
    PORT: String(EDGE_PORT),
    REGISTRY_URL: registryUrl,
    CACHE_DIR: cacheDir,
    LOG_LEVEL: 'warn',
  });
}

async function untilServing(edge: Running): Promise<void> {
  await eventually(`the edge serves a composition: ${edge.output()}`, async () => {
    const answer = await fetch(`${edgeUrl}/healthz`).catch(() => null);
    return answer?.ok;
  });
}

test('members go on loading pages when the registry is gone, also after the edge was restarted without it', async ({ context }) => {
  test.setTimeout(120_000);
  const cacheDir = join(dataDir, 'second-edge');
  const registry = await startFaultGateway(urls.registry);
  let edge = startEdge(registry.url, cacheDir);
  try {
    await untilServing(edge);
    await useCredentials(context, await signInOverApi(edgeUrl));
    const page = await context.newPage();
    await registry.close();
    await page.goto(edgeUrl);
    await expect(page.getByRole('article').first()).toBeVisible();

    await edge.kill('SIGKILL');
    edge = startEdge('http://127.0.0.1:9', cacheDir);
    await untilServing(edge);
    for (const path of ['/', '/events', '/my-albums', '/pagescomp/mainpages']) {
      await page.goto(`${edgeUrl}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
  } finally {
    await edge.kill('SIGTERM');
  }
});

test('an edge whose disk holds a spoiled file does not serve it', async () => {
  const cacheDir = join(dataDir, 'third-edge');
  await cp(join(dataDir, 'edge'), cacheDir, { recursive: true });
  const edge = startEdge(urls.registry, cacheDir);
  try {
    await untilServing(edge);
    const [fromMain, fromThird] = await Promise.all(
      [urls.production, edgeUrl].map(async (url) => (await fetch(`${url}/r/mf_feed/0.1.0/remoteEntry.js`)).text()),
    );
    expect(fromThird).toBe(fromMain);
  } finally {
    await edge.kill('SIGTERM');
  }
});
