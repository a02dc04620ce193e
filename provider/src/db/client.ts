import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database or one transaction of it: repositories take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type DatabaseConnection = { db: Database; isAnswering(): Promise<boolean>; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 3000;

/** A bounded pool: a query that takes 5 s is ended, a caller that waits 3 s for a connection is refused. */
export function connectDatabase(url: string, { poolSize, onError }: { poolSize: number; onError?: (error: Error) => void }): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An idle connection whose server goes away reports here; unheard, it would end the process.
  pool.on('error', (error) => onError?.(error));
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    isAnswering: () => pool.query('select 1').then(() => true, () => false),
    close: () => pool.end(),
  };
}
