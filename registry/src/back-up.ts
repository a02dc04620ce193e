import { resolve } from 'node:path';
import { backUpTables } from '@social/server-database/back-up-tables';
import { readDatabaseUrl } from '@social/server-database/primary-client';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';

explainFailures('The backup failed.');
const [folder] = process.argv.slice(2);
if (!folder) throw new ExplainedError('Name the folder of the backup.');
const startedAt = performance.now();
const { tables } = await backUpTables({
  url: readDatabaseUrl(),
  database: 'registry',
  folder: resolve(process.env.INIT_CWD ?? '', folder),
});
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
process.stdout.write(
  `${rows} rows of ${tables.length} tables in ${Math.round(performance.now() - startedAt)} ms. The signing key is not in it.\n`,
);
