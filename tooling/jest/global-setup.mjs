import { tsImport } from 'tsx/esm/api';

/** Gives the tests of the servers a PostgreSQL, unless `TEST_DATABASE_URL` names one. Durability off: nothing here outlives the run. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  const { startPostgres } = await tsImport('../postgres/embedded-postgres.ts', import.meta.url);
  const { fileURLToPath } = await import('node:url');
  const postgres = await startPostgres({
    directory: fileURLToPath(new URL('../../.cache/test-postgres', import.meta.url)),
    settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  });
  process.env.TEST_DATABASE_URL = postgres.urlOf('postgres');
  globalThis.stopTestPostgres = () => postgres.stop();
}
