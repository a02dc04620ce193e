/** Returns the text of a failure: the registry's own sentence. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
