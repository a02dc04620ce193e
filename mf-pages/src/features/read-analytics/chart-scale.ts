const STEPS = 5;
const NICE = [1, 2, 2.5, 5, 10];

/** Where the lines of the chart stand: 0 to 100 by twenties, and five even steps to a round number where that is too low. */
export function chartTicks(highest: number): number[] {
  const step = highest <= 100 ? 20 : niceStep(highest / STEPS);
  return Array.from({ length: STEPS + 1 }, (_, index) => index * step);
}

function niceStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return (NICE.find((nice) => nice * power >= atLeast) ?? 10) * power;
}
