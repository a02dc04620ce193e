import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { currentRevision, REVISION_PATH } from '@social/contracts';
import type { RegistryClient } from '@social/registry-client';
import { archiveBuild, makeBuild } from '@social/registry/testing/make-build';
import { untilOk } from './measured-edge';
import { startEdge } from './start-edge';
import { benchSettings, withBenchRegistry } from './with-bench-registry';

/**
 * Measures the time from the operator's pin until one edge, and until every edge, serves it. One registry uses a PostgreSQL that syncs
 * every commit. Several edges poll at their default intervals.
 *
 * node --import tsx registry/bench/pins-to-edges.ts [--edges 4] [--pins 200]
 */
const { values } = parseArgs({ options: { edges: { type: 'string', default: '4' }, pins: { type: 'string', default: '200' } } });
const FIRST_PORT = 5986;
const LOOK_PAUSE_MS = 3;
/** Pause between two pins, so that they come at any time between two polls of an edge. */
const MAX_PIN_PAUSE_MS = 700;
const HOST = 'localhost';
const remotes = ['mf_feed', 'mf_chat'];
const versions = ['0.1.0', '0.2.0'] as const;
const ports = Array.from({ length: Number(values.edges) }, (_, index) => FIRST_PORT + index);
const agent = new Agent({ keepAlive: true });

async function pinFirst(client: RegistryClient): Promise<void> {
  for (const name of ['shell', ...remotes])
    for (const version of versions) await client.publish(new Uint8Array(await archiveBuild(makeBuild({ name, version }))));
  await client.putEnvironment(HOST, { basedOn: 0, settings: { ...benchSettings, hostnames: [HOST] } });
  const changes = Object.fromEntries(['shell', ...remotes].map((name) => [name, versions[0]]));
  await client.pin(HOST, { basedOn: 0, changes, reason: 'first' });
}

async function readRevision(port: number): Promise<number> {
  const answer = await new Promise<Parameters<typeof json>[0]>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: REVISION_PATH, headers: { host: HOST }, agent }, resolve).once('error', reject);
  });
  return currentRevision.parse(await json(answer)).revision;
}

/** Returns when an edge serves a revision. */
async function whenServed(port: number, revision: number): Promise<number> {
  while ((await readRevision(port)) < revision) await delay(LOOK_PAUSE_MS);
  return performance.now();
}

function print(what: string, durationsMs: number[]): void {
  const sorted = durationsMs.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
  console.log(`| ${what} | ${sorted.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`);
}

await withBenchRegistry(fileURLToPath(new URL('../src/server.ts', import.meta.url)), async (client, { url, folder }) => {
  await pinFirst(client);
  const edges: ChildProcess[] = [];
  try {
    const keysFile = join(folder, 'signing-key.public.json');
    for (const port of ports) {
      const own = join(folder, `edge-${port}`);
      await mkdir(own);
      edges.push(startEdge({ port, registryUrl: url, folder: own, keysFile }));
    }
    for (const port of ports) await untilOk(`http://127.0.0.1:${port}/healthz`);

    const accepted: number[] = [];
    const toEach: number[] = [];
    const toAll: number[] = [];
    for (let pin = 1; pin <= Number(values.pins); pin++) {
      await delay(Math.random() * MAX_PIN_PAUSE_MS);
      const startedAt = performance.now();
      const changes = { mf_feed: versions[pin % 2] ?? '' };
      const { revision } = await client.pin(HOST, { basedOn: pin, changes, reason: 'bench' });
      accepted.push(performance.now() - startedAt);
      const served = await Promise.all(ports.map((port) => whenServed(port, revision)));
      toEach.push(...served.map((at) => at - startedAt));
      toAll.push(Math.max(...served) - startedAt);
    }
    console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
    console.log('| from the request to | times | p50 ms | p99 ms | longest |\n| --- | ---: | ---: | ---: | ---: |');
    print('the answer', accepted);
    print('one edge', toEach);
    print(`all ${ports.length} edges`, toAll);
  } finally {
    for (const edge of edges) edge.kill();
    agent.destroy();
  }
});
