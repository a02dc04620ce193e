import { CommanderError } from 'commander';
import { NotABuildError, RegistryError } from '../client';
import { createProgram } from './create-program';
import { describeRefusal } from './output/describe-refusal';
import { RefusedError, UsageError, type Terminal } from './terminal';

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

/** Runs one command. @returns the exit code: 0 done, 1 refused, 2 wrong usage. Rejects on a bug alone. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    // Commander has printed its message; --help ends the same way, with code 0.
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : WRONG_USAGE;
    if (error instanceof UsageError || error instanceof NotABuildError) {
      terminal.err(terminal.colors.red(error.message));
      return WRONG_USAGE;
    }
    if (error instanceof RefusedError) return REFUSED;
    if (!(error instanceof RegistryError)) throw error;
    terminal.err(describeRefusal(error, args, terminal.colors).join('\n'));
    return REFUSED;
  }
}
