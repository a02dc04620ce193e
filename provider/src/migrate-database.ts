import { readDatabaseUrl } from '@social/server-database/primary-client';
import { explainFailures } from '@social/limited-server/explain-failures';
import { migrateDatabase } from './db/migrate';

explainFailures('The tables are not migrated.');
// Runs as the role that owns the tables, before the servers start with their own role (deploy/postgres).
await migrateDatabase(readDatabaseUrl());
