import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { startPinnedRegistry } from '../testing/start-registry';
import { migrateDatabase } from './migrate';

const folder = new URL('../../../deploy/postgres/', import.meta.url);
const name = `registry_test_${randomBytes(8).toString('hex')}`;

function toUrl(database: string, user?: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  if (user) [url.username, url.password] = [user, user];
  return url.href;
}

async function execute(database: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: toUrl(database) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const readSql = async (file: string) => readFile(new URL(file, folder), 'utf8');

beforeAll(async () => {
  await execute('postgres', await readSql('roles.sql'), `create database ${name} owner registry_owner`);
  for (const role of ['registry_owner', 'registry_server']) await execute('postgres', `alter role ${role} password '${role}'`);
  await execute(name, await readSql('registry.sql'));
  await migrateDatabase(toUrl(name, 'registry_owner'));
});

afterAll(() => execute('postgres', `drop database ${name} with (force)`));

test('the registry works with a role that can neither change the history nor remove what guards it', async () => {
  // As at a start: nothing is missing, so that nothing needs the owner.
  await migrateDatabase(toUrl(name, 'registry_server'));
  const registry = await startPinnedRegistry({ databaseUrl: toUrl(name, 'registry_server') });
  expect((await registry.pin('production', 1, { mf_feed: '0.2.0' })).statusCode).toBe(201);
  expect((await registry.rollBack('production', 2)).statusCode).toBe(201);

  for (const [statement, reason] of [
    [sql`update revisions set reason = 'forged'`, 'never changes'],
    [sql`delete from revisions`, 'never changes'],
    [sql`truncate revisions cascade`, 'permission denied'],
    [sql`alter table revisions disable trigger all`, 'must be owner'],
    [sql`drop trigger revisions_never_change on revisions`, 'must be owner'],
    [sql`drop table revisions cascade`, 'must be owner'],
    [sql`create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`, 'permission denied'],
    [sql`set session_replication_role = replica`, 'permission denied'],
  ] as const) {
    await expect(registry.query(statement)).rejects.toMatchObject({ cause: { message: expect.stringContaining(reason) } });
  }
});
