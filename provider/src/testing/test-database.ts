import { createTestDatabases } from '@social/tooling/postgres/test-databases';
import { migrateDatabase, migrationsFolder } from '../db/migrate';

/** Provides an empty, migrated database for one test at a time. */
export const takeTestDatabase = createTestDatabases({ owner: 'provider', migrationsFolder, migrate: migrateDatabase });
