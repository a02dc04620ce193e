import type { LiveEvent, LogPage } from './live.repository';

export type LogReaderDependencies = {
  readSince(transactionId: string | null): Promise<LogPage>;
  /** Receives what is new, in the order of the log, and from where a stream that has it may continue. */
  onEvents(events: readonly LiveEvent[], position: LogPosition): void;
  onError(error: unknown): void;
};
/** A transaction, and the database's time in epoch seconds when it was read. */
export type LogPosition = Pick<LogPage, 'next' | 'at'>;

/**
 * Reads the log of events once for all streams of this replica, whenever it is rung, and reports each event once. Transactions are
 * committed in another order than their events are numbered: it goes back to the oldest transaction that still ran when it read.
 */
export function createLogReader({ readSince, onEvents, onError }: LogReaderDependencies) {
  let position: LogPosition | null = null;
  let reported: ReadonlySet<number> = new Set();
  let reading: Promise<void> | null = null;
  let isRung = false;

  async function readOnce(): Promise<void> {
    const { events, next, at } = await readSince(position?.next ?? null);
    const news = events.filter(({ id }) => !reported.has(id));
    // These come again with the next page.
    reported = new Set(events.filter(({ transactionId }) => BigInt(transactionId) >= BigInt(next)).map(({ id }) => id));
    position = { next, at };
    if (news.length > 0) onEvents(news, position);
  }

  async function readUntilSilent(): Promise<void> {
    do {
      isRung = false;
      await readOnce();
    } while (isRung);
  }

  function read(): Promise<void> {
    isRung = true;
    reading ??= readUntilSilent().finally(() => (reading = null));
    return reading;
  }

  return {
    /** Reads what is new. */
    ring: () => void read().catch(onError),

    /** Resolves when the log is followed: what is committed from then on will be reported. @throws when the database is unavailable. */
    async follow(): Promise<void> {
      if (position === null) await read();
    },

    /** Forgets the position: nobody listens any more. */
    rest: () => {
      position = null;
      reported = new Set();
    },

    getPosition: () => position,
  };
}
