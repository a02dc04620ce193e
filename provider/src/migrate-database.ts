import { databaseUrl } from '@social/server-database/primary-client';
import { migrateDatabase } from './db/migrate';

// With the role that owns the tables, before the servers start with theirs (deploy/postgres).
await migrateDatabase(databaseUrl.parse(process.env.DATABASE_URL));
