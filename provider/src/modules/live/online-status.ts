import type { LiveEvent, LiveRepository } from './live.repository';

type Dependencies = {
  log: Pick<LiveRepository, 'add' | 'touchMembers'>;
  now: () => Date;
  onError: (error: unknown) => void;
};
export type OnlineStatus = ReturnType<typeof createOnlineStatus>;

const COLLECT_MS = 100;

/**
 * Shows members with an open stream as online, and tells the author of a message that the recipient's page has it: the contract has no
 * mark for that, but shows a message as delivered to a member who was seen after it.
 */
export function createOnlineStatus({ log, now, onError }: Dependencies) {
  /** Recipients by authors. */
  let delivered = new Map<number, Set<number>>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function report(): Promise<void> {
    timer = null;
    const pairs = [...delivered].flatMap(([authorId, recipients]) => [...recipients].map((recipientId) => ({ authorId, recipientId })));
    delivered = new Map();
    // The next second: the wire has whole ones, and the message may be from this one.
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
    /** Notes that a page of the event's member has got it. */
    noteDelivery({ kind, memberId, details: { authorId, userId } }: LiveEvent): void {
      if (kind !== 'message' || authorId === undefined || authorId === memberId || userId === undefined) return;
      delivered.set(authorId, (delivered.get(authorId) ?? new Set()).add(memberId));
      timer ??= setTimeout(() => void report().catch(onError), COLLECT_MS);
    },

    /** Shows the members as online for another minute. */
    show: (memberIds: readonly number[]) => log.touchMembers(memberIds, now()),

    /** Drops what was not reported: the recipients' next calls show it. */
    close: () => {
      if (timer) clearTimeout(timer);
    },
  };
}
