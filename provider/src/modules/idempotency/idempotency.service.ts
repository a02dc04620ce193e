import type { RequestTransactions } from '../../db/request-transactions';
import { IdempotencyKeyReusedError } from './idempotency.errors';
import type { IdempotencyKey, IdempotencyRepository } from './idempotency.repository';

type Dependencies = { keys: IdempotencyRepository; transactions: RequestTransactions; now: () => Date };
export type IdempotencyService = ReturnType<typeof createIdempotencyService>;

const LIFETIME_MS = 24 * 3_600_000;
/** Each new key deletes up to two expired ones, so the table holds at most the calls of one day. */
const MAX_EXPIRED_DELETED = 2;
const MAX_KEYS_PER_MEMBER = 500;

export function createIdempotencyService({ keys, transactions, now }: Dependencies) {
  return {
    lifetimeSeconds: LIFETIME_MS / 1000,
    /**
     * Runs `work` once for a member's key, and returns the same reply for 24 hours. The key, the reply and the writes of `work` are
     * committed together, so neither a crash nor a simultaneous call can run it twice. If `work` throws, nothing is stored, and the call
     * can be repeated with the same key.
     * @param fingerprint identifies the content of a request.
     * @throws {IdempotencyKeyReusedError} if the key belongs to another request.
     */
    async runOnce(key: IdempotencyKey, fingerprint: string, work: () => Promise<unknown>): Promise<unknown> {
      const expiredBefore = new Date(now().getTime() - LIFETIME_MS);
      await keys.deleteExpired(expiredBefore, MAX_EXPIRED_DELETED);
      await keys.deleteBeyond(key.memberId, MAX_KEYS_PER_MEMBER);
      return transactions.run(async () => {
        const stored = await keys.claim(key, fingerprint, now(), expiredBefore);
        if (stored && stored.fingerprint !== fingerprint) throw new IdempotencyKeyReusedError();
        if (stored?.reply) return JSON.parse(stored.reply) as unknown;
        const reply = await work();
        await keys.storeReply(key, JSON.stringify(reply));
        return reply;
      });
    },
  };
}
