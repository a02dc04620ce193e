import type { Side } from './open-side';
import type { Screen } from './screens';

/**
 * Requests a screen `amount` times, `concurrency` at once.
 * @returns the duration of each request, in milliseconds.
 * @throws {Error} if a request fails.
 */
export async function measureScreen(side: Side, screen: Screen, amount: number, concurrency: number): Promise<number[]> {
  const durationsMs: number[] = [];
  let remaining = amount;
  async function work(): Promise<void> {
    while (remaining-- > 0) {
      const [type, form] = screen.request(side);
      const reader = side.random.pick(side.readers);
      const startedAt = performance.now();
      const reply = await side.provider.call(type, form, reader);
      durationsMs.push(performance.now() - startedAt);
      // "Not found" is a valid reply: the member may not exist, or may have blocked the reader.
      if (!reply.isDone && !/not found/i.test(JSON.stringify(reply.body))) throw new Error(`${screen.name}: ${JSON.stringify(reply.body)}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return durationsMs;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
