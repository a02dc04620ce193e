/** Visitors who ran a release, and those of them for whom it failed. */
export type Votes = { visitors: number; failed: number };

/** Below it nothing is said about a release. */
export const MIN_VISITORS = 20;
/** A release that fails for fewer of its visitors is left to people. */
const MIN_RATE = 0.05;
const MIN_RATIO = 3;
/**
 * The release is looked at after each report, so that chance has many tries: with 4 standard errors none of 1,000 good canaries was taken
 * back in the simulation of the test, and one that fails for everybody is, as soon as 20 visitors had it.
 */
const STANDARD_ERRORS = 4;
/** Where fewer than `MIN_VISITORS` ran the other release, there is nothing to compare with. */
const MIN_RATE_ALONE = 0.5;

/**
 * Whether a release is clearly worse than the one that it is compared with: it fails for 5 % of at least 20 visitors, three times as often,
 * and the difference, estimated after Agresti and Caffo, is no chance.
 */
export function isClearlyWorse(release: Votes, compared: Votes): boolean {
  const rate = getRate(release);
  if (release.visitors < MIN_VISITORS || rate < MIN_RATE) return false;
  if (compared.visitors < MIN_VISITORS) return rate >= MIN_RATE_ALONE;
  if (rate < MIN_RATIO * getRate(compared)) return false;
  const [a, b] = [estimate(release), estimate(compared)];
  return a.rate - b.rate > STANDARD_ERRORS * Math.sqrt(a.variance + b.variance);
}

export function getRate({ visitors, failed }: Votes): number {
  return visitors === 0 ? 0 : failed / visitors;
}

/** Adds a success and a failure to each side, by which the estimate is honest for small numbers, too. */
function estimate({ visitors, failed }: Votes): { rate: number; variance: number } {
  const rate = (failed + 1) / (visitors + 2);
  return { rate, variance: (rate * (1 - rate)) / (visitors + 2) };
}
