import type { LiveEvent, LogPage } from './live.repository';

export type LogReaderDependencies = {
  readSince(transactionId: string | null): Promise<LogPage>;
  /** Receives new events in the order of the log, and the position from which a stream that has received them can continue. */
  onEvents(events: readonly LiveEvent[], position: LogPosition): void;
  onError(error: unknown): void;
};
/** A transaction, and the database's time in epoch seconds when it was read. */
export type LogPosition = Pick<LogPage, 'next' | 'at'>;

/**
 * Reads the event log once for all streams of this replica, on each notification, and reports each event once. Transactions commit in a
 * different order than their events are numbered, so each read starts at the oldest transaction that was running at the previous read.
 */
export function createLogReader({ readSince, onEvents, onError }: LogReaderDependencies) {
  let position: LogPosition | null = null;
  let reported: ReadonlySet<number> = new Set();
  let reading: Promise<void> | null = null;
  let isRung = false;

  async function readOnce(): Promise<void> {
    const { events, next, at } = await readSince(position?.next ?? null);
    const news = events.filter(({ id }) => !reported.has(id));
    // The next page contains these events again.
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
    /** Reads new events. */
    ring: () => void read().catch(onError),

    /** Resolves once the log is followed: all events committed later are reported. @throws if the database is unavailable. */
    async follow(): Promise<void> {
      if (position === null) await read();
    },

    /** Forgets the position, because no stream is open. */
    rest: () => {
      position = null;
      reported = new Set();
    },

    getPosition: () => position,
  };
}
