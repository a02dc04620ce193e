import { newEnvironment, pin, untilServed } from '../support/registry-api';
import { faultsOfRow, isWhole } from './support/cells';
import { atPort, expect, expectServed, FIRST, REMOTE, test } from './support/edge-test';
import { PATIENCE_MS } from './support/page-rules';

/** The parts of the registry that an edge reads, in order. */
const parts = {
  everything: /^/,
  'the latest revisions': /^\/v1\/heads$/,
  'the revision': /\/rendered$/,
  'the files': /\/files\//,
};

// Not in the slice: `tests/crashes` stops everything, and `sync.test` of the edge damages each part.
for (const [row, [part, pattern]] of isWhole ? Object.entries(parts).entries() : []) {
  for (const fault of faultsOfRow(row + 4)) {
    test(`${part} of the registry, ${fault}: the edge serves the last good composition, and the pinned one afterwards`, async ({
      farEdge,
      publishNext,
    }) => {
      test.slow();
      const environment = await newEnvironment();
      const atFarEdge = atPort(environment, farEdge.port);
      await untilServed(atFarEdge, { [REMOTE]: FIRST });
      const version = await publishNext();
      let broken = 0;
      farEdge.registry.breakCalls(({ path }) => {
        if (!pattern.test(path)) return null;
        broken += 1;
        return fault;
      });
      await pin(environment, { [REMOTE]: version }, `while ${part} ${fault}`);
      await untilServed(environment, { [REMOTE]: version });
      await expect.poll(() => broken, { timeout: PATIENCE_MS }).toBeGreaterThan(1);
      // A slow registry is not an error, and the flipped byte of a list may belong to another environment: served compositions are signed.
      if (fault !== 'latency' && !(fault === 'flipped' && part === 'the latest revisions')) await expectServed(atFarEdge, FIRST);

      farEdge.registry.break(null);
      await untilServed(atFarEdge, { [REMOTE]: version });
      await expectServed(atFarEdge, version);
    });
  }
}

if (isWhole)
  test('a registry that refuses connections: the edge serves the last good composition, and the pinned one afterwards', async ({
    farEdge,
    publishNext,
  }) => {
    test.slow();
    const environment = await newEnvironment();
    const atFarEdge = atPort(environment, farEdge.port);
    await untilServed(atFarEdge, { [REMOTE]: FIRST });
    const version = await publishNext();
    await farEdge.registry.refuse();
    await pin(environment, { [REMOTE]: version }, 'while nothing listens');
    await untilServed(environment, { [REMOTE]: version });
    await expectServed(atFarEdge, FIRST);

    await farEdge.registry.accept();
    await untilServed(atFarEdge, { [REMOTE]: version });
  });
