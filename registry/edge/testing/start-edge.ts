import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { buildEdge } from '../app';
import { readConfig } from '../config';
import { createLog } from '../create-log';
import { startFakeRegistry, type FakeRegistry } from './fake-registry';
import { feedFiles, shellFiles } from './releases';

type Ending = () => Promise<unknown>;
const endings: Ending[] = [];

/** Has something ended after the test, the last one first. */
export function endLater(ending: Ending): void {
  endings.push(ending);
}

/** Ends what the test started. For `afterEach`. */
export async function endAll(): Promise<void> {
  for (const ending of endings.splice(0).reverse()) await ending();
}

/** A registry with shell and mf_feed 0.1.0 published, nothing pinned. */
export async function startRegistry(): Promise<FakeRegistry> {
  const registry = await startFakeRegistry();
  endLater(registry.stop);
  registry.publish('shell', '0.1.0', shellFiles);
  registry.publish('mf_feed', '0.1.0', feedFiles);
  return registry;
}

export const firstComposition = { shell: '0.1.0', mf_feed: '0.1.0' };

export async function makeCacheDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edge-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that stands still until a test moves it. */
export function stoppedClock() {
  let at = 1_700_000_000_000;
  return { now: () => at, advance: (byMs: number) => void (at += byMs) };
}

/** An edge over a cache folder; its log lines are kept, and `settings` are environment variables. */
export async function startEdge(registryUrl: string, cacheDir: string, settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const clock = stoppedClock();
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  const config = readConfig({ REGISTRY_URL: registryUrl, CACHE_DIR: cacheDir, ...settings });
  const { app, sync } = await buildEdge(config, { log, now: clock.now, random: () => 0.5 });
  endLater(() => app.close());
  return {
    app,
    sync,
    clock,
    lines,
    /** Lines at level error, as objects' messages. */
    complaints: () => lines.filter((line) => line.includes('"level":50')),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers: { host: 'localhost', ...headers } }),
    /** Its address on a real port, for tests in which streams matter. */
    async listen(): Promise<string> {
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
  };
}

/** An edge that serves a pinned production. */
export async function startServingEdge(
  settings: Record<string, string> = {},
  pin: { overridesAllowed?: boolean; providerUrl?: string } = {},
) {
  const registry = await startRegistry();
  const cacheDir = await makeCacheDir();
  registry.pin({ environment: 'production', revision: 1, composition: firstComposition, hostnames: ['localhost', '127.0.0.1'], ...pin });
  const edge = await startEdge(registry.url, cacheDir, settings);
  await edge.sync.runOnce();
  return { registry, cacheDir, ...edge };
}
