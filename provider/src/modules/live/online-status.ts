import type { LiveEvent, LiveRepository } from './live.repository';

type Dependencies = {
  log: Pick<LiveRepository, 'add' | 'touchMembers'>;
  now: () => Date;
  onError: (error: unknown) => void;
};
export type OnlineStatus = ReturnType<typeof createOnlineStatus>;

const COLLECT_MS = 100;

/**
 * Shows members with an open stream as online. Also shows delivered messages as delivered: the contract has no field for this, but treats a
 * message as delivered if its recipient was seen after it.
 */
export function createOnlineStatus({ log, now, onError }: Dependencies) {
  /** Recipients, by author. */
  let delivered = new Map<number, Set<number>>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function report(): Promise<void> {
    timer = null;
    const pairs = [...delivered].flatMap(([authorId, recipients]) => [...recipients].map((recipientId) => ({ authorId, recipientId })));
    delivered = new Map();
    // Rounded up to the next second: times have whole seconds in the contract, and the message may be from this second.
    const seenAt = new Date(Math.ceil(now().getTime() / 1000) * 1000);
    await log.touchMembers([...new Set(pairs.map(({ recipientId }) => recipientId))], seenAt);
    await log.add(
      pairs.map(({ authorId, recipientId }) => ({
        memberId: authorId,
        kind: 'seen',
        details: { userId: recipientId, seenAt: seenAt.getTime() / 1000 },
      })),
    );
  }

  return {
    /** Records that a page of the event's member has received it. */
    noteDelivery({ kind, memberId, details: { authorId, userId } }: LiveEvent): void {
      if (kind !== 'message' || authorId === undefined || authorId === memberId || userId === undefined) return;
      delivered.set(authorId, (delivered.get(authorId) ?? new Set()).add(memberId));
      timer ??= setTimeout(() => void report().catch(onError), COLLECT_MS);
    },

    /** Shows the members as online for another minute. */
    show: (memberIds: readonly number[]) => log.touchMembers(memberIds, now()),

    /** Drops unreported deliveries: the recipients' next calls report them. */
    close: () => {
      if (timer) clearTimeout(timer);
    },
  };
}
