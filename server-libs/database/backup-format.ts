import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Description of a backup. It is written last, so a folder without it is not a backup. */
export const backupDescription = z.object({
  format: z.literal(1),
  /** The owner of the tables, such as `registry`. */
  database: z.string(),
  takenAt: z.iso.datetime(),
  /** Creation time of the latest applied migration, in milliseconds since the epoch. */
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

/** Quotes a database identifier. */
export const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
