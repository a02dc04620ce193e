import { setTimeout as delay } from 'node:timers/promises';

const STALL_TIMEOUT_MS = 60_000;
const REPORT_EVERY_MS = 10_000;

export type Wait = {
  /** The thing awaited, as it completes `Waiting for …`. */
  what: string;
  /** Where its reasons are, as it completes `see …`. */
  where: string;
  isDone(): Promise<boolean>;
  /** Returns a value that changes as long as there is progress. */
  readProgress(): Promise<unknown>;
  say(line: string): void;
  pauseMs: number;
};

/**
 * Waits as long as there is progress, however long that takes, and says every ten seconds what it waits for.
 * @throws {Error} after a minute without progress.
 */
export async function waitWhileProgressing({ what, where, isDone, readProgress, say, pauseMs }: Wait): Promise<void> {
  const startedAt = performance.now();
  let messageAt = startedAt;
  let progress = await readProgress();
  let progressedAt = startedAt;
  for (; !(await isDone()); await delay(pauseMs)) {
    const now = performance.now();
    if (now - messageAt < REPORT_EVERY_MS) continue;
    messageAt = now;
    const latest = await readProgress();
    if (latest !== progress) progressedAt = now;
    progress = latest;
    if (now - progressedAt >= STALL_TIMEOUT_MS) throw new Error(`Waited for ${what} for a minute without progress: see ${where}`);
    say(`Waiting for ${what} since ${Math.round((now - startedAt) / 1000)} s; ${where} says what it does.`);
  }
}
