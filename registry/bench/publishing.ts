import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { RegistryClient } from '@social/registry-client';
import { archiveBuild, makeBuild } from '@social/registry/testing/make-build';
import { benchSettings, withBenchRegistry } from './with-bench-registry';

/**
 * Measures the duration of reads and pins of one registry process with and without concurrent publishing of 13 MB releases.
 *
 * node --import tsx registry/bench/publishing.ts [--publishes 3] [--registry <another checkout's registry/src/server.ts>]
 */
const { values } = parseArgs({
  options: {
    publishes: { type: 'string', default: '3' },
    registry: { type: 'string', default: fileURLToPath(new URL('../src/server.ts', import.meta.url)) },
  },
});
const QUIET_MS = 8000;
const READ_EVERY_MS = 10;
const PIN_EVERY_MS = 250;
const FILES = 26;
const FILE_BYTES = 500_000;

async function archive(name: string, version: string, fileCount: number): Promise<Uint8Array<ArrayBuffer>> {
  const { files } = makeBuild({ name, version });
  const chunks = Array.from(
    { length: fileCount },
    (_, index) => [`chunk-${index}.js`, randomBytes(FILE_BYTES / 2).toString('hex')] as const,
  );
  return new Uint8Array(await archiveBuild(makeBuild({ name, version, files: { ...files, ...Object.fromEntries(chunks) } })));
}

/** Repeats `task` until `isDone`, with pauses. @returns the milliseconds of each. */
async function repeat(task: () => Promise<unknown>, pauseMs: number, isDone: () => boolean): Promise<number[]> {
  const durations: number[] = [];
  while (!isDone()) {
    const startedAt = performance.now();
    await task();
    durations.push(performance.now() - startedAt);
    await delay(pauseMs);
  }
  return durations.sort((a, b) => a - b);
}

async function measure(client: RegistryClient, label: string, work: () => Promise<void>): Promise<void> {
  let isDone = false;
  let basedOn = (await client.status('one')).revision;
  const pin = async () => {
    const version = basedOn % 2 === 1 ? '0.1.0' : '0.2.0';
    basedOn = (await client.pin('one', { basedOn, changes: { mf_feed: version }, reason: 'bench' })).revision;
  };
  const [reads, pins] = await Promise.all([
    repeat(
      () => client.status('one'),
      READ_EVERY_MS,
      () => isDone,
    ),
    repeat(pin, PIN_EVERY_MS, () => isDone),
    work().finally(() => (isDone = true)),
  ]);
  const at = (durations: readonly number[], share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(1);
  console.log(`| ${[label, reads.length, at(reads, 0.5), at(reads, 0.99), pins.length, at(pins, 0.5), at(pins, 0.99)].join(' | ')} |`);
}

await withBenchRegistry(values.registry, async (client) => {
  for (const name of ['shell', 'mf_feed', 'mf_chat']) await client.publish(await archive(name, '0.1.0', 0));
  await client.publish(await archive('mf_feed', '0.2.0', 0));
  await client.putEnvironment('one', { basedOn: 0, settings: { ...benchSettings, hostnames: ['one'] } });
  await client.pin('one', { basedOn: 0, changes: { shell: '0.1.0', mf_feed: '0.2.0', mf_chat: '0.1.0' }, reason: 'first' });
  // Created before the measurement, because this keeps the process busy.
  const archives: Uint8Array<ArrayBuffer>[] = [];
  for (let count = 1; count <= Number(values.publishes); count++) archives.push(await archive('mf_large', `0.${count}.0`, FILES));
  console.log('|  | reads | p50 ms | p99 ms | pins | p50 ms | p99 ms |\n| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
  await measure(client, 'quiet', () => delay(QUIET_MS));
  await measure(client, 'publishing', async () => {
    for (const large of archives) await client.publish(large);
    // The time in which the last release is still compressed.
    await delay(QUIET_MS);
  });
});
