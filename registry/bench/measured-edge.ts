import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startFakeRegistry, type FakeRegistry } from '@social/edge/testing/fake-registry';
import { feedFiles, shellFiles } from '@social/edge/testing/releases';
import { writeKeys } from '@social/edge/testing/signing';
import { startEdge } from './start-edge';

const ENVIRONMENT = 'production';
const composition = { shell: '0.1.0', mf_feed: '0.1.0' };

/** Starts a registry with a pinned shell and a remote, which have as many files as ours. */
export async function startBenchRelease(): Promise<FakeRegistry> {
  const registry = await startFakeRegistry();
  registry.publish('shell', '0.1.0', {
    ...shellFiles,
    ...Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`chunk-${index}.js`, `${index}`])),
  });
  registry.publish('mf_feed', '0.1.0', feedFiles);
  pinBenchRelease(registry, 1);
  return registry;
}

/** Pins a revision with unique documents as large as ours. */
export function pinBenchRelease(registry: FakeRegistry, revision: number): void {
  registry.pin({ environment: ENVIRONMENT, revision, composition, documentPadding: hashes(200) });
}

/** A document consists mostly of hashes, which compress badly. */
function hashes(count: number): string {
  return Array.from({ length: count }, () => `"/r/shell/0.1.0/chunk.js":"sha384-${randomBytes(48).toString('base64')}"`).join(',');
}

export type MeasuredEdgeOptions = { port: number; folder: string; registryUrl: string; server?: string };

/** Starts an edge on a registry of `startBenchRelease`, and waits until it answers. */
export async function startMeasuredEdge({ port, folder, ...options }: MeasuredEdgeOptions): Promise<ChildProcess> {
  const keysFile = join(folder, 'keys.json');
  await writeFile(keysFile, writeKeys('registry'));
  const edge = startEdge({ port, folder, keysFile, ...options });
  await untilOk(`http://127.0.0.1:${port}/healthz`);
  return edge;
}

/** @throws {Error} when it does not answer within half a minute. */
export async function untilOk(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer.`);
}
