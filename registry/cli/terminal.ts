import type picocolors from 'picocolors';

export type Colors = ReturnType<typeof picocolors.createColors>;

/** What the command line has of the world around it. */
export type Terminal = {
  out(text: string): void;
  err(text: string): void;
  environment: NodeJS.ProcessEnv;
  colors: Colors;
  fetch: typeof fetch;
};

/** The command was not written as it must be: exit code 2. */
export class UsageError extends Error {}

/** The answer was printed already, and it is a refusal: exit code 1. */
export class RefusedError extends Error {}
