import type picocolors from 'picocolors';

export type Colors = ReturnType<typeof picocolors.createColors>;

/** The outside of the command line: output, folder, environment and network. */
export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** Whether a person reads the output; a program reads it from a pipe or a file. */
  isInteractive: boolean;
  /** Paths are relative to it. */
  cwd: string;
  environment: NodeJS.ProcessEnv;
  colors: Colors;
  fetch: typeof fetch;
};

/** The command was called wrongly: exit code 2. */
export class UsageError extends Error {}

/** The answer was printed already, and it is a refusal: exit code 1. */
export class RefusedError extends Error {}
