import type { LimitRepository } from './limits.repository';

export type Limit = { key: string; max: number; windowMs: number };
export type LimitService = ReturnType<typeof createLimitService>;

const MAX_EXPIRED_DELETED = 5;

/** Limits of attempts within a time, for all replicas together. */
export function createLimitService({ limits, now }: { limits: LimitRepository; now: () => Date }) {
  return {
    /**
     * Counts attempts on each of the limits, before they are made. Returns null when they may be made, or else the seconds after which
     * the limit that lasts longest ends. Refused attempts count too, and do not make the time longer.
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

    /** Takes back one attempt. */
    uncount: (key: string): Promise<void> => limits.subtract(key),

    /** Starts a counter anew. */
    reset: (key: string): Promise<void> => limits.remove(key),
  };
}
