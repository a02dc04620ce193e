import { createTestDatabases } from '@social/tooling/postgres/test-databases';
import { migrateDatabase, migrationsFolder } from '../storage/migrate';

/** An empty, migrated database for one test at a time. */
export const takeTestDatabase = createTestDatabases({ owner: 'registry', migrationsFolder, migrate: migrateDatabase });
