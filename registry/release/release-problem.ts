/** A reason why a build cannot be published, with what to do about it. */
export type ReleaseProblem = {
  /** Path of the file in the build folder. */
  file: string;
  message: string;
  /** Says what to change, in a sentence. */
  cure: string;
};

/** Writes a problem as one line: file, reason, cure. */
export function describeProblem({ file, message, cure }: ReleaseProblem): string {
  return `${file}: ${message}. ${cure}`;
}

/** The build cannot be published. The message has a line for each problem. */
export class UnpublishableError extends Error {
  constructor(readonly problems: readonly ReleaseProblem[]) {
    super(problems.map(describeProblem).join('\n'));
  }
}
