import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase, migrationsFolder } from '../db/migrate';

const TEMPLATE_LOCK = 7_301_443;

export type TestDatabase = { url: string; drop(): Promise<void> };

/** An empty, migrated database of its own: copied from a template that the first test of these migrations makes. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `provider_test_${randomBytes(8).toString('hex')}`;
  const template = `provider_template_${createHash('sha256').update(readFileSync(join(migrationsFolder, 'meta/_journal.json'))).digest('hex').slice(0, 12)}`;
  await withClient(server, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (!rowCount) {
      const making = `${template}_making`;
      await client.query(`drop database if exists ${making} with (force)`);
      await client.query(`create database ${making}`);
      await migrateDatabase(databaseUrl(server, making));
      await client.query(`alter database ${making} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
  });
  return {
    url: databaseUrl(server, name),
    drop: () => withClient(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is not set: tests of the provider need a PostgreSQL server where they may make databases.');
  return url;
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
