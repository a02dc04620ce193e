import { readDatabaseUrl } from '@social/server-database/primary-client';
import { explainFailures } from '@social/limited-server/explain-failures';
import { migrateDatabase } from './storage/migrate';

explainFailures('The tables are not migrated.');
// With the role that owns the tables, before the servers start with theirs (deploy/postgres).
await migrateDatabase(readDatabaseUrl());
