import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database or one transaction of it: repositories take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type DatabaseConnection = { db: Database; isAnswering(): Promise<boolean>; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 3000;

export type DatabaseOptions = {
  poolSize: number;
  onError?: (error: Error) => void;
  /** Hears every statement before it is sent. */
  onQuery?: (query: string, parameters: unknown[]) => void;
  /** 0 for no limit: for work that is not a request. */
  statementTimeoutMs?: number;
};

/** A bounded pool: a query that takes 5 s is ended, a caller that waits 3 s for a connection is refused. */
export function connectDatabase(
  url: string,
  { poolSize, onError, onQuery, statementTimeoutMs = STATEMENT_TIMEOUT_MS }: DatabaseOptions,
): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A connection whose server goes away says so, also between two statements of a transaction; unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  // The pool repeats what its idle connections say.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { casing: 'snake_case', ...(onQuery && { logger: { logQuery: onQuery } }) }),
    isAnswering: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}
