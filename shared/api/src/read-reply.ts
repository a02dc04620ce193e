import { count, object, objectOrNull, plainText, type Decoder } from '@social/api/wire';
import { ApiError, type ApiErrorKind } from './api-error';
import { parseBody } from './parse-body';
import type { TransportResponse } from './transport';

const MAX_MEMBER_TEXT = 300;

const envelope = object({ api_status: count, message: plainText, errors: objectOrNull(object({ error_text: plainText })) });

/** Decodes the body of a reply. `callName` is for errors. @throws {ApiError} when it is a refusal or cannot be read. */
export function readReply<T>(callName: string, response: TransportResponse, reply: Decoder<T>): T {
  const body = parseBody(response.body);
  const head = envelope.safeParse(body);
  if (!head.success || head.data.api_status === 0) throw unreadable(callName, response);

  const { api_status: status, errors, message } = head.data;
  if (status < 200 || status > 299) {
    const reason = errors?.error_text || message;
    throw failure(toErrorKind(status, response.status, reason), `${callName} answered ${status}`, response, reason);
  }
  const decoded = reply.safeParse(body);
  if (decoded.success) return decoded.data;
  const paths = decoded.error.issues.map(({ path }) => path.map(String).join('.') || 'the whole');
  throw new ApiError('contract', `${callName} answered in a shape unknown here: ${[...new Set(paths)].slice(0, 5).join(', ')}`);
}

function toErrorKind(apiStatus: number, httpStatus: number, reason: string): ApiErrorKind {
  if (apiStatus === 429 || httpStatus === 429) return 'rate-limited';
  if (httpStatus === 401 || apiStatus === 401 || /not authorized|access_token/i.test(reason)) return 'signed-out';
  return apiStatus >= 500 || httpStatus >= 500 ? 'server' : 'refused';
}

function unreadable(callName: string, response: TransportResponse): ApiError {
  const message = `${callName} answered HTTP ${response.status} without a readable status`;
  if (response.status === 429) return failure('rate-limited', message, response);
  if (response.status === 401) return failure('signed-out', message, response);
  // A proxy in front of the provider refuses files with a page of its own.
  if (response.status === 413 || response.status === 415) return failure('refused', message, response);
  return failure(response.status >= 500 ? 'server' : 'contract', message, response);
}

function failure(kind: ApiErrorKind, message: string, { status: httpStatus, headers }: TransportResponse, memberText?: string): ApiError {
  return new ApiError(kind, message, {
    memberText: memberText ? memberText.slice(0, MAX_MEMBER_TEXT) : null,
    retryAfterSeconds: parseRetryAfter(headers['retry-after']),
    httpStatus,
  });
}

/** Supports only seconds: the date form would need the server's clock. */
function parseRetryAfter(header: string | undefined): number | null {
  const seconds = Number(header);
  return header && Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}
