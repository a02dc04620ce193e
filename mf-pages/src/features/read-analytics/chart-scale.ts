const STEPS = 5;
const ROUND_STEPS = [1, 2, 2.5, 5, 10];
/** Lower figures share the scale from 0 to 100, unless the member fits the chart to them. */
const DEFAULT_TOP = 100;
/** Below this the figures use less than half of the default scale. */
const FLAT_BELOW = DEFAULT_TOP / 2;

/** Returns the chart's ticks: 0 to 100 by twenties, or five even steps to a round number where that is too low or fitted. */
export function chartTicks(highest: number, isFitted = false): number[] {
  const step = highest <= DEFAULT_TOP && !isFitted ? DEFAULT_TOP / STEPS : toRoundStep(highest / STEPS);
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step);
}

/** Returns true if figures are too low to be told apart on the default scale. */
export function isFlat(highest: number): boolean {
  return highest > 0 && highest < FLAT_BELOW;
}

/** Rounds a step up to a round integer: counts have no halves. */
function toRoundStep(minStep: number): number {
  if (minStep <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = ROUND_STEPS.map((factor) => factor * power).find((size) => size >= minStep && Number.isInteger(size));
  return step ?? 10 * power;
}
