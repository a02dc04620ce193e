import { explainFailures } from '@social/limited-server/explain-failures';
import { raiseEpoch } from './modules/revisions/raise-epoch';
import { openSigningKey } from './modules/signing/open-signing-key';
import { readConfig } from './config';
import { openDatabase } from './storage/database';
import { migrateDatabase } from './storage/migrate';

explainFailures('The epoch is not raised.');
const config = readConfig();
await migrateDatabase(config.databaseUrl);
await openSigningKey(config.signingKeyFile);
const { database, close } = openDatabase(config.databaseUrl, () => undefined);
const epoch = await raiseEpoch({ database, file: config.signingKeyFile, isKeyReplaced: process.argv.includes('--new-key') });
await close();
process.stdout.write(`The registry is in epoch ${epoch} now. Start it again.\n`);
