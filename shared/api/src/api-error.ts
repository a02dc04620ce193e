/**
 * Why a call failed:
 * `refused` the provider said no, and said why · `signed-out` the token is missing, expired or revoked · `rate-limited` too many
 * calls · `network` no answer came through · `timeout` none in time · `server` the provider is broken or away ·
 * `contract` an answer came that this client can't read · `aborted` the caller gave up.
 * After `network`, `timeout` and `aborted` the call may still have been carried out.
 */
export type ApiErrorKind = 'refused' | 'signed-out' | 'rate-limited' | 'network' | 'timeout' | 'server' | 'contract' | 'aborted';

export type ApiErrorDetails = {
  memberText?: string | null;
  retryAfterSeconds?: number | null;
  httpStatus?: number | null;
};

/** A call to the provider that failed. Its message is for developers and names the call, never its URL: the query holds the token. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** What the provider wrote for the member, plain text, at most 300 characters; null when it wrote nothing. */
  readonly memberText: string | null;
  /** How long the provider asked to wait, in seconds; null when it did not ask. */
  readonly retryAfterSeconds: number | null;
  /** The HTTP status of the answer that was no good, such as 503; null where none came. A refusal may well have 200. */
  readonly httpStatus: number | null;

  constructor(
    kind: ApiErrorKind,
    message: string,
    { memberText = null, retryAfterSeconds = null, httpStatus = null }: ApiErrorDetails = {},
  ) {
    super(message);
    this.kind = kind;
    this.memberText = memberText;
    this.retryAfterSeconds = retryAfterSeconds;
    this.httpStatus = httpStatus;
  }
}
