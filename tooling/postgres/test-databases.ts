import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

export type TestDatabase = {
  url: string;
  /** Whoever still holds a connection loses it, as at the end of a process. */
  giveBack(): Promise<void>;
};

export type TestDatabaseOptions = {
  /** Whose tables these are: the databases are called after it. */
  owner: string;
  /** The folder of the migrations' `.sql` files. */
  migrationsFolder: string;
  migrate: (url: string) => Promise<void>;
};

/** Any number: one worker makes the template, the others wait for it. */
const TEMPLATE_LOCK = 7_264_002;

/**
 * Hands out empty databases with all tables, each to one test at a time. The first of a file is copied from a template, which is made
 * once for each state of the migrations; what is given back is emptied for the next test, and dropped after the last one of the file.
 * @returns how to take one; it is for the top of a module, not for a test.
 * @throws {Error} on taking one, where `TEST_DATABASE_URL` names no server.
 */
export function createTestDatabases(options: TestDatabaseOptions): () => Promise<TestDatabase> {
  const spare: string[] = [];
  let isOver = false;

  afterAll(async () => {
    isOver = true;
    await Promise.all(spare.splice(0).map(drop));
  });

  return async function take() {
    const name = spare.pop() ?? (await copyTemplate(options));
    return {
      url: urlOf(name),
      async giveBack() {
        if (isOver) return drop(name);
        await empty(name);
        spare.push(name);
      },
    };
  };
}

async function copyTemplate({ owner, migrationsFolder, migrate }: TestDatabaseOptions): Promise<string> {
  const name = `${owner}_test_${randomBytes(8).toString('hex')}`;
  const template = `${owner}_template_${hashOf(migrationsFolder)}`;
  await withClient('postgres', async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      // Under another name until it is whole: a run that was killed must not leave half a template.
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft} with (force)`);
      await client.query(`create database ${draft}`);
      await migrate(urlOf(draft));
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  return name;
}

function hashOf(migrationsFolder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const file of files.toSorted()) hash.update(readFileSync(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 12);
}

/** As new: no rows, and every sequence at its beginning. Without triggers, which would keep what history must keep. */
const EMPTYING = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', name);
  end loop;
  for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
    execute format('alter sequence %I restart', name);
  end loop;
end $$`;

async function empty(name: string): Promise<void> {
  await withClient(name, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await client.query(EMPTYING);
  });
}

async function drop(name: string): Promise<void> {
  await withClient('postgres', (client) => client.query(`drop database if exists ${name} with (force)`));
}

async function withClient(database: string, use: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  try {
    await use(client);
  } finally {
    // A lock goes with its connection.
    await client.end();
  }
}

function urlOf(database: string): string {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set: npm test sets it; by hand, name any PostgreSQL server where tests may make databases.');
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
