import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUpTables } from '@social/server-database/back-up-tables';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { readConfig } from './config';

explainFailures('The backup failed.');
const [named] = process.argv.slice(2);
if (!named) throw new ExplainedError('Pass the folder of the backup as the argument.');
const folder = resolve(process.env.INIT_CWD ?? '', named);
const { databaseUrl, uploadsDirectory, bucket } = readConfig(process.env);
const startedAt = performance.now();

/** Copies the files that the backup does not have yet. Files never change. A bucket is backed up by its own tools. */
const copyUploads = async () => bucket ?? cp(uploadsDirectory, join(folder, 'uploads'), { recursive: true, force: false });

// Copies twice. The first copy includes files that are removed during the dump; the second includes every file that a dumped row names.
await copyUploads();
const { tables } = await backUpTables({ url: databaseUrl, database: 'provider', folder });
await copyUploads();
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
const uploads = bucket ? `without the uploads in the bucket ${bucket.bucket}` : 'and the uploads';
process.stdout.write(`${rows} rows of ${tables.length} tables, ${uploads}, in ${Math.round(performance.now() - startedAt)} ms.\n`);
