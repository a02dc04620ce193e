import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { compileServer } from './compile-server';
import { workspaceRoot } from './config';
import { findFreePort } from './ports';
import { findScratchRoot } from './scratch-root';

const serverUrl = new URL(process.env.TEST_DATABASE_URL ?? '');
const FOREIGN = `foreign_${process.pid}`;
const FRESH = `fresh_${process.pid}`;

type Variables = Record<string, string>;
type Outcome = { code: number | null; output: string };

let directory: string;
let portHolder: Server;
const compiled = new Map<string, string>();

beforeAll(async () => {
  await mkdir(findScratchRoot(), { recursive: true });
  directory = await mkdtemp(join(findScratchRoot(), 'start-failures-'));
  for (const script of ['registry/src/server.ts', 'registry/src/restore.ts', 'registry/edge/server.ts', 'provider/src/server.ts'])
    compiled.set(script, await compileServer(script));
  for (const name of [FOREIGN, FRESH]) await query('postgres', `create database ${name}`);
  await query(FOREIGN, 'create table invoices (id int)');
  portHolder = createServer();
  await new Promise<void>((resolve) => portHolder.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  portHolder.close();
  for (const name of [FOREIGN, FRESH]) await query('postgres', `drop database ${name}`);
  await rm(directory, { recursive: true });
});

async function query(database: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: toUrl(database) });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function toUrl(database: string, change: (url: URL) => void = () => undefined): string {
  const url = new URL(serverUrl.href);
  url.pathname = `/${database}`;
  change(url);
  return url.href;
}

/** Runs a compiled program with only these settings until it exits. */
async function run(script: string, variables: Variables, args: string[] = []): Promise<Outcome> {
  const environment = { PATH: process.env.PATH ?? '', PORT: '0', SIGNING_KEY_FILE: join(directory, 'key.json'), ...variables };
  const child = spawn(process.execPath, [compiled.get(script) ?? '', ...args], {
    env: environment,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { output: await text(child.stderr), code: await exit };
}

const busyPort = () => String((portHolder.address() as AddressInfo).port);

const failures: [string, string, () => Variables, RegExp][] = [
  [
    'a port that is in use',
    'registry/src/server.ts',
    () => ({ DATABASE_URL: toUrl(FRESH), PORT: busyPort() }),
    /^The registry cannot start. Port \d+ on 127.0.0.1 is in use by .+\. End it, or choose another port with PORT\.\n$/,
  ],
  [
    'a database that does not answer',
    'provider/src/server.ts',
    () => ({ DATABASE_URL: 'postgres://social:secret@127.0.0.1:1/provider' }),
    /^The provider cannot start. PostgreSQL does not answer at 127\.0\.0\.1:1 \(ECONNREFUSED\). Start it, or correct the address in DATABASE_URL\.\n$/,
  ],
  [
    'a wrong password',
    'registry/src/server.ts',
    () => ({ DATABASE_URL: toUrl(FRESH, (url) => void (url.password = 'wrong')) }),
    /^The registry cannot start. PostgreSQL refuses the sign-in: password authentication failed .+ Correct user and password in DATABASE_URL.+\n$/,
  ],
  [
    'a password with characters that are not encoded',
    'registry/src/server.ts',
    () => ({ DATABASE_URL: 'postgres://social:p#w/d@x%@127.0.0.1/registry' }),
    /^The registry cannot start. A setting is wrong.[^]+# \/ @ % are written %23 %2F %40 %25\n[^]+at DATABASE_URL\n$/,
  ],
  [
    'a database that does not exist',
    'provider/src/server.ts',
    () => ({ DATABASE_URL: toUrl('no_such_database') }),
    /^The provider cannot start. PostgreSQL says: database "no_such_database" does not exist. Create it, or correct DATABASE_URL\.\n$/,
  ],
  [
    'a database of another program',
    'provider/src/server.ts',
    () => ({ DATABASE_URL: toUrl(FOREIGN) }),
    /^The provider cannot start. The database in DATABASE_URL has tables of another program \(invoices\)\. Name an empty database.+\n$/,
  ],
  [
    'a folder that it may not write',
    'registry/src/server.ts',
    () => ({ DATABASE_URL: toUrl(FRESH), SIGNING_KEY_FILE: '/sys/social/key.json' }),
    /^The registry cannot start. This user may not write \/sys\/social.+SIGNING_KEY_FILE\.\n$/,
  ],
  [
    'the default key in production',
    'registry/edge/server.ts',
    () => ({ NODE_ENV: 'production' }),
    /^The edge cannot start. SERVER_KEY is not set.+\n$/,
  ],
  [
    'the default key in production',
    'provider/src/server.ts',
    () => ({ NODE_ENV: 'production', DATABASE_URL: toUrl(FRESH) }),
    /^The provider cannot start. SERVER_KEY is not set.+\n$/,
  ],
];

test.each(failures)('%s ends %s with a sentence that names the setting, and no stack', async (_title, script, toVariables, message) => {
  const { code, output } = await run(script, toVariables());
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

test('LOG_LEVEL=debug adds the stack', async () => {
  const { code, output } = await run('registry/src/server.ts', { DATABASE_URL: toUrl(FOREIGN), LOG_LEVEL: 'debug' });
  expect(output).toMatch(/^The registry cannot start\. .+ tables of another program[^]+\n {4}at /);
  expect(code).toBe(1);
});

test('a restore without the folder of a backup says what to name', async () => {
  const { code, output } = await run('registry/src/restore.ts', { DATABASE_URL: toUrl(FRESH) });
  expect([code, output]).toEqual([1, 'The restore failed. Name the folder of the backup.\n']);
});

test('npm start in a folder that it may not write says which setting names another', async () => {
  const start = join(workspaceRoot, 'scripts/run.mjs');
  const ports = {
    EDGE_PORT: String(await findFreePort()),
    REGISTRY_PORT: String(await findFreePort()),
    PROVIDER_PORT: String(await findFreePort()),
  };
  const child = spawn(process.execPath, [start, 'start'], {
    env: { PATH: process.env.PATH, NO_COLOR: '1', DATA_DIR: '/sys/social', ...ports },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));

  expect(await text(child.stderr)).toMatch(/^This user may not write \/sys\/social.+DATA_DIR.+\n$/);
  expect(await exit).toBe(1);
});
