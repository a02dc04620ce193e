/** Visitors who ran a release, and those of them for whom it failed. */
export type Votes = { visitors: number; failed: number };

/** Below it nothing is said about a release, but that it fails for nearly everybody. */
export const MIN_VISITORS = 20;
/** A release that fails for fewer of its visitors is left to people. */
const MIN_RATE = 0.05;
const MIN_RATIO = 3;
/**
 * The release is looked at after each report, so that chance has many tries: with 4 standard errors none of 1,000 good canaries was taken
 * back in the simulation of the test.
 */
const STANDARD_ERRORS = 4;
/** Where fewer than `MIN_VISITORS` ran the other release, they are too few to estimate its rate by. */
const MIN_RATE_ALONE = 0.5;
/**
 * They can say that something else fails for everybody, such as the network: so many of them failed that the exact test finds no difference. Where
 * the release fails for nearly all, one of them is no reason to wait: some visitor of a good release always fails (docs/decisions/0035).
 */
const DOUBTS_NEARLY_ALL = { minFailed: 2, probability: 0.05 };
const DOUBTS_HALF = { minFailed: 1, probability: 0.01 };
/**
 * A release that fails for nearly everybody need not wait for `MIN_VISITORS`. Nine failures are also the fewest that say something of 20 visitors:
 * whoever forges votes needs no fewer of them than without this rule.
 */
const MIN_FAILED_EARLY = 9;
const MIN_RATE_EARLY = 0.9;
/** None of a million releases that were as good as the other one came below it before their 20th visitor, with a look after each visitor. */
const MAX_PROBABILITY_EARLY = 1e-6;

/**
 * Whether a release is clearly worse than the one that it is compared with: it fails for 5 % of at least 20 visitors, three times as often,
 * and the difference, estimated after Agresti and Caffo, is no chance. Where either has fewer than 20 visitors an exact test compares them: one that
 * nearly nobody can run is worse before its 20th visitor, and one beside a release that nearly nobody has any more from then on.
 */
export function isClearlyWorse(release: Votes, compared: Votes): boolean {
  const rate = getRate(release);
  if (release.visitors < MIN_VISITORS) return failsForNearlyAll(release, compared);
  if (rate < MIN_RATE) return false;
  if (compared.visitors < MIN_VISITORS) return failsForHalf(release, compared);
  if (rate < MIN_RATIO * getRate(compared)) return false;
  const [a, b] = [estimate(release), estimate(compared)];
  return a.rate - b.rate > STANDARD_ERRORS * Math.sqrt(a.variance + b.variance);
}

function failsForNearlyAll(release: Votes, compared: Votes): boolean {
  if (release.failed < MIN_FAILED_EARLY || getRate(release) < MIN_RATE_EARLY) return false;
  return computeProbability(release, compared) <= MAX_PROBABILITY_EARLY;
}

/** Whether a release that few can be compared with fails for half of its visitors, and those few do not fail as it does. */
function failsForHalf(release: Votes, compared: Votes): boolean {
  const rate = getRate(release);
  if (rate < MIN_RATE_ALONE) return false;
  const { minFailed, probability } = rate < MIN_RATE_EARLY ? DOUBTS_HALF : DOUBTS_NEARLY_ALL;
  return compared.failed < minFailed || computeProbability(release, compared) <= probability;
}

/**
 * Computes Fisher's exact test, one-sided: how probable it is that of all who failed so many had this release, if it were as good as the other
 * one. Where few had the other one it says itself that this may be chance.
 */
function computeProbability({ visitors, failed }: Votes, compared: Votes): number {
  const [all, allFailed] = [visitors + compared.visitors, failed + compared.failed];
  let ways = 0;
  for (let count = failed; count <= Math.min(visitors, allFailed); count++)
    ways += choose(allFailed, count) * choose(all - allFailed, visitors - count);
  return ways / choose(all, visitors);
}

/**
 * Counts the ways to choose some of many, or to leave the others. One release has fewer than 20 visitors, so that fewer than 20 are chosen or left,
 * and a number has room for millions of visitors.
 */
function choose(many: number, some: number): number {
  const chosen = Math.min(some, many - some);
  let ways = 1;
  for (let each = 1; each <= chosen; each++) ways *= (many - chosen + each) / each;
  return ways;
}

export function getRate({ visitors, failed }: Votes): number {
  return visitors === 0 ? 0 : failed / visitors;
}

/** Adds a success and a failure to each side, by which the estimate is honest for small numbers, too. */
function estimate({ visitors, failed }: Votes): { rate: number; variance: number } {
  const rate = (failed + 1) / (visitors + 2);
  return { rate, variance: (rate * (1 - rate)) / (visitors + 2) };
}
