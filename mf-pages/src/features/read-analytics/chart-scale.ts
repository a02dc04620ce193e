const STEPS = 5;
const NICE = [1, 2, 2.5, 5, 10];
/** Up to here the lines stand at 0 to 100 by twenties, unless somebody wants them closer. */
const USUAL_TOP = 100;
/** Figures that use less of the chart than this are worth a closer look. */
const FLAT_BELOW = USUAL_TOP / 2;

/** Where the lines of the chart stand: 0 to 100 by twenties, and five even steps to a round number where that is too low, or fitted. */
export function chartTicks(highest: number, isFitted = false): number[] {
  const step = highest <= USUAL_TOP && !isFitted ? USUAL_TOP / STEPS : niceStep(highest / STEPS);
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step);
}

/** Whether figures lie so low between 0 and 100 that nothing can be told apart. */
export function looksFlat(highest: number): boolean {
  return highest > 0 && highest < FLAT_BELOW;
}

/** Nothing is counted in halves: the smallest step is one. */
function niceStep(atLeast: number): number {
  if (atLeast <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = NICE.map((nice) => nice * power).find((size) => size >= atLeast && Number.isInteger(size));
  return step ?? 10 * power;
}
