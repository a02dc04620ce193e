import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';

/** Explains why a request failed: the status where the provider's server failed, else a plain sentence. */
export function loadFailureMessage(error: Error): string {
  const status = error instanceof ApiError ? error.httpStatus : null;
  const isFailure = status !== null && (status < 200 || status > 299);
  return isFailure ? `HTTP error! status: ${status}` : failureMessage(error);
}
