import { setTimeout as delay } from 'node:timers/promises';
import type { Drain, DrainLimits } from './drain';

/** Interval of closing idle connections. Connections that were sending an answer when the drain started become idle later. */
const IDLE_CHECK_MS = 100;
/** Maximum time for closing resources, such as a database pool, after the last request. */
const CLOSE_TIMEOUT_MS = 5000;

export type EndOptions = {
  drain: Drain;
  limits: DrainLimits;
  log: { info: (details: object, message: string) => void; warn: (details: object, message: string) => void };
  /** Closes the listening sockets. After the last answer, also closes the resources that answers needed. Then resolves. */
  close: () => Promise<unknown>;
};

/**
 * Ends the process on SIGTERM and SIGINT without failing a request. The health check answers 503 immediately, sockets listen for the
 * configured delay, running requests are answered, and the process exits with 0. Requests that exceed the limit are aborted and logged.
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
