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
  /** Receives every statement before it is sent. */
  onQuery?: (query: string, parameters: unknown[]) => void;
  /** 0 for no limit, for work outside requests. */
  statementTimeoutMs?: number;
};

/** Opens a bounded pool: statements are cancelled after 5 s, and waiting for a connection fails after 3 s. */
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
  // A connection that is lost emits an error, also between two statements of a transaction; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  // The pool repeats the errors of its idle connections.
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
