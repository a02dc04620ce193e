import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRegistryClient } from '@social/registry-client';
import pg from 'pg';
import type { RunningPostgres } from '@social/tooling/postgres/embedded-postgres';
import { createReporter } from './send-reports';
import type { Fleet, Replica } from './start-fleet';

/** An address without a listening server. */
const NOWHERE = 'http://127.0.0.1:1';
/** More than the provider's pool has connections. */
const CALLS_AT_ONCE = 40;
const STOPPED_MS = 450;
const RUNNING_MS = 150;
/** Two intervals of Prometheus: a counter must have been read before it grows. */
const SEEN_MS = 2500;

export type AlertFault = {
  cause: string;
  /** Alerts that must fire because of this fault. */
  alerts: readonly string[];
  /** Causes the fault until the signal is aborted. Resolves when the fault has ended. */
  run(signal: AbortSignal): Promise<void>;
};

export type DrillParts = { fleet: Fleet; postgres: RunningPostgres; token: string };

/** Lists the faults in order: each leaves the state that the next one needs. The database is lost last but one. */
export function listAlertFaults({ fleet, postgres, token }: DrillParts): AlertFault[] {
  const [edge, lonelyEdge] = fleet.edges as [Replica, Replica];
  const [registry] = fleet.registries as [Replica];
  const client = createRegistryClient({ url: `http://127.0.0.1:${registry.port}`, token });
  const call = () => callProvider(edge.port);

  return [
    {
      cause: '30 pages report a release that crashes, 5 a file that is refused, 12 a fallback',
      alerts: ['ReleaseFails', 'IntegrityViolated', 'MembersSeeFallbacks'],
      async run() {
        const { revision, composition } = await client.status('production');
        const release = { environment: 'production', revision, remote: 'mf_albums', version: composition.mf_albums ?? '' };
        const reporter = createReporter(edge.port, release);
        await reporter.pages(1, 'started');
        await reporter.fallbacks(1);
        await delay(SEEN_MS);
        await reporter.pages(30, 'started', 'crashed');
        await reporter.pages(5, 'started', 'integrity');
        await reporter.fallbacks(12);
      },
    },
    {
      cause: 'an edge does not reach the registry, and something is pinned',
      alerts: ['RegistryUnreachable', 'EdgeBehind'],
      async run() {
        await lonelyEdge.restart({ environment: { REGISTRY_URL: NOWHERE } });
        const { revision } = await client.status('production');
        await client.pin('production', { basedOn: revision, changes: { mf_content: null }, reason: 'the drill' });
      },
    },
    {
      cause: 'an edge does not know the key that signs',
      alerts: ['RevisionRefused'],
      run: () => lonelyEdge.restart({ environment: { REGISTRY_KEYS_FILE: join(fleet.config.dataDir, 'no-such-key.json') } }),
    },
    {
      cause: `an edge stands still for ${STOPPED_MS} ms, again and again`,
      alerts: ['EventLoopBlocked'],
      run: (signal) => holdUp(edge.service.pid(), signal),
    },
    {
      cause: 'a transaction locks every table of the provider',
      alerts: ['PoolExhausted', 'CallsAreSlow'],
      async run(signal) {
        const unlock = await lockTables(postgres.toUrl('provider'));
        await repeat(call, signal);
        await unlock();
      },
    },
    {
      cause: 'PostgreSQL is stopped',
      alerts: ['ServerErrors'],
      async run(signal) {
        await postgres.stop();
        await repeat(call, signal);
      },
    },
    { cause: 'the registry is stopped', alerts: ['ServerDown'], run: () => registry.service.stop() },
  ];
}

/** Signs in with a wrong password. The provider counts the attempt and reads its database, whatever the result. */
async function callProvider(edgePort: number): Promise<void> {
  const form = { username: `nobody-${randomUUID()}`, password: 'wrong', device_type: 'windows' };
  await fetch(`http://localhost:${edgePort}/api/auth`, { method: 'POST', body: new URLSearchParams(form) }).then(
    (answer) => answer.arrayBuffer(),
    // The edge ends requests that take too long.
    () => undefined,
  );
}

/** Runs an action many times concurrently, until the signal is aborted. */
async function repeat(call: () => Promise<void>, signal: AbortSignal): Promise<void> {
  async function callOn() {
    while (!signal.aborted) await call();
  }
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, callOn));
}

/** Stops and continues a process repeatedly, like a machine that is too busy. */
async function holdUp(pid: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    process.kill(pid, 'SIGSTOP');
    await delay(STOPPED_MS);
    process.kill(pid, 'SIGCONT');
    await delay(RUNNING_MS);
  }
}

/** @returns the function that ends the transaction. */
async function lockTables(databaseUrl: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`);
  await client.query('begin');
  await client.query(`lock table ${rows.map(({ name }) => name).join(', ')} in access exclusive mode`);
  return () => client.end();
}
