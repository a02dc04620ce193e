/** A failure that an operator can mend. Its message says what happened and what to change. */
export class ExplainedError extends Error {
  override name = 'ExplainedError';
}
