import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { RegistryError, type RegistryClient } from '@social/registry-client';
import { archiveBuild, makeBuild } from '@social/registry/testing/make-build';
import { readCpuSeconds, readCpuSecondsWithChildren } from './process-figures';
import { benchSettings, withBenchRegistry, type BenchRegistry } from './with-bench-registry';

/**
 * Measures the accepted pins per second of one registry process, on a PostgreSQL that syncs every commit. One writer, sixteen writers on
 * one environment, and fifty writers with ten changes each. The composition is a shell and ten remotes of thirty files.
 *
 * node --import tsx registry/bench/pins.ts [--seconds 8] [--registry <another checkout's registry/src/server.ts>]
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    registry: { type: 'string', default: fileURLToPath(new URL('../src/server.ts', import.meta.url)) },
  },
});
const remotes = ['mf_feed', 'mf_chat', ...Array.from({ length: 8 }, (_, index) => `mf_other${index}`)];
const versions = ['0.1.0', '0.2.0'];
const WARM_UP_PINS = 200;

async function publishAll(client: RegistryClient): Promise<void> {
  for (const name of ['shell', ...remotes]) {
    for (const version of versions) {
      const { files } = makeBuild({ name, version });
      const chunks = Array.from({ length: 30 }, (_, index) => [`chunk-${index}.js`, randomBytes(4000).toString('hex')] as const);
      const archive = await archiveBuild(makeBuild({ name, version, files: { ...files, ...Object.fromEntries(chunks) } }));
      await client.publish(new Uint8Array(archive));
    }
  }
}

/** Pins in turn until `isDone`, based on the revision in the last answer. @returns the milliseconds of each accepted pin. */
async function write(client: RegistryClient, environment: string, writer: number, isDone: (accepted: number) => boolean) {
  const accepted: number[] = [];
  let [refused, basedOn, turn] = [0, (await client.status(environment)).revision, 0];
  const remote = remotes[writer % remotes.length] ?? '';
  while (!isDone(accepted.length)) {
    const startedAt = performance.now();
    try {
      basedOn = (await client.pin(environment, { basedOn, changes: { [remote]: versions[turn % 2] ?? '' }, reason: 'bench' })).revision;
      accepted.push(performance.now() - startedAt);
      turn++;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // Another writer of the same remote pinned this version already.
      if (error.code === 'REG_NOTHING_TO_CHANGE') turn++;
      else if (error.code === 'REG_REVISION_STALE') refused++;
      else throw error;
      const current = error.details.current as { revision: number } | undefined;
      basedOn = current?.revision ?? (await client.status(environment)).revision;
    }
  }
  return { accepted, refused };
}

/** Waits until the registry has compressed the published files, which occupies a processor and is not part of a pin. */
async function untilCompressed(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const countPending = async () =>
    (await client.query('select 1 from blobs left join compressed_blobs using (integrity) where compressed_blobs is null limit 1'))
      .rowCount;
  while (await countPending()) await delay(200);
  await client.end();
}

async function race(
  { client, registryPid, postgresPid }: BenchRegistry & { client: RegistryClient },
  environment: string,
  writers: number,
  isDone: (accepted: number) => boolean,
) {
  const readCpu = async () => [
    await readCpuSeconds(registryPid),
    await readCpuSecondsWithChildren(postgresPid),
    await readCpuSeconds(process.pid),
  ];
  const cpuBefore = await readCpu();
  const startedAt = performance.now();
  const results = await Promise.all(Array.from({ length: writers }, (_, writer) => write(client, environment, writer, isDone)));
  const seconds = (performance.now() - startedAt) / 1000;
  const durations = results.flatMap(({ accepted }) => accepted).sort((a, b) => a - b);
  const at = (share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(1);
  const refused = results.reduce((sum, one) => sum + one.refused, 0);
  const cpu = (await readCpu()).map((after, index) => (((after - (cpuBefore[index] ?? 0)) * 1000) / durations.length).toFixed(2));
  const cells = [
    writers,
    durations.length,
    seconds.toFixed(1),
    (durations.length / seconds).toFixed(1),
    at(0.5),
    at(0.99),
    refused,
    ...cpu,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

const forSeconds = () => {
  const end = Date.now() + Number(values.seconds) * 1000;
  return () => Date.now() > end;
};

await withBenchRegistry(values.registry, async (client, processes) => {
  await publishAll(client);
  await untilCompressed(processes.databaseUrl);
  for (const environment of ['warm', 'one', 'sixteen', 'fifty']) {
    await client.putEnvironment(environment, { basedOn: 0, settings: { ...benchSettings, hostnames: [environment] } });
    const changes = Object.fromEntries(['shell', ...remotes].map((name) => [name, '0.1.0']));
    await client.pin(environment, { basedOn: 0, changes, reason: 'first' });
  }
  // A registry that has just started is several times slower, because its code is not compiled yet.
  await write(client, 'warm', 0, (accepted) => accepted >= WARM_UP_PINS);
  console.log(`load average ${loadavg()[0]?.toFixed(1)}; the last three columns are milliseconds of processor time for each accepted pin`);
  console.log('| writers | accepted | seconds | accepted per second | p50 ms | p99 ms | refused | registry | PostgreSQL | writers |');
  console.log('| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  const target = { client, ...processes };
  await race(target, 'one', 1, forSeconds());
  await race(target, 'sixteen', 16, forSeconds());
  await race(target, 'fifty', 50, (accepted) => accepted >= 10);
  const startedAt = performance.now();
  const { revisions, intact } = await client.verify('one');
  console.log(`history --verify of ${revisions} revisions: ${((performance.now() - startedAt) / 1000).toFixed(2)} s, intact: ${intact}`);
});
