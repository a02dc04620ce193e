import { isClearlyWorse, type Votes } from './judge-release';

/** Makes random numbers that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_664_525 + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** Its numbers are less related than those of `createRandom`, whose pairs lie on lines: a share and a rate are drawn together (mulberry32). */
function createMixedRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A rate at which everything fails. */
const outage = (random: () => number): number => 0.3 + 0.7 * random();

type Simulation = { share: number; pinnedRate: number; canaryRate: number; visitors: number };

/** Simulates canaries that are looked at after each visitor. @returns how many visitors had each when it was taken back; null where it was not. */
function simulate(count: number, simulation: Simulation): (number | null)[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => runCanary(random, simulation));
}

function runCanary(random: () => number, { share, pinnedRate, canaryRate, visitors }: Simulation): number | null {
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
}

test.each([
  [0, 0.05],
  [0.002, 0.05],
  [0.01, 0.05],
  [0.01, 0.5],
  [0.03, 0.5],
  [0.03, 0.9],
  // Everything fails often, as when the network of many visitors is poor.
  [0.1, 0.5],
  [0.3, 0.05],
])('of 1,000 canaries that fail as seldom as what is pinned, for %d of visitors at a share of %d, none is taken back', (rate, share) => {
  const results = simulate(1000, { share, pinnedRate: rate, canaryRate: rate, visitors: 1500 });
  expect(results.filter((result) => result !== null)).toEqual([]);
});

test.each([
  [0.05, 9],
  [0.1, 9],
  [0.5, 20],
  // Almost no visitor has the pinned release, so 20 failing visitors are needed.
  [0.95, 20],
])('a canary that fails for all its visitors, at a share of %d, is taken back after at most %i of them', (share, limit) => {
  const results = simulate(500, { share, pinnedRate: 0.01, canaryRate: 1, visitors: 2000 });
  expect(results.every((result) => result !== null && result <= limit)).toBe(true);
});

test('each canary that fails for 19 of 20 visitors is taken back when 12 visitors had it or before', () => {
  const results = simulate(500, { share: 0.1, pinnedRate: 0.01, canaryRate: 0.95, visitors: 2000 });
  expect(results.every((result) => result !== null && result <= 12)).toBe(true);
});

test('of 100,000 canaries that are as good as what is pinned, however bad both are, none is taken back before its 20th visitor', () => {
  const random = createRandom(11);
  let takenBack = 0;
  for (let canary = 0; canary < 100_000; canary++) {
    const [rate, share] = [random(), random()];
    const [own, pinned]: [Votes, Votes] = [
      { visitors: 0, failed: 0 },
      { visitors: 0, failed: 0 },
    ];
    while (own.visitors + pinned.visitors < 200 && own.visitors < 19) {
      const votes = random() < share ? own : pinned;
      votes.visitors += 1;
      if (random() < rate) votes.failed += 1;
      if (isClearlyWorse(own, pinned)) takenBack += 1;
    }
  }
  expect(takenBack).toBe(0);
});

test('fewer than 20 visitors decide only where enough visitors had the pinned release, and it works for them', () => {
  expect(isClearlyWorse({ visitors: 9, failed: 9 }, { visitors: 500, failed: 0 })).toBe(true);
  expect(isClearlyWorse({ visitors: 12, failed: 12 }, { visitors: 12, failed: 0 })).toBe(true);
  expect(isClearlyWorse({ visitors: 19, failed: 19 }, { visitors: 1, failed: 0 })).toBe(false);
  expect(isClearlyWorse({ visitors: 19, failed: 19 }, { visitors: 0, failed: 0 })).toBe(false);
  expect(isClearlyWorse({ visitors: 12, failed: 12 }, { visitors: 400, failed: 390 })).toBe(false);
});

/** Forged votes count as those of visitors do; edges take five of an address. */
test('forged votes need as many failures as those of 20 visitors: nine', () => {
  const pinned = { visitors: 400, failed: 0 };
  const moves = (failed: number) =>
    Array.from({ length: 40 }, (_, others) => isClearlyWorse({ visitors: failed + others, failed }, pinned));
  expect(moves(8).filter(Boolean)).toEqual([]);
  expect(isClearlyWorse({ visitors: 20, failed: 9 }, pinned)).toBe(true);
});

test.each([
  [0.5, 31],
  [0.2, 91],
  [0.1, 328],
])('each canary that fails for %d of its visitors is taken back before %i had it', (canaryRate, limit) => {
  const results = simulate(200, { share: 0.1, pinnedRate: 0.01, canaryRate, visitors: 12_000 });
  expect(results.every((result) => result !== null && result < limit)).toBe(true);
});

test('from 20 visitors on, hardly any visitors of the pinned release keep a canary only while several of them fail', () => {
  const all = { visitors: 20, failed: 20 };
  expect(isClearlyWorse(all, { visitors: 0, failed: 0 })).toBe(true);
  expect(isClearlyWorse(all, { visitors: 1, failed: 1 })).toBe(true);
  expect(isClearlyWorse(all, { visitors: 4, failed: 2 })).toBe(true);
  expect(isClearlyWorse(all, { visitors: 5, failed: 5 })).toBe(false);
  expect(isClearlyWorse({ visitors: 20, failed: 10 }, { visitors: 0, failed: 0 })).toBe(false);
  expect(isClearlyWorse({ visitors: 3000, failed: 2990 }, { visitors: 19, failed: 19 })).toBe(false);
});

test('millions of visitors are compared', () => {
  expect(isClearlyWorse({ visitors: 1_000_000, failed: 100_000 }, { visitors: 3_000_000, failed: 90_000 })).toBe(true);
  expect(isClearlyWorse({ visitors: 1_000_000, failed: 80_000 }, { visitors: 3_000_000, failed: 90_000 })).toBe(false);
});

/** 2,000 of each kind: the figures of docs/decisions/0053. */
test.each([
  ['any share, whatever they fail for', (random: () => number) => random(), (random: () => number) => random(), 50],
  ['a share of half, while everything fails for 30 % or more', () => 0.5, outage, 0],
  ['a share of three quarters, in such an outage', () => 0.75, outage, 20],
  ['a share of 90 %, in such an outage', () => 0.9, outage, 296],
])('of 2,000 good canaries at %s, few are taken back', (_title, chooseShare, chooseRate, limit) => {
  const random = createMixedRandom(21);
  let takenBack = 0;
  for (let canary = 0; canary < 2000; canary++) {
    const [share, rate] = [chooseShare(random), chooseRate(random)];
    if (runCanary(random, { share, pinnedRate: rate, canaryRate: rate, visitors: 300 }) !== null) takenBack += 1;
  }
  expect(takenBack).toBeLessThanOrEqual(limit);
});

test.each([0, 0.01, 0.02])(
  'of 2,000 canaries at any share that fail for all visitors, while the pinned release fails for %d, none is taken back after its 20th visitor',
  (pinnedRate) => {
    const random = createMixedRandom(33);
    for (let canary = 0; canary < 2000; canary++) {
      const share = 0.05 + 0.95 * random();
      expect(runCanary(random, { share, pinnedRate, canaryRate: 1, visitors: 2000 })).toBeLessThanOrEqual(20);
    }
  },
);
