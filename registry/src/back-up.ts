import { resolve } from 'node:path';
import { backUpTables } from '@social/server-database/back-up-tables';
import { databaseUrl } from '@social/server-database/primary-client';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the backup.');
const startedAt = performance.now();
const { tables } = await backUpTables({
  url: databaseUrl.parse(process.env.DATABASE_URL),
  database: 'registry',
  folder: resolve(process.env.INIT_CWD ?? '', folder),
});
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
process.stdout.write(
  `${rows} rows of ${tables.length} tables in ${Math.round(performance.now() - startedAt)} ms. The signing key is not in it.\n`,
);
