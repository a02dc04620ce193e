import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { supervisePostgres } from '@social/tooling/postgres/supervise-postgres';
import pg from 'pg';
import { raceReplicas, type Progress } from './replicas/race-replicas';
import { startReplica, type Replica } from './replicas/start-replica';
import { startEdge } from './start-edge';

/**
 * Lets fifty writers make forty changes each through three registry processes on one PostgreSQL, and kills the processes in turn. Then
 * truncates and forges the history. Exits with 1 if an accepted pin is lost, stored twice or follows a gap, or if `history --verify`
 * accepts a damaged history.
 *
 * node --import tsx registry/bench/replicas.ts [--writers 50] [--changes 40]
 */
const { values } = parseArgs({ options: { writers: { type: 'string', default: '50' }, changes: { type: 'string', default: '40' } } });
const EDGE_PORT = 5985;
const PAUSE_BETWEEN_KILLS_MS = 1000;
const edgeUrl = `http://localhost:${EDGE_PORT}`;
/** The first is named as its host name, by which the edge knows it. */
const environments = ['localhost', 'staging', 'development', 'preview', 'test'];
const folder = await mkdtemp(join(tmpdir(), 'replicas-'));
const violations: string[] = [];
let kills = 0;

async function killInTurn(replicas: readonly Replica[], progress: Progress): Promise<void> {
  while (!progress.isDone) {
    await delay(PAUSE_BETWEEN_KILLS_MS);
    await replicas[kills++ % replicas.length]?.killAndRestart();
  }
}

async function untilServed(revision: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const health = await fetch(`${edgeUrl}/healthz`).then(
      (answer) => answer.json() as Promise<{ revision?: number }>,
      () => null,
    );
    if (health?.revision === revision) return;
    await delay(100);
  }
  throw new Error(`The edge does not serve revision ${revision}.`);
}

/** Runs `history --verify` as an operator does. @returns its exit code. */
async function verify(registryUrl: string): Promise<number> {
  const cli = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const token = (await readFile(join(folder, 'admin-token'), 'utf8')).trim();
  const options = ['--limit', '1', '--verify', '--edge', edgeUrl, '--url', registryUrl, '--token', token];
  const child = execFile(process.execPath, ['--import', 'tsx', cli, 'history', environments[0] ?? '', ...options]);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
}

async function expectVerdict(registryUrl: string, what: string, expected: number): Promise<void> {
  const startedAt = performance.now();
  const code = await verify(registryUrl);
  console.log(`history --verify of ${what}: exit ${code} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  if (code !== expected) violations.push(`history --verify of ${what} exits with ${code}, not ${expected}.`);
}

async function damageAndVerify(databaseUrl: string, registryUrl: string, revisions: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Triggers and foreign keys guard the history.
  await client.query('set session_replication_role = replica');
  const last = `environment = '${environments[0]}' and number = ${revisions}`;
  await client.query(`create temporary table cut as select * from revisions where ${last}`);
  await client.query(`delete from revisions where ${last}`);
  await expectVerdict(registryUrl, 'a history whose last revision was cut off', 1);
  await client.query('insert into revisions select * from cut');
  await expectVerdict(registryUrl, 'the history with its last revision again', 0);
  await client.query(`update revisions set actor = 'somebody else' where environment = '${environments[0]}' and number = 2`);
  await expectVerdict(registryUrl, 'a history with a forged row', 1);
  await client.end();
}

const postgres = await supervisePostgres({ directory: join(folder, 'postgres') }, () => undefined);
await postgres.createDatabase('registry');
const databaseUrl = postgres.toUrl('registry');
const replicas: Replica[] = [];
let edge: ChildProcess | undefined;
try {
  // The first creates the signing key, which the others read.
  for (let index = 0; index < 3; index++) replicas.push(await startReplica(databaseUrl, folder));
  const race = { replicas, folder, environments, writers: Number(values.writers), changesPerWriter: Number(values.changes) };
  const outcome = await raceReplicas({ ...race, disturb: (progress) => killInTurn(replicas, progress) });
  const { revision } = await outcome.client.status(environments[0] ?? '');
  console.log(`${outcome.accepted} pins accepted in ${outcome.seconds.toFixed(1)} s through ${replicas.length} replicas, ${kills} kills`);
  violations.push(...outcome.violations);

  const registryUrl = replicas[0]?.url() ?? '';
  edge = startEdge({ port: EDGE_PORT, registryUrl, folder });
  await untilServed(revision);
  await expectVerdict(registryUrl, `${revision} revisions`, 0);
  await damageAndVerify(databaseUrl, registryUrl, revision);
} finally {
  edge?.kill();
  await Promise.all(replicas.map((replica) => replica.kill()));
  await postgres.stop();
  await rm(folder, { recursive: true });
}
console.log(violations.length === 0 ? 'No violation.' : violations.join('\n'));
process.exitCode = violations.length === 0 ? 0 : 1;
