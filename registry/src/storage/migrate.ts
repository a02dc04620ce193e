import { fileURLToPath } from 'node:url';
import { requireOwnTables } from '@social/server-database/require-own-tables';
import { connectToPrimary } from '@social/server-database/primary-client';
import type { Client } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Any number that no other lock of this database uses. */
const MIGRATION_LOCK = 7_264_001;

/**
 * Migrates the tables. Replicas that start together wait for each other: the first migrates, the others find it done. A role that may
 * change no table can call it where nothing is missing.
 * @throws when a migration is missing that the role may not apply.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const client = await connectToPrimary(connectionString, { application_name: 'registry-migrations' });
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireOwnTables(client, 'revisions');
    if (!(await isMigrated(client))) await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

async function isMigrated(client: Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ name: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!tables[0]?.name) return false;
  const { rows } = await client.query<{ at: string | null }>('select max(created_at) as at from drizzle.__drizzle_migrations');
  return Number(rows[0]?.at ?? 0) >= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
}
