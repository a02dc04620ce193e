import type { LimitRepository } from './limits.repository';

export type Limit = { key: string; max: number; windowMs: number };
export type LimitService = ReturnType<typeof createLimitService>;

const MAX_EXPIRED_DELETED = 5;

/** Limits of attempts within a time, shared by all replicas. */
export function createLimitService({ limits, now }: { limits: LimitRepository; now: () => Date }) {
  return {
    /**
     * Counts attempts against each limit before they are made. Returns null if they are allowed, and otherwise the seconds until the last
     * exceeded limit ends. Refused attempts count too, but do not extend the time.
     */
    async count(wanted: Limit[], attempts = 1): Promise<number | null> {
      if (wanted.length === 0) return null;
      const moment = now();
      await limits.deleteExpired(moment, MAX_EXPIRED_DELETED);
      const counted = await limits.add(
        wanted.map(({ key, windowMs }) => ({ key, attempts, resetsAt: new Date(moment.getTime() + windowMs) })),
        moment,
      );
      const maxByKey = new Map(wanted.map(({ key, max }) => [key, max]));
      const waits = counted
        .filter((counter) => counter.attempts > (maxByKey.get(counter.key) ?? 0))
        .map(({ resetsAt }) => Math.ceil((resetsAt.getTime() - moment.getTime()) / 1000));
      return waits.length > 0 ? Math.max(1, ...waits) : null;
    },

    /** Reverts one counted attempt. */
    uncount: (key: string): Promise<void> => limits.subtract(key),

    /** Resets a counter to zero. */
    reset: (key: string): Promise<void> => limits.remove(key),
  };
}
