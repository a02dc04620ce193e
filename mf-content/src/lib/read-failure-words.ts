import { ApiError } from '@social/api';
import { failureMessage } from '@social/api/failure-message';

/** Why something could not be read: the status where the provider's own server failed, else one plain sentence. */
export function readFailureWords(error: Error): string {
  const status = error instanceof ApiError ? error.httpStatus : null;
  const isFailure = status !== null && (status < 200 || status > 299);
  return isFailure ? `HTTP error! status: ${status}` : failureMessage(error);
}
