import { toPrimary } from '@social/server-database/primary-client';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database or one of its transactions. Repositories accept either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type DatabaseConnection = { db: Database; pool: pg.Pool; isAnswering(): Promise<boolean>; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 3000;

export type DatabaseOptions = {
  poolSize: number;
  onError?: (error: Error) => void;
  /** Receives every statement before it is sent. */
  onQuery?: (query: string, parameters: unknown[]) => void;
  /** Maximum duration of a statement. 0 for no limit, for work outside requests. */
  statementTimeoutMs?: number;
  /** Multiplies the time limits, for tests on slow machines. 1 by default. */
  timeoutFactor?: number;
};

/** Opens a bounded pool. Statements are cancelled after 5 s. Waiting for a connection fails after 3 s. */
export function connectDatabase(
  url: string,
  { poolSize, onError, onQuery, statementTimeoutMs = STATEMENT_TIMEOUT_MS, timeoutFactor = 1 }: DatabaseOptions,
): DatabaseConnection {
  const pool = new pg.Pool({
    ...toPrimary(url),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS * timeoutFactor,
    statement_timeout: statementTimeoutMs * timeoutFactor,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS * timeoutFactor,
  });
  // A lost connection emits an error, even between two statements of a transaction. Without a listener the process would exit.
  pool.on('connect', (client) => {
    client.on('error', (error) => onError?.(error));
    sendInTurn(client);
  });
  // The pool also emits the errors of its idle connections.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { casing: 'snake_case', ...(onQuery && { logger: { logQuery: onQuery } }) }),
    pool,
    isAnswering: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  };
}

/**
 * Sends each statement after the previous one has finished. Statements of one transaction may be issued concurrently, and pg no longer
 * queues them.
 */
function sendInTurn(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let previous: Promise<unknown> = Promise.resolve();
  function query(...parameters: unknown[]): unknown {
    // A call with a callback comes from the pool itself, on a connection that no other code uses.
    if (typeof parameters.at(-1) === 'function') return send(...parameters);
    const sent = previous.then(() => send(...parameters));
    previous = sent.catch(() => undefined);
    return sent;
  }
  client.query = query as pg.PoolClient['query'];
}
