import { LRUCache } from 'lru-cache';

export type TokenBucketOptions = {
  /** How many requests an address may send at once. */
  capacity: number;
  refillPerSecond: number;
  /** Beyond it the address that was quiet for longest is forgotten. */
  maxAddresses: number;
  now: () => number;
};

/** Limits each address to `capacity` requests at once and `refillPerSecond` in the long run. @returns whether a request is allowed. */
export function createTokenBuckets({ capacity, refillPerSecond, maxAddresses, now }: TokenBucketOptions) {
  const buckets = new LRUCache<string, { tokens: number; filledAt: number }>({ max: maxAddresses });

  return function take(address: string): boolean {
    const at = now();
    const bucket = buckets.get(address) ?? { tokens: capacity, filledAt: at };
    const tokens = Math.min(capacity, bucket.tokens + ((at - bucket.filledAt) / 1000) * refillPerSecond);
    const isAllowed = tokens >= 1;
    buckets.set(address, { tokens: isAllowed ? tokens - 1 : tokens, filledAt: at });
    return isAllowed;
  };
}
