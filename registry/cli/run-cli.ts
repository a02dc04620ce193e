import { CommanderError } from 'commander';
import { NotABuildError, RegistryError } from '../client';
import { createProgram } from './create-program';
import { describeRefusal, hintsFor } from './output/describe-refusal';
import { RefusedError, UsageError, type Terminal } from './terminal';

const DONE = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

/** Runs one command. @returns the exit code: 0 done, 1 refused, 2 wrong usage. Rejects only on a bug. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const isJson = args.includes('--json');
  try {
    await createProgram(terminal).parseAsync(args, { from: 'user' });
    return DONE;
  } catch (error) {
    // The answer, a plan that would be refused, is already printed.
    if (error instanceof RefusedError) return REFUSED;
    if (error instanceof CommanderError && error.exitCode === 0) return DONE;
    if (isJson && isExpected(error)) terminal.out(JSON.stringify({ error: toErrorJson(error) }, null, 2));
    // Commander has already printed its message.
    if (error instanceof CommanderError) return WRONG_USAGE;
    if (error instanceof UsageError || error instanceof NotABuildError) {
      if (!isJson) terminal.err(terminal.colors.red(error.message));
      return WRONG_USAGE;
    }
    if (!(error instanceof RegistryError)) throw error;
    if (!isJson) terminal.err(describeRefusal(error, args, terminal.colors).join('\n'));
    return REFUSED;
  }
}

type ExpectedError = CommanderError | UsageError | NotABuildError | RegistryError;

function isExpected(error: unknown): error is ExpectedError {
  return [CommanderError, UsageError, NotABuildError, RegistryError].some((type) => error instanceof type);
}

/** Converts the failure to the JSON form of `--json`. */
function toErrorJson(error: ExpectedError) {
  if (!(error instanceof RegistryError)) return { code: 'USAGE', message: error.message, hints: ['--help shows how it is written.'] };
  return { code: error.code, message: error.message, hints: hintsFor(error), details: error.details };
}
