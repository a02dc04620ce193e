import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './client';

export type RequestTransactions = ReturnType<typeof createRequestTransactions>;

/**
 * Runs one request in one transaction without passing it through every service. `db` is the transaction inside `run`, and the pool
 * elsewhere. A transaction that a service opens inside `run` is a savepoint.
 */
export function createRequestTransactions(pool: Database) {
  const current = new AsyncLocalStorage<Database>();
  let running = 0;
  const db = new Proxy(pool, {
    get(target, name) {
      const active = current.getStore() ?? target;
      const member: unknown = Reflect.get(active, name, active);
      return typeof member === 'function' ? (member.bind(active) as unknown) : member;
    },
  });
  return {
    db,
    /** Commits the writes of `work`. Rolls all of them back if `work` throws. */
    async run<T>(work: () => Promise<T>): Promise<T> {
      running += 1;
      try {
        return await pool.transaction((transaction) => current.run(transaction, work));
      } finally {
        running -= 1;
        // Node 20 tracks every promise of the process while a storage is enabled.
        if (running === 0) current.disable();
      }
    },
  };
}
