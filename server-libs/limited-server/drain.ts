import type { Server } from 'node:http';
import { z } from 'zod';

const milliseconds = z.coerce.number().int().min(0);

/** The environment variables of a server that say how it ends. */
export const drainSettings = {
  /** How long it still accepts connections after a signal, while its health check already answers 503: as long as load balancers take to notice. */
  DRAIN_DELAY_MS: milliseconds.default(0),
  /** How long running requests may take after that; what still runs then is cut off. */
  DRAIN_TIMEOUT_MS: milliseconds.default(25_000),
};

export type DrainLimits = { delayMs: number; timeoutMs: number };

/** Converts the parsed settings to the limits of `endOnSignals`. */
export function toDrainLimits(settings: { [Name in keyof typeof drainSettings]: number }): DrainLimits {
  return { delayMs: settings.DRAIN_DELAY_MS, timeoutMs: settings.DRAIN_TIMEOUT_MS };
}

/**
 * What the parts of a server must know about its end: its health check answers 503, and each connection is closed after the answer that
 * it waits for, so that clients and load balancers go elsewhere without a request being lost.
 */
export type Drain = {
  hasBegun(): boolean;
  begin(): void;
  /** Remembers a listening server; one that listens on two addresses is two of them. */
  add(server: Server): void;
  /** Closes the connections that wait for no answer. */
  closeIdleConnections(): void;
  /** Cuts off every request that still runs. */
  closeAllConnections(): void;
};

/** Creates the drain of a process that has not begun to end. */
export function createDrain(): Drain {
  const servers = new Set<Server>();
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin: () => void (hasBegun = true),
    add: (server) => void servers.add(server),
    closeIdleConnections: () => servers.forEach((server) => server.closeIdleConnections()),
    closeAllConnections: () => servers.forEach((server) => server.closeAllConnections()),
  };
}
