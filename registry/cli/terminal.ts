import type picocolors from 'picocolors';

export type Colors = ReturnType<typeof picocolors.createColors>;

/** The environment of the command line: output, folder, variables and network. */
export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  /** True if a person reads the output, and not a program through a pipe or file. */
  isInteractive: boolean;
  /** Base of relative paths. */
  cwd: string;
  environment: NodeJS.ProcessEnv;
  colors: Colors;
  fetch: typeof fetch;
};

/** Wrong usage of the command: exit code 2. */
export class UsageError extends Error {}

/** The answer was a refusal and is already printed: exit code 1. */
export class RefusedError extends Error {}
