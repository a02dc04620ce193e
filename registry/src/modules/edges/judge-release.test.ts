import { isClearlyWorse, type Votes } from './judge-release';

/** Makes random numbers that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}

type Simulation = { share: number; pinnedRate: number; canaryRate: number; visitors: number };

/** Simulates canaries that are looked at after each visitor. @returns how many visitors had each when it was taken back; null where it was not. */
function simulate(count: number, { share, pinnedRate, canaryRate, visitors }: Simulation): (number | null)[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => {
    const [canary, pinned]: [Votes, Votes] = [
      { visitors: 0, failed: 0 },
      { visitors: 0, failed: 0 },
    ];
    for (let visitor = 0; visitor < visitors; visitor++) {
      const isCanary = random() < share;
      const votes = isCanary ? canary : pinned;
      votes.visitors += 1;
      if (random() < (isCanary ? canaryRate : pinnedRate)) votes.failed += 1;
      if (isClearlyWorse(canary, pinned)) return canary.visitors;
    }
    return null;
  });
}

test.each([
  [0, 0.05],
  [0.002, 0.05],
  [0.01, 0.05],
  [0.01, 0.5],
  [0.03, 0.5],
  [0.03, 0.9],
])('of 1,000 canaries that fail as seldom as what is pinned, for %d of visitors at a share of %d, none is taken back', (rate, share) => {
  const results = simulate(1000, { share, pinnedRate: rate, canaryRate: rate, visitors: 1500 });
  expect(results.filter((result) => result !== null)).toEqual([]);
});

test('each canary that fails for everybody is taken back when 20 visitors had it', () => {
  const results = simulate(200, { share: 0.1, pinnedRate: 0.01, canaryRate: 1, visitors: 2000 });
  expect(new Set(results)).toEqual(new Set([20]));
});

test.each([
  [0.5, 80],
  [0.2, 250],
  [0.1, 600],
])('each canary that fails for %d of its visitors is taken back before %i had it', (canaryRate, limit) => {
  const results = simulate(200, { share: 0.1, pinnedRate: 0.01, canaryRate, visitors: 12_000 });
  expect(results.every((result) => result !== null && result < limit)).toBe(true);
});

test('without visitors of the pinned release, one that fails for half of its own is taken back', () => {
  expect(isClearlyWorse({ visitors: 20, failed: 10 }, { visitors: 0, failed: 0 })).toBe(true);
  expect(isClearlyWorse({ visitors: 20, failed: 9 }, { visitors: 0, failed: 0 })).toBe(false);
  expect(isClearlyWorse({ visitors: 19, failed: 19 }, { visitors: 500, failed: 0 })).toBe(false);
});
