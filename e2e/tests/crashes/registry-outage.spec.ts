import { join } from 'node:path';
import { copyBuild } from '../../support/copy-build';
import { startFaultGateway } from '../../support/fault-gateway';
import { startEdge } from '../../support/further-edge';
import { pageOf, signInOverApi } from '../../support/member';
import { newEnvironment, pin, publish, untilServed } from '../../support/registry-api';
import { dataDir, environmentUrl, ports, urls } from '../../support/stack';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';

test('pages load while the registry is unavailable, also from an edge that was restarted; once it is back, they run what was pinned in between', async ({
  context,
}) => {
  test.slow();
  const environment = await newEnvironment();
  const registry = await startFaultGateway(urls.registry);
  const options = { port: ports.secondEdge, registryUrl: registry.url, cacheDir: join(dataDir, 'second-edge') };
  const url = environmentUrl(`${environment.name}.localhost`).replace(/\d+$/, String(options.port));
  const atSecondEdge = { ...environment, url };
  let edge = await startEdge(options);
  try {
    await untilServed(atSecondEdge, { mf_albums: '0.1.0' });
    const page = await pageOf(context, await signInOverApi(url));
    await retryLateRegions(page);

    await test.step('without the registry', async () => {
      await registry.refuse();
      await page.goto(url);
      await expect(page.getByRole('article').first()).toBeVisible();
      await publish(await copyBuild('mf-albums', { version: '0.4.0' }));
      await pin(environment, { mf_albums: '0.4.0' }, 'While an edge does not hear of it.');
      await untilServed(environment, { mf_albums: '0.4.0' });
    });
    await test.step('from an edge that was killed and starts without it: every remote', async () => {
      await edge.kill('SIGKILL');
      edge = await startEdge(options);
      await page.goto(url);
      const menu = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['Events', 'Albums', 'My Pages', 'Home']) {
        await menu.getByRole('link', { name, exact: true }).click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      }
      await untilServed(atSecondEdge, { mf_albums: '0.1.0' });
    });
    await test.step('once the registry is back', async () => {
      await registry.accept();
      await untilServed(atSecondEdge, { mf_albums: '0.4.0' });
    });
  } finally {
    await edge.kill('SIGTERM');
    await registry.close().catch(() => undefined);
  }
});
