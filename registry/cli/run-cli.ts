import { CommanderError } from 'commander';
import { ManifestInputError, NotABuildError, UnpublishableError } from '@social/release';
import { RegistryError } from '@social/registry-client';
import { createProgram } from './create-program';
import { describeProblems } from './output/describe-problems';
import { describeRefusal, hintsFor } from './output/describe-refusal';
import { RefusedError, UsageError, type Terminal } from './terminal';
import { DamagedTypesError } from './types/fetch-types';

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
    if (error instanceof UnpublishableError) {
      if (!isJson) terminal.err(describeProblems(error, terminal.colors).join('\n'));
      return REFUSED;
    }
    if (error instanceof UsageError || error instanceof NotABuildError || error instanceof ManifestInputError) {
      if (!isJson) terminal.err(terminal.colors.red(error.message));
      return WRONG_USAGE;
    }
    if (error instanceof DamagedTypesError) {
      if (!isJson) terminal.err(terminal.colors.red(error.message));
      return REFUSED;
    }
    if (!(error instanceof RegistryError)) throw error;
    if (!isJson) terminal.err(describeRefusal(error, args, terminal.colors).join('\n'));
    return REFUSED;
  }
}

const expectedErrors = [
  CommanderError,
  UsageError,
  NotABuildError,
  ManifestInputError,
  UnpublishableError,
  DamagedTypesError,
  RegistryError,
];
type ExpectedError = InstanceType<(typeof expectedErrors)[number]>;

function isExpected(error: unknown): error is ExpectedError {
  return expectedErrors.some((type) => error instanceof type);
}

/** Converts the failure to the JSON form of `--json`. */
function toErrorJson(error: ExpectedError) {
  if (error instanceof UnpublishableError) return { code: 'UNPUBLISHABLE', message: error.message, problems: error.problems };
  if (error instanceof DamagedTypesError) return { code: 'TYPES_DAMAGED', message: error.message };
  if (!(error instanceof RegistryError)) return { code: 'USAGE', message: error.message, hints: ['--help shows how it is written.'] };
  return { code: error.code, message: error.message, hints: hintsFor(error), details: error.details };
}
