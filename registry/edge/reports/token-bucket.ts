export type TokenBucketOptions = {
  /** How many may come at once. */
  capacity: number;
  refillPerSecond: number;
  /** Addresses remembered; past it the one that was quiet for longest is forgotten. */
  maxAddresses: number;
  now: () => number;
};

/** Lets each address take `capacity` at once and `refillPerSecond` on and on. Returns whether this one may pass. */
export function createTokenBuckets({ capacity, refillPerSecond, maxAddresses, now }: TokenBucketOptions) {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();

  return function take(address: string): boolean {
    const at = now();
    const bucket = buckets.get(address) ?? { tokens: capacity, filledAt: at };
    const tokens = Math.min(capacity, bucket.tokens + ((at - bucket.filledAt) / 1000) * refillPerSecond);
    const mayPass = tokens >= 1;
    buckets.delete(address);
    buckets.set(address, { tokens: mayPass ? tokens - 1 : tokens, filledAt: at });
    const [quietest] = buckets.keys();
    if (buckets.size > maxAddresses && quietest !== undefined) buckets.delete(quietest);
    return mayPass;
  };
}
