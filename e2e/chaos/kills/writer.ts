import { setTimeout as delay } from 'node:timers/promises';

const RESEND_PAUSE_MS = 250;

export type Write = {
  id: string;
  /** Sends it, the same on every attempt. Resolves when it was acknowledged. @throws when nobody knows whether it was carried out. */
  send(): Promise<void>;
};

export type Writer = {
  kind: string;
  acknowledged: readonly string[];
  /** How often a write was sent again. */
  resends: () => number;
  /** Finishes the write that it is at. */
  stop(): Promise<void>;
};

/** Writes one after the other until it is stopped, each again until it is acknowledged, as a member's outbox and a pipeline do. */
export function startWriter(kind: string, next: (count: number) => Promise<Write>, pauseMs = 0): Writer {
  const acknowledged: string[] = [];
  let resends = 0;
  let isStopping = false;

  async function untilAcknowledged({ id, send }: Write): Promise<void> {
    for (;;) {
      try {
        await send();
        acknowledged.push(id);
        return;
      } catch {
        // Refused for ever would show as a writer that makes no progress.
        resends += 1;
        await delay(RESEND_PAUSE_MS);
      }
    }
  }

  async function run() {
    for (let count = 1; !isStopping; count += 1) {
      await untilAcknowledged(await next(count));
      await delay(pauseMs);
    }
  }

  const running = run();
  return {
    kind,
    acknowledged,
    resends: () => resends,
    async stop() {
      isStopping = true;
      await running;
    },
  };
}
