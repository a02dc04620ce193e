import { tsImport } from 'tsx/esm/api';

/** Starts a PostgreSQL for the tests of the servers, unless `TEST_DATABASE_URL` names one. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const { startTestPostgres } = await tsImport('../postgres/test-postgres.ts', import.meta.url);
  const postgres = await startTestPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  globalThis.stopTestPostgres = postgres.stop;
}
