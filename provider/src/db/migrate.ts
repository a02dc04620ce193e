import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ExplainedError } from '@social/limited-server/explained-error';
import { requireOwnTables } from '@social/server-database/require-own-tables';
import { connectToPrimary } from '@social/server-database/primary-client';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { z } from 'zod';
import { packageDirectory } from '../lib/package-directory';

/** Key of the advisory lock. No other program uses it in this database. */
const MIGRATION_LOCK = 7_301_442;
export const migrationsFolder = join(packageDirectory, 'drizzle');

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });
const latestApplied = z.tuple([z.object({ created_at: z.coerce.number().nullable() })]);

/**
 * Applies the missing migrations. Replicas that start together take turns. Repeating it changes nothing.
 * @throws if a newer release has migrated the database.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connectToPrimary(url);
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await requireOwnTables(client, 'members');
    const db = drizzle(client, { casing: 'snake_case' });
    // A role without the right to change tables can start if no migration is missing.
    const appliedAt = await readAppliedAt(client);
    const knownAt = await readKnownAt();
    if (appliedAt === null || appliedAt < knownAt) await migrate(db, { migrationsFolder });
    else if (appliedAt > knownAt) throw new NewerTablesError();
  } finally {
    await client.end();
  }
}

class NewerTablesError extends ExplainedError {
  override name = 'NewerTablesError';
  constructor() {
    super('The database was migrated by a newer release of the provider: start that release, or restore an older backup.');
  }
}

/** Returns the creation time of the latest applied migration, or null if there is none. */
async function readAppliedAt(client: Client): Promise<number | null> {
  const { rows: tables } = await client.query<{ name: string | null }>(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (!tables[0]?.name) return null;
  const { rows } = await client.query('select max(created_at) as created_at from drizzle.__drizzle_migrations');
  return latestApplied.parse(rows)[0].created_at;
}

async function readKnownAt(): Promise<number> {
  const { entries } = journal.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  return Math.max(...entries.map(({ when }) => when));
}
