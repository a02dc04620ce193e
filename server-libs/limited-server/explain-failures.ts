import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import { describeFailure } from './describe-failure';
import { nameSourceLines } from './source-stacks';

const STANDARD_ERROR = 2;

/**
 * Ends the process with exit code 1 when its code fails. A failure that an operator can mend is printed in one or two sentences, with the
 * setting to change. `LOG_LEVEL=debug` adds the stack. Every other failure is a bug and is printed with its stack, which names the lines of
 * the sources.
 * @param what happened, as a sentence: `The registry cannot start.`
 * @returns a function for servers to call once they listen. From then on every failure is a bug.
 */
export function explainFailures(what: string): () => void {
  nameSourceLines();

  function explain(error: unknown): void {
    const reason = describeFailure(error);
    const isStackShown = reason === null || ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '');
    writeSync(STANDARD_ERROR, reason === null ? `${what}\n` : `${what} ${reason}\n`);
    if (isStackShown) writeSync(STANDARD_ERROR, `${inspect(error)}\n`);
    process.exit(1);
  }

  process.on('uncaughtException', explain);
  return () => void process.off('uncaughtException', explain);
}
