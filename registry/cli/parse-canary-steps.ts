import { InvalidArgumentError } from 'commander';
import { CanaryStepsError, parseCanarySteps as parseSteps, parseShare as parsePercent, type CanaryStep } from '../client';

/** @throws {InvalidArgumentError} which commander prints with the option's name. */
export const parseCanarySteps = (text: string): CanaryStep[] => refuseInvalid(() => parseSteps(text));

/** @throws {InvalidArgumentError} */
export const parseShare = (text: string): number => refuseInvalid(() => parsePercent(text));

function refuseInvalid<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof CanaryStepsError) throw new InvalidArgumentError(error.message);
    throw error;
  }
}
