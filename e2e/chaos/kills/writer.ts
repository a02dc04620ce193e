import { setTimeout as delay } from 'node:timers/promises';

const RESEND_PAUSE_MS = 250;

export type Write = {
  id: string;
  /** Sends the write, identical on every attempt. Resolves when it is acknowledged. @throws if the outcome is unknown. */
  send(): Promise<void>;
};

export type Writer = {
  kind: string;
  acknowledged: readonly string[];
  /** Number of repeated writes. */
  resends: () => number;
  /** Finishes the current write. */
  stop(): Promise<void>;
};

/** Makes writes one after the other until it is stopped. Repeats each until it is acknowledged, as a member's outbox and a pipeline do. */
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
        // A write that is always refused shows as a writer without progress.
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
