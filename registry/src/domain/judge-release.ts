/** Number of visitors who ran a release, and number of those for which it failed. */
export type Votes = { visitors: number; failed: number };

/** Visitors that a release needs before an analysis passes it, or before it is compared where hardly a visitor has the other one. */
export const MIN_VISITORS = 20;
/** Fewer failures decide nothing, because votes can be forged. */
const MIN_FAILED = 9;
/** A release that fails for a smaller share of its visitors is left to people. */
const MIN_RATE = 0.05;
const MIN_RATIO = 3;
/** Low, because a release is judged after each report and chance has many tries. */
const MAX_PROBABILITY = 1e-6;
/** Visitors of the other release that are assumed where fewer are known, the missing ones without a failure: a pinned release seldom fails. */
const ASSUMED_VISITORS = 13;

/** True if a release is clearly worse than the one that it is compared with (docs/decisions/0053). */
export function isClearlyWorse(release: Votes, known: Votes): boolean {
  const assumed = release.visitors < MIN_VISITORS ? 0 : ASSUMED_VISITORS;
  const compared = { ...known, visitors: Math.max(known.visitors, assumed) };
  const rate = getRate(release);
  if (release.failed < MIN_FAILED || rate < MIN_RATE || rate < MIN_RATIO * getRate(compared)) return false;
  return computeProbability(release, compared) <= MAX_PROBABILITY;
}

function getRate({ visitors, failed }: Votes): number {
  return visitors === 0 ? 0 : failed / visitors;
}

/** Computes Fisher's exact test, one-sided: the probability of at least these failures if the release is as good as the other one. */
function computeProbability({ visitors, failed }: Votes, compared: Votes): number {
  const [all, allFailed] = [visitors + compared.visitors, failed + compared.failed];
  let probability = 0;
  for (let count = failed; count <= Math.min(visitors, allFailed); count++)
    probability += Math.exp(logChoose(allFailed, count) + logChoose(all - allFailed, visitors - count) - logChoose(all, visitors));
  return probability;
}

/** The logarithm of the number of ways to choose some of many. */
function logChoose(many: number, some: number): number {
  return logFactorial(many) - logFactorial(some) - logFactorial(many - some);
}

/** Stirling's series. */
function logFactorial(count: number): number {
  return count < 2 ? 0 : count * Math.log(count) - count + Math.log(2 * Math.PI * count) / 2 + 1 / (12 * count) - 1 / (360 * count ** 3);
}
