import { toPrimary } from '@social/server-database/primary-client';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** The database, or a transaction on it. */
export type Queryable = Pick<Database, 'select' | 'selectDistinctOn' | 'insert' | 'update' | 'execute'>;

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 10_000;

export type DatabaseHandle = { database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Opens a pool; nothing connects before the first query. With several hosts it follows the primary.
 * @param onConnectionError is called when a connection breaks.
 * @param timeoutFactor multiplies the limits of time, for tests on slow machines.
 */
export function openDatabase(connectionString: string, onConnectionError: (error: Error) => void, timeoutFactor = 1): DatabaseHandle {
  const pool = new pg.Pool({
    ...toPrimary(connectionString),
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS * timeoutFactor,
    statement_timeout: STATEMENT_TIMEOUT_MS * timeoutFactor,
    application_name: 'registry',
  });
  // Also between two statements of a transaction, where an unhandled error would end the process.
  pool.on('connect', (client) => {
    client.on('error', onConnectionError);
  });
  // The pool emits the errors of its idle connections again.
  pool.on('error', () => undefined);
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Connection failures and a server that starts or ends (SQLSTATE classes 08, 53 and 57P). */
const unavailableCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57P..)$/;
const unavailableMessages = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/** Returns true if an error means that PostgreSQL is unavailable, rather than that a statement was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('message' in error && unavailableMessages.test(String(error.message))) return true;
  if ('code' in error && unavailableCodes.test(String(error.code))) return true;
  // A host name with several addresses fails with one error for each of them.
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isDatabaseUnavailable)) return true;
  return 'cause' in error && isDatabaseUnavailable(error.cause);
}

/** PostgreSQL's `disk_full`. */
const STORAGE_FULL = '53100';

/** Returns true if an error means that PostgreSQL has no room for a write. */
export function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && error.code === STORAGE_FULL) return true;
  return 'cause' in error && isStorageFull(error.cause);
}
