import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort, isPortTaken } from '../stack/ports';
import { readCommand } from '../stack/processes';
import { findPostgresBinaries, libraryEnvironment, unprivileged, type PostgresBinaries } from './postgres-binaries';

const USER = 'social';
const START_TIMEOUT_MS = 180_000;

export type PostgresOptions = {
  /** Folder of this server: `cluster/` has its data, `password` its secret. Two servers never use the same folder. */
  directory: string;
  /** Extra `name=value` settings. */
  settings?: string[];
};

export type RunningPostgres = {
  pid: number;
  /** Returns the address of a database with the password. For environments of processes, not for output. */
  toUrl(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Aborts open transactions, flushes everything and stops. */
  stop(): Promise<void>;
  /** Resolves when the server has exited for any reason. */
  ended: Promise<void>;
};

/**
 * Starts the PostgreSQL of a folder and initialises it on the first call. Takes over a server that an earlier process left running; after a
 * kill PostgreSQL recovers from its write-ahead log. Logs to `postgres.log` in the folder.
 * @throws if it is not ready within 30 s.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const cluster = join(options.directory, 'cluster');
  const binaries = findPostgresBinaries();
  const password = await initialise(options.directory, cluster, binaries);
  const running = await findRunning(cluster, password);
  if (running) return handle(running.pid, running.port, password, untilExited(running.pid));

  const port = await choosePort(options.directory);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    ...(options.settings ?? []),
  ];
  const { command, args } = unprivileged(binaries.postgres, ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]);
  // In its own process group: Ctrl-C in the terminal must not reach it before its clients have exited.
  const log = await open(join(options.directory, 'postgres.log'), 'a');
  const child = spawn(command, args, { env: libraryEnvironment(binaries), stdio: ['ignore', log.fd, log.fd], detached: true });
  await log.close();
  await untilReady(child, port, password);
  return handle(child.pid as number, port, password, new Promise((resolve) => child.once('exit', () => resolve())));
}

/** Returns the address of a database of the server that runs on a folder. @throws if none runs. */
export async function findDatabaseUrl(directory: string, database: string): Promise<string> {
  const password = (await readFile(join(directory, 'password'), 'utf8')).trim();
  const running = await findRunning(join(directory, 'cluster'), password);
  if (!running) throw new Error(`No PostgreSQL runs on ${directory}.`);
  return toUrl(running.port, password, database);
}

/** Stops the server that an earlier process left running on a folder, if there is one. */
export async function stopOrphanedPostgres(directory: string): Promise<void> {
  const running = await findRunning(join(directory, 'cluster'), (await readFile(join(directory, 'password'), 'utf8')).trim());
  if (running) await handle(running.pid, running.port, '', untilExited(running.pid)).stop();
}

/** Initialises the folder's cluster unless it exists. Renames it when complete, so that a killed initdb leaves no broken cluster. */
async function initialise(directory: string, cluster: string, binaries: PostgresBinaries): Promise<string> {
  const passwordFile = join(directory, 'password');
  if (existsSync(cluster)) return (await readFile(passwordFile, 'utf8')).trim();
  const making = `${cluster}.new`;
  await rm(making, { recursive: true, force: true });
  await mkdir(directory, { recursive: true });
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  const { command, args } = unprivileged(binaries.initdb, [
    ...['-D', making, '-U', USER, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C.UTF-8'],
  ]);
  await promisify(execFile)(command, args, { env: libraryEnvironment(binaries) });
  await rename(making, cluster);
  return password;
}

/**
 * Chooses the port of the folder's last start, so that servers that survive a crash find the database again. Chooses another if it is
 * taken.
 */
async function choosePort(directory: string): Promise<number> {
  const file = join(directory, 'port');
  const last = existsSync(file) ? Number(await readFile(file, 'utf8')) : NaN;
  if (last > 0 && !(await isPortTaken(last))) return last;
  const port = await findFreePort();
  await writeFile(file, String(port));
  return port;
}

/** Finds the server of this folder by PostgreSQL's pid file, and removes a stale one. */
async function findRunning(cluster: string, password: string): Promise<{ pid: number; port: number } | null> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const isOurs = pid > 0 && (await readCommand(pid))?.includes(cluster);
  if (!isOurs) {
    // Another program may have this pid now; PostgreSQL would then refuse to start.
    await rm(file, { force: true });
    return null;
  }
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await delay(100)) {
    if (await isAnswering(port, password)) return { pid, port };
    if (!(await readCommand(pid))) return null;
  }
  throw new Error(`PostgreSQL ${pid} holds ${cluster} but does not answer: end it (kill -INT ${pid}), then start again.`);
}

async function untilReady(child: ChildProcess, port: number, password: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await delay(50)) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode} while it was starting.`);
    if (await isAnswering(port, password)) return;
  }
  child.kill('SIGINT');
  throw new Error(`PostgreSQL was not ready within ${START_TIMEOUT_MS / 1000} s.`);
}

function toUrl(port: number, password: string, database: string): string {
  return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // The server may stop while a connection is open. The next query rejects then.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function isAnswering(port: number, password: string): Promise<boolean> {
  try {
    await withClient(toUrl(port, password, 'postgres'), (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}

function handle(pid: number, port: number, password: string, ended: Promise<void>): RunningPostgres {
  return {
    pid,
    ended,
    toUrl: (database) => toUrl(port, password, database),
    async createDatabase(name) {
      await withClient(toUrl(port, password, 'postgres'), async (client) => {
        const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
        if (!rowCount) await client.query(`create database "${name.replaceAll('"', '""')}"`);
      });
    },
    async stop() {
      try {
        process.kill(pid, 'SIGINT');
      } catch {
        return; // It has already exited.
      }
      await ended;
    },
  };
}

async function untilExited(pid: number): Promise<void> {
  while (await readCommand(pid)) await delay(200);
}
