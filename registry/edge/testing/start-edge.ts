import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { createDrain } from '@social/limited-server/drain';
import { Registry } from 'prom-client';
import { buildEdge, type EdgeDependencies } from '../app';
import { readConfig } from '../config';
import { createLog } from '../create-log';
import { startFakeRegistry, type FakeRegistry } from './fake-registry';
import { createQuickDeltaCompressor } from './quick-delta-compressor';
import { feedFiles, shellFiles } from './releases';
import { writeKeys } from './signing';

type Stop = () => Promise<unknown>;
const stops: Stop[] = [];

/** Stops something after the test. The last one is stopped first. */
export function stopLater(stop: Stop): void {
  stops.push(stop);
}

/** Stops everything that the test started. For `afterEach`. */
export async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
}

/** Starts a registry with shell and mf_feed 0.1.0 published and nothing pinned. */
export async function startRegistry(): Promise<FakeRegistry> {
  const registry = await startFakeRegistry();
  stopLater(registry.stop);
  registry.publish('shell', '0.1.0', shellFiles);
  registry.publish('mf_feed', '0.1.0', feedFiles);
  return registry;
}

export const firstComposition = { shell: '0.1.0', mf_feed: '0.1.0' };

export async function makeCacheDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  stopLater(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'keys.json'), writeKeys('registry'));
  return join(folder, 'cache');
}

/** Path of the keys that an edge with this cache folder trusts. */
export const keysFile = (cacheDir: string) => join(cacheDir, '../keys.json');

/** Creates a clock that stands still until a test advances it. */
export function stoppedClock() {
  let at = 1_700_000_000_000;
  return { now: () => at, advance: (byMs: number) => void (at += byMs) };
}

/** Starts an edge over a cache folder, and records its log. @param settings are environment variables. */
export async function startEdge(
  registryUrl: string,
  cacheDir: string,
  settings: Record<string, string> = {},
  { createDeltaCompressor = createQuickDeltaCompressor }: Pick<EdgeDependencies, 'createDeltaCompressor'> = {},
) {
  const lines: string[] = [];
  const clock = stoppedClock();
  const log = createLog(settings.LOG_LEVEL ?? 'trace', { write: (line: string) => void lines.push(line) });
  const config = readConfig({ REGISTRY_URL: registryUrl, CACHE_DIR: cacheDir, REGISTRY_KEYS_FILE: keysFile(cacheDir), ...settings });
  const metrics = new Registry();
  const drain = createDrain();
  const dependencies = { metrics, log, drain, now: clock.now, random: () => 0.5, createDeltaCompressor };
  const { app, sync, telemetry, reporter } = await buildEdge(config, dependencies);
  stopLater(() => {
    const closed = app.close();
    // `fetch` opens connections that it never uses, and a server would wait for them.
    app.server.closeAllConnections();
    return closed;
  });
  return {
    app,
    sync,
    telemetry,
    metrics,
    drain,
    reporter,
    clock,
    lines,
    /** The log's lines at level error. */
    errorLines: () => lines.filter((line) => line.includes('"level":50')),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } }),
    /** Listens on a real port, for tests in which streams matter. @returns the address. */
    async listen(): Promise<string> {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
  };
}

/** Starts an edge that serves a pinned production. */
export async function startServingEdge(
  settings: Record<string, string> = {},
  pin: { overridesAllowed?: boolean; providerUrl?: string; fileOrigins?: string[] } = {},
  dependencies: Pick<EdgeDependencies, 'createDeltaCompressor'> = {},
) {
  const registry = await startRegistry();
  const cacheDir = await makeCacheDir();
  registry.pin({ environment: 'production', revision: 1, composition: firstComposition, hostnames: ['localhost', '127.0.0.1'], ...pin });
  const edge = await startEdge(registry.url, cacheDir, settings, dependencies);
  await edge.sync.runOnce();
  return { registry, cacheDir, ...edge };
}
