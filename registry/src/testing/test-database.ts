import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrateDatabase, migrationsFolder } from '../storage/migrate';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** Any number: one worker makes the template, the others wait for it. */
const TEMPLATE_LOCK = 7_264_002;

/** A database of its own with all tables, copied from a template that is made once for each state of the migrations. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `registry_test_${randomBytes(6).toString('hex')}`;
  await asServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await ensureTemplate(server);
    await server.query(`create database ${name} template ${template}`);
  });
  return {
    url: urlOf(name),
    drop: () => asServer((server) => server.query(`drop database if exists ${name} with (force)`)).then(() => undefined),
  };
}

async function ensureTemplate(server: pg.Client): Promise<string> {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder)
    .filter((entry) => entry.endsWith('.sql'))
    .sort())
    hash.update(readFileSync(join(migrationsFolder, file)));
  const template = `registry_template_${hash.digest('hex').slice(0, 12)}`;
  const { rowCount } = await server.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount) return template;
  // Under another name until it is whole: a run that was killed must not leave half a template.
  const draft = `${template}_draft`;
  await server.query(`drop database if exists ${draft} with (force)`);
  await server.query(`create database ${draft}`);
  await migrateDatabase(urlOf(draft));
  await server.query(`alter database ${draft} rename to ${template}`);
  return template;
}

async function asServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
  const server = new pg.Client({ connectionString: urlOf('postgres') });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function urlOf(database: string): string {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL is not set: npm test sets it; by hand, name any PostgreSQL that may be written to.');
  const url = new URL(base);
  url.pathname = `/${database}`;
  return url.href;
}
