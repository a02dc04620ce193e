import { join } from 'node:path';
import { startEdge } from '../support/further-edge';
import { pageOf, signInOverApi } from '../support/member';
import { changeSettings, newEnvironment, pin, untilServed } from '../support/registry-api';
import { dataDir, ports, urls } from '../support/stack';
import { isWhole } from './support/cells';
import { atPort, expect, expectServed, FIRST, REMOTE, test } from './support/edge-test';
import { expectRules, PATIENCE_MS, retries, retryAll } from './support/page-rules';

/** No name server resolves it (RFC 6761). */
const UNKNOWN = 'http://nowhere.invalid';

if (isWhole)
  test('an edge that starts while the name of the registry is unknown serves what it stored, and the pinned version once it is known', async ({
    publishNext,
  }) => {
    test.slow();
    const environment = await newEnvironment();
    const version = await publishNext();
    const atEdge = atPort(environment, ports.restartedEdge);
    const edgeOf = (registryUrl: string) =>
      startEdge({ port: ports.restartedEdge, registryUrl, cacheDir: join(dataDir, 'restarted-edge') });

    let edge = await edgeOf(urls.registry);
    try {
      await untilServed(atEdge, { [REMOTE]: FIRST });
      await edge.kill('SIGTERM');
      await pin(environment, { [REMOTE]: version }, 'while the name is unknown');
      edge = await edgeOf(UNKNOWN);
      await expectServed(atEdge, FIRST);
      await edge.kill('SIGTERM');
      edge = await edgeOf(urls.registry);
      await untilServed(atEdge, { [REMOTE]: version });
    } finally {
      await edge.kill('SIGTERM');
    }
  });

// Not in the slice: `calls.spec` breaks the same link.
if (isWhole)
  test('while the name of the provider is unknown, a page says what failed; after a pin with a known one, Retry loads it', async ({
    context,
    publishNext,
  }) => {
    test.slow();
    const environment = await newEnvironment({ providerUrl: UNKNOWN });
    const page = await pageOf(context, await signInOverApi(urls.production));
    await page.goto(environment.url);
    await expect(retries(page).first()).toBeVisible({ timeout: PATIENCE_MS });
    await expectRules(page);

    const version = await publishNext();
    await changeSettings(environment, { providerUrl: `http://localhost:${ports.provider}` });
    await pin(environment, { [REMOTE]: version }, 'with the right provider');
    await untilServed(environment, { [REMOTE]: version });
    expect(await retryAll(page), 'Retry ends').toBe(true);
    await expect(page.getByRole('article').first()).toBeVisible({ timeout: PATIENCE_MS });
  });
