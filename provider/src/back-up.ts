import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backUpTables } from '@social/server-database/back-up-tables';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { readConfig } from './config';

explainFailures('The backup failed.');
const [named] = process.argv.slice(2);
if (!named) throw new ExplainedError('Name the folder of the backup.');
const folder = resolve(process.env.INIT_CWD ?? '', named);
const { databaseUrl, uploadsDirectory, bucket } = readConfig(process.env);
const startedAt = performance.now();

/** Copies the files that are not in the backup yet: none ever changes. A bucket is backed up by its own means. */
const copyUploads = async () => bucket ?? cp(uploadsDirectory, join(folder, 'uploads'), { recursive: true, force: false });

// Before, so that a file that is removed meanwhile is in it; and after, so that every file is in it that a row names.
await copyUploads();
const { tables } = await backUpTables({ url: databaseUrl, database: 'provider', folder });
await copyUploads();
const rows = tables.reduce((sum, table) => sum + table.rows, 0);
const uploads = bucket ? `without the uploads in the bucket ${bucket.bucket}` : 'and the uploads';
process.stdout.write(`${rows} rows of ${tables.length} tables, ${uploads}, in ${Math.round(performance.now() - startedAt)} ms.\n`);
