import type { Server } from 'node:http';
import { z } from 'zod';
import { trackUnusedConnections } from './unused-connections';

const milliseconds = z.coerce.number().int().min(0);

/** Environment variables for a server's shutdown. */
export const drainSettings = {
  /**
   * Time in which it still accepts connections after a signal, while its health check answers 503. Load balancers need this long to notice.
   */
  DRAIN_DELAY_MS: milliseconds.default(0),
  /** Maximum duration of running requests after that. Remaining requests are aborted. */
  DRAIN_TIMEOUT_MS: milliseconds.default(25_000),
};

export type DrainLimits = { delayMs: number; timeoutMs: number };

/** Converts the parsed settings to the limits of `endOnSignals`. */
export function toDrainLimits(settings: { [Name in keyof typeof drainSettings]: number }): DrainLimits {
  return { delayMs: settings.DRAIN_DELAY_MS, timeoutMs: settings.DRAIN_TIMEOUT_MS };
}

/**
 * Shutdown state for the parts of a server. Its health check answers 503, and each connection is closed after its pending answer. Clients
 * and load balancers then use other servers, and no request is lost.
 */
export type Drain = {
  hasBegun(): boolean;
  begin(): void;
  /** Registers a server before it listens. A server on two addresses is registered twice. */
  add(server: Server): void;
  /** Closes connections that wait for their next request, and those that never sent one. */
  closeIdleConnections(): void;
  /** Aborts all running requests. */
  closeAllConnections(): void;
};

/** Creates the drain of a running process. */
export function createDrain(): Drain {
  const servers = new Set<Server>();
  const closeUnused: (() => void)[] = [];
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin: () => void (hasBegun = true),
    add(server) {
      servers.add(server);
      closeUnused.push(trackUnusedConnections(server));
    },
    closeIdleConnections() {
      for (const server of servers) server.closeIdleConnections();
      for (const close of closeUnused) close();
    },
    closeAllConnections: () => servers.forEach((server) => server.closeAllConnections()),
  };
}
