import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ExplainedError } from '@social/limited-server/explained-error';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { backupDescription, DESCRIPTION_FILE, hashFile, quote, tableFile, type BackupDescription } from './backup-format';
import { connectToPrimary } from './primary-client';

export type RestoreOptions = {
  /** Address of an empty database, with a role that may create tables in it. */
  url: string;
  /** The required owner of the tables. */
  database: string;
  folder: string;
  /** Migrations of this release. Those later than the backup are applied to the restored database. */
  migrationsFolder: string;
};

const journal = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/**
 * Fills an empty database with a backup, completely or not at all. Verifies every file by its hash first.
 * @throws if the database has tables, or the backup belongs to another server, is damaged, or was made by a newer release.
 */
export async function restoreTables({ url, database, folder, migrationsFolder }: RestoreOptions): Promise<BackupDescription> {
  const description = backupDescription.parse(JSON.parse(await readFile(join(folder, DESCRIPTION_FILE), 'utf8')));
  if (description.database !== database) throw new ExplainedError(`This is a backup of ${description.database}, not of ${database}.`);
  for (const { name, sha256 } of description.tables) {
    if ((await hashFile(tableFile(folder, name))) !== sha256) throw new ExplainedError(`The backup is damaged: ${tableFile(folder, name)}`);
  }
  const client = await connectToPrimary(url, { application_name: 'restore' });
  try {
    await requireEmpty(client);
    await migrateUntil(client, migrationsFolder, description.migratedAt);
    await client.query('begin');
    for (const table of await inOrder(client, description.tables)) await readTable(client, folder, table);
    await setSequences(client);
    await client.query('commit');
    await migrate(drizzle({ client }), { migrationsFolder });
    return description;
  } finally {
    await client.end();
  }
}

async function requireEmpty(client: Client): Promise<void> {
  const { rows } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
  if (rows.length > 0) throw new ExplainedError('The database has tables: restore into an empty one, and give the servers its address.');
}

/** Applies the migrations of the backup: its rows fit only these tables. */
async function migrateUntil(client: Client, migrationsFolder: string, migratedAt: number): Promise<void> {
  const file = join('meta', '_journal.json');
  const whole = journal.parse(JSON.parse(await readFile(join(migrationsFolder, file), 'utf8')));
  const entries = whole.entries.filter(({ when }) => when <= migratedAt);
  if (entries.at(-1)?.when !== migratedAt)
    throw new ExplainedError('The backup was made by another release: restore it with that one or a newer one.');
  const part = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    await cp(migrationsFolder, part, { recursive: true });
    await writeFile(join(part, file), JSON.stringify({ ...whole, entries }));
    await migrate(drizzle({ client }), { migrationsFolder: part });
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Sorts tables so that each comes after the tables that it refers to. */
async function inOrder(client: Client, tables: BackupDescription['tables']): Promise<BackupDescription['tables']> {
  const { rows } = await client.query<{ from: string; to: string }>(`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid <> confrelid`);
  const sorted: BackupDescription['tables'] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const isFree = ({ name }: { name: string }) => !rows.some(({ from, to }) => from === name && names.has(to));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new ExplainedError(`These tables refer to each other: ${[...names].join(', ')}`);
    sorted.push(...free);
    waiting = waiting.filter((table) => !isFree(table));
  }
  return sorted;
}

async function readTable(client: Client, folder: string, { name, columns }: BackupDescription['tables'][number]): Promise<void> {
  // Triggers already ran when the rows were first written. They would send webhooks again, or record files as removed.
  await client.query(`alter table ${quote(name)} disable trigger user`);
  // A migration may insert rows. The backup has their current state.
  const { rows } = await client.query(`select from ${quote(name)} limit 1`);
  if (rows.length > 0) await client.query(`delete from ${quote(name)}`);
  const copy = client.query(copyFrom(`copy ${quote(name)} (${columns.map(quote).join(', ')}) from stdin (format binary)`));
  await pipeline(createReadStream(tableFile(folder, name)), copy);
  await client.query(`alter table ${quote(name)} enable trigger user`);
}

/** Continues every sequence after the highest number in its column. */
async function setSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public'
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`);
  for (const { table, column, sequence } of rows) {
    await client.query(`select setval($1, coalesce(max(${quote(column)}), 0) + 1, false) from ${quote(table)}`, [sequence]);
  }
}
