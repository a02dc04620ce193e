import pg from 'pg';

export type DamageFile = (integrity: string) => Promise<void>;

/**
 * Changes the stored bytes of a file as a failing disk would, bypassing the registry and the database's own guards.
 * @param databaseUrl of the registry's database, with the rights of its owner.
 */
export function createDamageFile(databaseUrl: string): DamageFile {
  return async (integrity) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      // Disables the triggers that refuse changes of published data.
      await client.query('set session_replication_role = replica');
      const { rowCount } = await client.query(`update blobs set raw = 'damaged' where integrity = $1`, [integrity]);
      if (rowCount !== 1) throw new Error(`No file is stored as ${integrity}.`);
    } finally {
      await client.end();
    }
  };
}
