import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import type { Client } from 'pg';
import { DESCRIPTION_FILE, hashFile, quote, tableFile, type BackupDescription } from './backup-format';
import { connectToPrimary } from './primary-client';

export type BackupOptions = {
  /** The address of the database. */
  url: string;
  /** The owner of the tables, such as `registry`. */
  database: string;
  /** An empty or missing folder. */
  folder: string;
};

/**
 * Writes all rows of a database to files, as of one moment. Later writes are not included and are not blocked. Needs no PostgreSQL program,
 * which would have to be as new as the server.
 * @throws if the database has no tables, or the folder already has a backup.
 */
export async function backUpTables({ url, database, folder }: BackupOptions): Promise<BackupDescription> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  const client = await connectToPrimary(url, { application_name: 'backup' });
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    const { rows } = await client.query<{ at: string; now: Date }>('select max(created_at) as at, now() from drizzle.__drizzle_migrations');
    const tables: BackupDescription['tables'] = [];
    for (const { name, columns } of await listTables(client)) tables.push(await writeTable(client, folder, name, columns));
    const description: BackupDescription = {
      format: 1,
      database,
      takenAt: rows[0]?.now.toISOString() ?? '',
      migratedAt: Number(rows[0]?.at),
      tables,
    };
    await writeFile(join(folder, DESCRIPTION_FILE), `${JSON.stringify(description, null, 2)}\n`, { flag: 'wx' });
    return description;
  } finally {
    await client.end();
  }
}

async function listTables(client: Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.table_name::text as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    group by 1 order by 1`);
  return rows;
}

async function writeTable(client: Client, folder: string, name: string, columns: string[]): Promise<BackupDescription['tables'][number]> {
  const file = tableFile(folder, name);
  const copy = client.query(copyTo(`copy ${quote(name)} (${columns.map(quote).join(', ')}) to stdout (format binary)`));
  await pipeline(copy, createWriteStream(file, { mode: 0o600 }));
  return { name, columns, rows: copy.rowCount, sha256: await hashFile(file) };
}
