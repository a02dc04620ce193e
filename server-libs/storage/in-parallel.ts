/**
 * Runs `work` for each item, at most `limit` at a time. After a failure it starts no more work, and rejects when the running work has
 * ended.
 */
export async function inParallel<T>(items: readonly T[], limit: number, work: (item: T) => Promise<unknown>): Promise<void> {
  const waiting = items.values();
  let hasFailed = false;
  async function run(): Promise<void> {
    for (const item of waiting) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  }
  const results = await Promise.allSettled(Array.from({ length: limit }, run));
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
