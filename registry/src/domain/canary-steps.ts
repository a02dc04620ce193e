import type { Canary, CanaryStep } from './canary';

/** A canary that continues, at a step that waits; null after the last step, when all members get it. */
export type NextCanary = Canary | null;

/** Enters a step, and those after it as far as nothing waits: a weight is done at once. */
export function enterStep(canary: Canary, index: number, at: Date): NextCanary {
  let percent = canary.percent;
  for (const [offset, step] of canary.steps.slice(index).entries()) {
    if (!('weight' in step)) return { ...canary, percent, step: index + offset, stepSince: at.toISOString(), isPaused: false };
    percent = step.weight;
  }
  return null;
}

/** Returns true if the present step is done. @param isAnalysed true if enough pages have reported, and the canary is not worse */
export function isStepDone(canary: Canary, at: Date, isAnalysed: boolean): boolean {
  const step = getStep(canary);
  if (canary.isPaused || !step) return false;
  if ('analysis' in step) return isAnalysed;
  if (!('pause' in step) || step.pause.seconds === undefined) return false;
  return at.getTime() >= Date.parse(canary.stepSince) + step.pause.seconds * 1000;
}

export function getStep({ steps, step }: Canary): CanaryStep | undefined {
  return steps[step];
}
