import { resolve } from 'node:path';
import { explainFailures } from '@social/limited-server/explain-failures';
import { ExplainedError } from '@social/limited-server/explained-error';
import { readConfig } from './config';
import { restoreRegistry } from './restore-registry';

explainFailures('The restore failed.');
const [folder] = process.argv.slice(2);
if (!folder) throw new ExplainedError('Name the folder of the backup.');
const { databaseUrl, signingKeyFile } = readConfig();
const startedAt = performance.now();
const epoch = await restoreRegistry({ databaseUrl, signingKeyFile, folder: resolve(process.env.INIT_CWD ?? '', folder) });
process.stdout.write(`Restored in ${Math.round(performance.now() - startedAt)} ms; the registry is in epoch ${epoch} now. Start it.\n`);
