import { Gauge, type Registry } from 'prom-client';

/** A pool of PostgreSQL connections, as the driver exposes it. */
export type WatchedPool = { totalCount: number; idleCount: number; waitingCount: number; options: { max?: number | undefined } };

/** Reads a pool whenever metrics are collected. */
export function watchPool(metrics: Registry, pool: WatchedPool): void {
  const read = {
    used: () => pool.totalCount - pool.idleCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
    max: () => pool.options.max ?? 10,
  };
  new Gauge({
    name: 'postgres_pool_connections',
    help: 'Connections to PostgreSQL that are in use or idle, queries that wait for one, and the most there may be',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      for (const [state, count] of Object.entries(read)) this.set({ state }, count());
    },
  });
}
