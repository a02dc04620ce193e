import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from '@social/tooling/stack/ports';
import { readCommand } from '@social/tooling/stack/processes';
import { unprivileged } from '@social/tooling/postgres/postgres-binaries';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 60_000;
const STANDBY = 'standby';

export type ReplicatedPostgres = {
  /** Returns the address of a database with both hosts. */
  toUrl(database: string): string;
  /** Stops the primary like a power cut: its processes write nothing more. */
  killPrimary(): Promise<void>;
  /** Promotes the standby, as an operator or Patroni would. */
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
};

const run = promisify(execFile);

/** Finds the programs of Debian's `postgresql`. Those from npm have no pg_basebackup. @throws if it is not installed. */
async function findBinaries(): Promise<string> {
  const versions = existsSync(DEBIAN_FOLDER) ? await readdir(DEBIAN_FOLDER) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest === undefined) throw new Error('The drill needs PostgreSQL with its tools: apt-get install postgresql');
  return join(DEBIAN_FOLDER, newest, 'bin');
}

/**
 * Starts a primary with a streaming standby. Both apply each commit before it is acknowledged (`synchronous_commit=remote_apply`).
 * @throws if one of the two does not start.
 */
export async function startReplicatedPostgres(folder: string, databases: readonly string[]): Promise<ReplicatedPostgres> {
  const binaries = await findBinaries();
  await mkdir(folder, { recursive: true });
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  const [primary, standby] = [join(folder, 'primary'), join(folder, STANDBY)];
  const ports = { primary: await findFreePort(), standby: await findFreePort() };
  const environment = { ...process.env, LC_ALL: 'C.UTF-8', PGPASSWORD: password };
  const call = (name: string, args: string[]) => {
    const { command, args: all } = unprivileged(join(binaries, name), args);
    return run(command, all, { env: environment });
  };

  await call('initdb', ['-D', primary, '-U', 'social', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8']);
  await appendFile(join(primary, 'pg_hba.conf'), 'host replication social 127.0.0.1/32 scram-sha-256\n');
  const toHostUrl = (port: number, database: string) => `postgres://social:${password}@127.0.0.1:${port}/${database}`;
  const first = await startServer(binaries, primary, ports.primary, environment);
  await untilAnswering(toHostUrl(ports.primary, 'postgres'));
  const source = `host=127.0.0.1 port=${ports.primary} user=social password=${password} application_name=${STANDBY}`;
  await call('pg_basebackup', ['-D', standby, '-R', '-X', 'stream', '-d', source]);
  const second = await startServer(binaries, standby, ports.standby, environment);
  await untilAnswering(toHostUrl(ports.standby, 'postgres'));
  await query(toHostUrl(ports.primary, 'postgres'), [
    `alter system set synchronous_standby_names = '${STANDBY}'`,
    `alter system set synchronous_commit = 'remote_apply'`,
    'select pg_reload_conf()',
    ...databases.map((name) => `create database ${name}`),
  ]);

  return {
    toUrl: (database) => `postgres://social:${password}@127.0.0.1:${ports.primary},127.0.0.1:${ports.standby}/${database}`,
    killPrimary: () => end(first, 'SIGKILL'),
    async promoteStandby() {
      await query(toHostUrl(ports.standby, 'postgres'), ['select pg_promote(true, 60)']);
    },
    stop: async () => void (await Promise.all([end(first, 'SIGINT'), end(second, 'SIGINT')])),
  };
}

async function startServer(binaries: string, data: string, port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const { command, args } = unprivileged(join(binaries, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
  const log = await open(`${data}.log`, 'a');
  const child = spawn(command, args, { env, stdio: ['ignore', log.fd, log.fd], detached: true });
  await log.close();
  return child;
}

/** Signals the postmaster. After a SIGKILL, also waits for its children, which then exit by themselves. */
async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null || !server.pid) return;
  process.kill(signal === 'SIGKILL' ? -server.pid : server.pid, signal);
  while (await readCommand(server.pid)) await delay(50);
}

async function query(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function untilAnswering(url: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await delay(100)) {
    try {
      return await query(url, ['select 1']);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
