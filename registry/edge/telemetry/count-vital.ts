import { vitalBounds, type VitalFigures, type VitalName } from '@social/contracts';

export function noVitals(name: VitalName): VitalFigures {
  return { count: 0, sum: 0, counts: Array.from({ length: vitalBounds[name].length + 1 }, () => 0) };
}

/** Adds a value to the figures of a vital. */
export function countVital(name: VitalName, figures: VitalFigures, value: number): void {
  const bounds = vitalBounds[name];
  const found = bounds.findIndex((bound) => value <= bound);
  const index = found < 0 ? bounds.length : found;
  figures.count += 1;
  figures.sum += value;
  figures.counts[index] = (figures.counts[index] ?? 0) + 1;
}
