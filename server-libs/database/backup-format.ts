import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** The description of a backup: it is written last, so that a folder without it is no backup. */
export const backupDescription = z.object({
  format: z.literal(1),
  /** Whose tables these are, such as `registry`. */
  database: z.string(),
  takenAt: z.iso.datetime(),
  /** When the latest applied migration was written, in milliseconds since the epoch. */
  migratedAt: z.number(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number(), sha256: z.string() })),
});

export type BackupDescription = z.infer<typeof backupDescription>;

export const DESCRIPTION_FILE = 'backup.json';

export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.copy`);

/** Returns the SHA-256 of a file, in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Writes a name of the database as PostgreSQL reads it. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
