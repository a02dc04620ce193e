import { vitalBounds, type ReleaseVitals } from '@social/contracts';
import type { VitalsView } from './votes.schema';

/** Pages by group of `vitalBounds`. */
export type VitalCounts = ReleaseVitals['vitals'];

type VitalView = NonNullable<VitalsView['lcpMs']>;

/** The share of pages that a figure must hold for, as web vitals are judged. */
const SHARE = 0.75;

/** Takes the greater count of each group: sums of one edge never fall, and its reports may overtake each other. */
export function mergeVitals(before: VitalCounts, after: VitalCounts): VitalCounts {
  return combine(before, after, Math.max);
}

export function addVitals(a: VitalCounts, b: VitalCounts): VitalCounts {
  return combine(a, b, (left, right) => left + right);
}

function combine(a: VitalCounts, b: VitalCounts, choose: (left: number, right: number) => number): VitalCounts {
  const merge = (left: readonly number[], right: readonly number[]) =>
    Array.from({ length: Math.max(left.length, right.length) }, (_, index) => choose(left[index] ?? 0, right[index] ?? 0));
  return { lcpMs: merge(a.lcpMs, b.lcpMs), inpMs: merge(a.inpMs, b.inpMs), cls: merge(a.cls, b.cls) };
}

/** Shows the web vitals of a release as people compare them. */
export function toVitalsView({ remote, version, vitals }: Omit<ReleaseVitals, 'canary'>): VitalsView {
  const { lcpMs, inpMs, cls } = vitals;
  return { remote, version, lcpMs: estimate('lcpMs', lcpMs), inpMs: estimate('inpMs', inpMs), cls: estimate('cls', cls) };
}

/**
 * Estimates the value that three quarters of the pages do not exceed: within its group, as if the pages were spread evenly over it. Above the
 * last bound it is that bound. Null without pages.
 */
function estimate(name: keyof VitalCounts, counts: readonly number[]): VitalView | null {
  const pages = counts.reduce((sum, count) => sum + count, 0);
  if (pages === 0) return null;
  const bounds = vitalBounds[name];
  let below = 0;
  for (const [index, bound] of bounds.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0 && below + count >= SHARE * pages) {
      const start = bounds[index - 1] ?? 0;
      return { pages, p75: start + ((SHARE * pages - below) / count) * (bound - start) };
    }
    below += count;
  }
  return { pages, p75: bounds.at(-1) ?? 0 };
}
