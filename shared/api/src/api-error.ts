/**
 * The reason of a failure:
 * - `refused`: the provider refused the call, with a reason.
 * - `signed-out`: the token is missing, expired or revoked.
 * - `rate-limited`: too many calls.
 * - `network`: no reply arrived.
 * - `timeout`: no reply arrived in time.
 * - `server`: the provider is broken or unavailable.
 * - `contract`: the reply has a shape that this client cannot read.
 * - `aborted`: the caller aborted.
 *
 * After `network`, `timeout` and `aborted` the call may have been carried out.
 */
export type ApiErrorKind = 'refused' | 'signed-out' | 'rate-limited' | 'network' | 'timeout' | 'server' | 'contract' | 'aborted';

export type ApiErrorDetails = {
  memberText?: string | null;
  retryAfterSeconds?: number | null;
  httpStatus?: number | null;
};

/** A failed call to the provider. Its message is for developers. It names the call, but not its URL, whose query contains the token. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** The provider's message for the member, plain text, at most 300 characters; null when there is none. */
  readonly memberText: string | null;
  /** The provider's `Retry-After`; null without one. */
  readonly retryAfterSeconds: number | null;
  /** The HTTP status of the reply, such as 503; null where none arrived. A refusal may have 200. */
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
