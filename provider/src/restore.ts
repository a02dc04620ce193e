import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { restoreTables } from '@social/server-database/restore-tables';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { readConfig } from './config';
import { migrationsFolder } from './db/migrate';

explainFailures('The restore failed.');
const [named] = process.argv.slice(2);
if (!named) throw new ExplainedError('Pass the folder of the backup as the argument.');
const folder = resolve(process.env.INIT_CWD ?? '', named);
const { databaseUrl, uploadsDirectory, bucket } = readConfig(process.env);
const startedAt = performance.now();
// Files first, so that every row that a server reads has its file.
if (!bucket) await cp(join(folder, 'uploads'), uploadsDirectory, { recursive: true, force: false });
await restoreTables({ url: databaseUrl, database: 'provider', folder, migrationsFolder });
process.stdout.write(`Restored in ${Math.round(performance.now() - startedAt)} ms.\n`);
