import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { dumpTables } from './dump-tables';

export type TestDatabase = {
  url: string;
  /** Reads all rows. @returns SQL that restores them into an empty database with the same tables. */
  dump(): Promise<string>;
  /** Runs the result of `dump`. Triggers are off, and sequences continue at their old values. */
  fill(dump: string): Promise<void>;
  /** Empties the database for the next test. Closes open connections to it. */
  release(): Promise<void>;
};

export type TestDatabaseOptions = {
  /** The package that owns the tables. The databases are named after it. */
  owner: string;
  /** The folder of the migrations' `.sql` files. */
  migrationsFolder: string;
  migrate: (url: string) => Promise<void>;
};

/** Key of the advisory lock with which one worker creates the template while the others wait. */
const TEMPLATE_LOCK = 7_264_002;

/**
 * Provides empty databases with all tables, each for one test at a time. The first of a file is copied from a template, which is created
 * once for each state of the migrations. A released database is emptied for the next test, and dropped after the last test of the file.
 * Call it at the top of a module, not in a test.
 * @returns a function that takes a database.
 * @throws {Error} on taking one, if `TEST_DATABASE_URL` names no server.
 */
export function createTestDatabases(options: TestDatabaseOptions): () => Promise<TestDatabase> {
  const spare: string[] = [];
  /** An open connection to each database: connecting and reading the catalog takes longer than emptying all tables. */
  const cleaners = new Map<string, pg.Client>();
  let isOver = false;

  afterAll(async () => {
    isOver = true;
    await Promise.all([...cleaners.values()].map((client) => client.end()));
    await Promise.all(spare.splice(0).map(drop));
  });

  async function cleanerOf(name: string): Promise<pg.Client> {
    const present = cleaners.get(name);
    if (present) return present;
    const client = await connect(name);
    cleaners.set(name, client);
    // A test may close all connections, including this one.
    client.on('error', () => cleaners.delete(name));
    return client;
  }

  return async function take() {
    const name = spare.pop() ?? (await copyTemplate(options));
    return {
      url: toUrl(name),
      dump: async () => dumpTables(await cleanerOf(name)),
      async fill(dump) {
        await (await cleanerOf(name)).query(dump);
      },
      async release() {
        if (isOver) return drop(name);
        await (await cleanerOf(name)).query(EMPTYING);
        spare.push(name);
      },
    };
  };
}

async function copyTemplate({ owner, migrationsFolder, migrate }: TestDatabaseOptions): Promise<string> {
  const name = `${owner}_test_${randomBytes(8).toString('hex')}`;
  const template = `${owner}_template_${hashMigrations(migrationsFolder)}`;
  await withClient('postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      // Renamed when complete: a killed run must not leave an incomplete template.
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
      await migrate(toUrl(draft));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return name;
}

function hashMigrations(migrationsFolder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted()) hash.update(readFileSync(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 12);
}

/**
 * Closes other connections, deletes all rows and restarts all sequences, with triggers off, because those of the history refuse deletions.
 */
const EMPTYING = `do $$ declare name text; begin
  perform pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', name);
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence %I restart', name);
  end loop;
end $$`;

async function drop(name: string): Promise<void> {
  await withClient('postgres', (client) => client.query(`drop database if exists ${name} with (force)`));
}

async function withClient(database: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = await connect(database);
  try {
    await use(client);
  } finally {
    // Closing the connection releases its locks.
    await client.end();
  }
}

async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: toUrl(database) });
  await client.connect();
  return client;
}

function toUrl(database: string): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set: npm test sets it; by hand, name any PostgreSQL server where tests may make databases.');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
