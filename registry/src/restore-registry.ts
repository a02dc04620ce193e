import { access } from 'node:fs/promises';
import { restoreTables } from '@social/server-database/restore-tables';
import { raiseEpoch } from './modules/revisions/raise-epoch';
import { openDatabase } from './storage/database';
import { migrationsFolder } from './storage/migrate';

export type RestoreRegistryOptions = { databaseUrl: string; signingKeyFile: string; folder: string };

/**
 * Restores a registry into an empty database, and raises its epoch: edges have seen more than the backup holds, and follow it by nothing else.
 * @returns the new epoch.
 * @throws when the signing key is missing (edges would refuse a new one), and whenever the tables cannot be restored.
 */
export async function restoreRegistry({ databaseUrl, signingKeyFile, folder }: RestoreRegistryOptions): Promise<number> {
  await access(signingKeyFile);
  await restoreTables({ url: databaseUrl, database: 'registry', folder, migrationsFolder });
  const { database, close } = openDatabase(databaseUrl, () => undefined);
  try {
    return await raiseEpoch({ database, file: signingKeyFile, isKeyReplaced: false });
  } finally {
    await close();
  }
}
