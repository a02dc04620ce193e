import { databaseUrl } from '@social/server-database/primary-client';
import { migrateDatabase } from './db/migrate';

// Runs as the role that owns the tables, before the servers start with their own role (deploy/postgres).
await migrateDatabase(databaseUrl.parse(process.env.DATABASE_URL));
