import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startPostgres } from '@social/tooling/postgres/embedded-postgres';
import { createRandom } from '../src/lib/random';
import { packageDirectory } from '../src/lib/package-directory';
import { findDamage } from './kill-loop/find-damage';
import { createWriter, KINDS_OF_WRITES, type Call } from './kill-loop/write-under-fire';
import { startProviderProcess, type SignedInMember } from './provider-process';

const WRITERS = 4;
const VICTIMS = ['provider', 'postgres', 'both'] as const;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } } });
const { rounds, seed } = z.object({ rounds: z.coerce.number().int().min(1).max(1000), seed: z.coerce.number().int() }).parse(values);
const random = createRandom(seed);

const directory = resolve(packageDirectory, `../.cache/kill-loop-${process.pid}`);
await mkdir(directory, { recursive: true });
const ackFile = join(directory, 'acknowledged.ndjson');
let postgres = await startPostgres({ directory });
await postgres.createDatabase('provider');
const databaseUrl = postgres.toUrl('provider');
const start = () => startProviderProcess({ databaseUrl, uploadsDirectory: join(directory, 'uploads') });
let provider = await start();

const call: Call = (...parameters) => provider.call(...parameters);
const members: SignedInMember[] = [];
for (let number = 1; number <= WRITERS; number += 1) members.push(await provider.signUp(`writer${number}`));
const writers = members.map((member, index) =>
  createWriter({ call, member, peerId: members[(index + 1) % WRITERS]?.id ?? '', name: `w${index + 1}`, ackFile }),
);
const acknowledged = () => writers.flatMap((writer) => writer.acknowledged);

async function kill(victim: (typeof VICTIMS)[number]): Promise<void> {
  if (victim !== 'provider') process.kill(postgres.pid, 'SIGKILL');
  if (victim !== 'postgres') await provider.stop('SIGKILL');
  if (victim !== 'provider') {
    await postgres.ended;
    postgres = await startPostgres({ directory });
    if (postgres.toUrl('provider') !== databaseUrl) throw new Error('PostgreSQL came back on another address.');
  }
  if (victim !== 'postgres') provider = await start();
  await provider.waitUntilHealthy();
}

async function runRound(round: number): Promise<string[]> {
  const victim = VICTIMS[round % VICTIMS.length] ?? 'both';
  let isStopped = false;
  const before = acknowledged().length;
  const writing = writers.map((writer) => writer.writeUntil(() => isStopped));
  await delay(random.integer(300, 1500));
  const killing = kill(victim);
  // The writers run while the provider is killed. They stop before the database is checked.
  await killing.finally(() => {
    isStopped = true;
  });
  const failed = (await Promise.all(writing)).reduce((sum, failures) => sum + failures, 0);
  for (const writer of writers) await writer.resend();
  const damage = await findDamage(databaseUrl, acknowledged());
  if (acknowledged().length === before) damage.push('nothing was acknowledged: the round showed nothing');
  const unanswered = writers.reduce((sum, writer) => sum + writer.unconfirmed.size, 0);
  if (unanswered > 0) damage.push(`${unanswered} messages could not be sent again`);
  console.log(
    `${String(round).padStart(3)} killed ${victim.padEnd(8)} acknowledged ${String(acknowledged().length - before).padStart(5)}, failed ${String(failed).padStart(5)}: ${damage.length === 0 ? 'nothing lost' : damage.join('; ')}`,
  );
  return damage;
}

try {
  let damaged = 0;
  for (let round = 1; round <= rounds; round += 1) if ((await runRound(round)).length > 0) damaged += 1;
  const amounts = KINDS_OF_WRITES.map((kind) => `${acknowledged().filter((write) => write.kind === kind).length} ${kind}s`);
  console.log(`${rounds} rounds, ${acknowledged().length} acknowledged writes (${amounts.join(', ')}), ${damaged} rounds with damage.`);
  process.exitCode = damaged === 0 ? 0 : 1;
} finally {
  await provider.stop('SIGTERM');
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
