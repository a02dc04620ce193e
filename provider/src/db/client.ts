import { toPrimary } from '@social/server-database/primary-client';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database or one transaction of it: repositories take either. */
export type Database = PgDatabase<NodePgQueryResultHKT>;

export type DatabaseConnection = { db: Database; pool: pg.Pool; isAnswering(): Promise<boolean>; close(): Promise<void> };

const STATEMENT_TIMEOUT_MS = 5000;
const CONNECT_TIMEOUT_MS = 3000;

export type DatabaseOptions = {
  poolSize: number;
  onError?: (error: Error) => void;
  /** Receives every statement before it is sent. */
  onQuery?: (query: string, parameters: unknown[]) => void;
  /** 0 for no limit, for work outside requests. */
  statementTimeoutMs?: number;
  /** Multiplies the limits of time, for tests on slow machines; 1 by default. */
  timeoutFactor?: number;
};

/** Opens a bounded pool: statements are cancelled after 5 s, and waiting for a connection fails after 3 s. */
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
  // A connection that is lost emits an error, also between two statements of a transaction; without a listener it would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => onError?.(error));
    sendInTurn(client);
  });
  // The pool repeats the errors of its idle connections.
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

/** Sends a statement after the one before it has ended: statements of one transaction may come side by side, and pg no longer queues them. */
function sendInTurn(client: pg.PoolClient): void {
  const send = client.query.bind(client) as (...parameters: unknown[]) => unknown;
  let previous: Promise<unknown> = Promise.resolve();
  function query(...parameters: unknown[]): unknown {
    // The pool itself gives a callback, and a connection that nobody else has.
    if (typeof parameters.at(-1) === 'function') return send(...parameters);
    const sent = previous.then(() => send(...parameters));
    previous = sent.catch(() => undefined);
    return sent;
  }
  client.query = query as pg.PoolClient['query'];
}
