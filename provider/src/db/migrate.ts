import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { packageDirectory } from '../lib/package-directory';

/** A number that no other program uses for advisory locks in this database. */
const MIGRATION_LOCK = 7_301_442;
export const migrationsFolder = join(packageDirectory, 'drizzle');

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
const latestApplied = z.tuple([z.object({ created_at: z.coerce.number().nullable() })]);

/**
 * Applies the migrations that are missing; replicas that start together take turns. Repeating it changes nothing.
 * @throws when the database has been migrated by a newer release than this one.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    await refuseNewerTables(client);
  } finally {
    await client.end();
  }
}

async function refuseNewerTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query('select max(created_at) as created_at from drizzle.__drizzle_migrations');
  const [{ created_at: appliedAt }] = latestApplied.parse(rows);
  const { entries } = journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  const knownAt = Math.max(...entries.map(({ when }) => when));
  if (appliedAt !== null && appliedAt > knownAt) {
    throw new Error('The database was migrated by a newer release of the provider: start that release, or restore an older backup.');
  }
}
