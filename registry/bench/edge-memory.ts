import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pinBenchRelease, startBenchRelease, startMeasuredEdge } from './measured-edge';
import { readMegabytes } from './process-figures';
import { runWrk } from './run-wrk';

/**
 * Measures the memory of one edge under load: pages and compositions without pause, and a new revision every `--pin-every` seconds, whose
 * documents the edge must prepare again. Memory that grows until the end is a leak. It needs `wrk` (Debian: wrk).
 *
 * node --import tsx registry/bench/edge-memory.ts [--seconds 600] [--sample-every 30] [--pin-every 10] [--connections 32]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    'sample-every': { type: 'string', default: '30' },
    'pin-every': { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
  },
});
const PORT = 5981;
const seconds = Number(values.seconds);

/** Calls `act` every `intervalSeconds`, until the load has ended. */
async function every(intervalSeconds: number, act: (elapsedSeconds: number) => void | Promise<void>): Promise<void> {
  for (let elapsed = intervalSeconds; elapsed <= seconds; elapsed += intervalSeconds) {
    await delay(intervalSeconds * 1000);
    await act(elapsed);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'edge-memory-'));
const registry = await startBenchRelease();
const edge = await startMeasuredEdge({ port: PORT, folder, registryUrl: registry.url });
try {
  const load = (path: string) =>
    runWrk({
      url: `http://127.0.0.1:${PORT}${path}`,
      headers: { Host: 'localhost' },
      connections: Number(values.connections) / 2,
      seconds,
    });
  let revision = 1;
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
  console.log(`| seconds | revisions | memory, MB |\n| ---: | ---: | ---: |\n| 0 | 1 | ${await readMegabytes(edge.pid ?? 0)} |`);
  const [pages, compositions] = await Promise.all([
    load('/'),
    load('/composition.json'),
    every(Number(values['pin-every']), () => pinBenchRelease(registry, ++revision)),
    every(Number(values['sample-every']), async (elapsed) =>
      console.log(`| ${elapsed} | ${revision} | ${await readMegabytes(edge.pid ?? 0)} |`),
    ),
  ]);
  console.log(`${pages.requests} pages and ${compositions.requests} compositions, p99 ${pages.p99} and ${compositions.p99}.`);
} finally {
  edge.kill();
  await registry.stop();
  await rm(folder, { recursive: true });
}
