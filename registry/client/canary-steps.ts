import type { CanaryStep } from './canary-replies';

/** The text is not a list of steps. The message names the wrong part. */
export class CanaryStepsError extends Error {}

const secondsPer = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Parses `5,pause:10m,25,analysis,50,pause`: weights in percent, pauses with or without a time, analyses. @throws {CanaryStepsError} */
export function parseCanarySteps(text: string): CanaryStep[] {
  return text.split(',').map((part) => parseStep(part.trim()));
}

/** @throws {CanaryStepsError} */
export function parseShare(text: string): number {
  if (!/^(\d{1,2}|100)$/.test(text)) throw new CanaryStepsError('A share is a whole number of percent, from 0 to 100.');
  return Number(text);
}

function parseStep(text: string): CanaryStep {
  if (/^\d+%?$/.test(text)) return { weight: parseShare(text.replace('%', '')) };
  if (text === 'analysis') return { analysis: {} };
  const pause = /^pause(?::(\d{1,6})([smhd]))?$/.exec(text);
  if (!pause) throw new CanaryStepsError(`${text}: steps are written like 5,pause:10m,25,analysis,50,pause.`);
  const [, amount, unit] = pause;
  return { pause: amount === undefined ? {} : { seconds: Number(amount) * secondsPer[unit as keyof typeof secondsPer] } };
}
