/**
 * The registry refused, failed, or could not be reached. `code` is the registry's own (`REG_…`, each with a section in docs/errors.md),
 * `UNREACHABLE` or `ANSWER_INVALID`.
 */
export class RegistryError extends Error {
  constructor(
    readonly code: string,
    /** HTTP status. 0 without an answer. */
    readonly status: number,
    message: string,
    readonly details: Record<string, unknown> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
