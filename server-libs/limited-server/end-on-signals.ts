import { setTimeout as delay } from 'node:timers/promises';
import type { Drain, DrainLimits } from './drain';

/** Connections whose answer was being sent when the drain began stay open after it; they are looked for this often. */
const IDLE_CHECK_MS = 100;
/** A database's pool, or whatever else closes after the last request, gets this long. */
const CLOSE_TIMEOUT_MS = 5000;

export type EndOptions = {
  drain: Drain;
  limits: DrainLimits;
  log: { info: (details: object, message: string) => void; warn: (details: object, message: string) => void };
  /** Closes the listening sockets and resolves when the last answer was sent; then what the answers needed. */
  close: () => Promise<unknown>;
};

/**
 * Ends the process on SIGTERM and SIGINT without failing a request: the health check answers 503 at once, sockets listen for the delay of
 * the limits, running requests are answered, and the process exits with 0. Requests that outlive the limit are cut off, which is logged.
 */
export function endOnSignals({ drain, limits, log, close }: EndOptions): void {
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (drain.hasBegun()) return;
    drain.begin();
    log.info({ signal, ...limits }, 'Draining');
    await delay(limits.delayMs);
    const idleCheck = setInterval(drain.closeIdleConnections, IDLE_CHECK_MS);
    const cutOff = setTimeout(() => {
      log.warn({ timeoutMs: limits.timeoutMs }, 'Requests that still run are cut off');
      drain.closeAllConnections();
      setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS);
    }, limits.timeoutMs);
    await close();
    clearInterval(idleCheck);
    clearTimeout(cutOff);
    log.info({ signal }, 'Drained');
    process.exit(0);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (received) => void end(received));
}
