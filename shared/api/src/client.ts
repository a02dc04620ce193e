import type { Decoder } from '@social/api/wire';
import { ApiError } from './api-error';
import { toCallPath } from './call-path';
import { parseKeyLifetimeMs, toIdempotencyHeaders } from './idempotency';
import { readReply } from './read-reply';
import { measureClockOffset } from './measure-clock-offset';
import { TransportError, type Transport, type TransportResponse, type UploadProgress } from './transport';
import { yieldToBrowser } from './yield-to-browser';

const DEFAULT_TIMEOUT_MS = 10_000;
/** Long, as large files on slow connections take time; the caller can abort. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;
/** Maximum silence of an upload. Long enough for a provider that processes a video after receiving it. */
const UPLOAD_STALL_MS = 60_000;

/** A field that is undefined is not sent; a list is sent as the same field repeated. */
export type FormFields = Record<string, string | number | readonly string[] | undefined>;

export type CallOptions<T> = {
  form?: FormFields;
  /** Sent as multipart under these names, `postPhotos[]`. A list repeats its name. */
  files?: Record<string, Blob | readonly Blob[]>;
  /** Reads the whole reply; `api_status` is checked before. */
  reply: Decoder<T>;
  signal?: AbortSignal | undefined;
  /** Identifies the created thing, so that a host that honours keys creates it only once. See `CreateOptions`. */
  idempotencyKey?: string | undefined;
  onUploadProgress?: (progress: UploadProgress) => void;
  timeoutMs?: number;
  /** Uses the legacy API, `app_api.php?application=phone&type=…`, with the token in the body as `s`. */
  legacy?: boolean;
  /** Sends no token and never reports `signed-out`: for calls that open a session. */
  anonymous?: boolean;
  /** Ends the session, so it does not wait for an expired one to be renewed. */
  isLast?: boolean;
};

export type ApiClientOptions = {
  /** The provider's origin without trailing slash; empty for the page's own, whose edge adds the server key. */
  baseUrl?: string;
  /** The provider's shared key, where a page calls a provider host directly. */
  serverKey?: string;
  getAccessToken: () => string | null;
  /** Called when the provider rejects the token, unless it has been replaced since. */
  onSignedOut?: (accessToken: string) => void;
  /**
   * Waits until the member with this token has signed in again. The call is then repeated with the new token. Resolves to false if waiting
   * is not worthwhile or another member has signed in. `null` represents a call without a token that was not sent yet.
   */
  waitForReauthentication?: (refusedToken: string | null, signal: AbortSignal | undefined) => Promise<boolean>;
  timeoutMs?: number;
  /** Sends the requests: `axios-transport.ts`, in a page after the replies of its document (`early-transport.ts`). */
  transport: Transport;
  now?: () => number;
};

export type ApiClient = {
  /**
   * Makes a call and decodes its reply. Shows nothing. Repeats the call only if an expired session was renewed.
   * @throws {ApiError} of every kind.
   */
  call<T>(type: string, options: CallOptions<T>): Promise<T>;
  /**
   * Returns the address and the fields that every call has, for a call that `call` does not send. The address contains the token: never log
   * it.
   */
  describeCall(type: string): { url: string; form: Record<string, string> };
  /** Returns for how long the host repeats its first reply under an idempotency key. 0 until it has announced that it honours them. */
  getKeyLifetimeMs(): number;
  /**
   * Returns the host's time in milliseconds since 1970, by the `Date` header of its last reply. This device's time if they agree or no
   * reply has arrived.
   */
  getServerTime(): number;
};

/** Creates the client of the provider. Calls time out after 10 s by default, uploads after 10 min or a minute of silence. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const {
    baseUrl = '',
    serverKey,
    getAccessToken,
    onSignedOut,
    transport,
    timeoutMs: defaultTimeoutMs = DEFAULT_TIMEOUT_MS,
    now = Date.now,
  } = options;
  const hostFields: Record<string, string> = serverKey === undefined ? {} : { server_key: serverKey };
  let keyLifetimeMs = 0;
  let clockOffsetMs = 0;

  async function waitForRenewal(refusedToken: string | null, { anonymous, isLast, signal }: CallOptions<unknown>): Promise<boolean> {
    if (anonymous || isLast) return false;
    return (await options.waitForReauthentication?.(refusedToken, signal)) ?? false;
  }

  async function call<T>(type: string, callOptions: CallOptions<T>): Promise<T> {
    if (getAccessToken() === null && !(await waitForRenewal(null, callOptions)) && getAccessToken() !== null && !callOptions.anonymous)
      throw new ApiError('signed-out', `${type} was meant for the member before this one`);
    const accessToken = callOptions.anonymous ? null : getAccessToken();
    try {
      return await request(type, accessToken, callOptions);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      if (callOptions.anonymous) throw toRefused(error);
      // A reply to an old token must not end the session of a newer sign-in.
      if (accessToken !== null && getAccessToken() === accessToken) onSignedOut?.(accessToken);
      if (accessToken === null || !(await waitForRenewal(accessToken, callOptions))) throw error;
    }
    return retry(type, callOptions);
  }

  /** A session that was just renewed has not expired, so a refusal now concerns the call. */
  async function retry<T>(type: string, callOptions: CallOptions<T>): Promise<T> {
    try {
      return await request(type, getAccessToken(), callOptions);
    } catch (error) {
      throw isSignedOut(error) ? toRefused(error) : error;
    }
  }

  async function request<T>(type: string, accessToken: string | null, callOptions: CallOptions<T>): Promise<T> {
    const { form = {}, files, reply, signal, idempotencyKey, onUploadProgress, timeoutMs, legacy } = callOptions;
    const fields: FormFields = {
      ...hostFields,
      ...(legacy && accessToken !== null && { s: accessToken }),
      ...form,
    };
    const response = await send(type, transport, {
      url: `${baseUrl}${toCallPath(type, accessToken, legacy)}`,
      headers: toIdempotencyHeaders(idempotencyKey, form, files),
      body: files ? multipart(fields, files) : urlEncoded(fields),
      timeoutMs: timeoutMs ?? (files ? UPLOAD_TIMEOUT_MS : defaultTimeoutMs),
      stallMs: files ? UPLOAD_STALL_MS : undefined,
      signal,
      onUploadProgress,
    });
    clockOffsetMs = measureClockOffset(response.headers['date'], now()) ?? clockOffsetMs;
    keyLifetimeMs = parseKeyLifetimeMs(response.headers) ?? keyLifetimeMs;
    // Decoding a page of posts takes as long as a frame on a slow device, and so does showing it.
    await yieldToBrowser();
    const decoded = readReply(type, response, reply);
    await yieldToBrowser();
    return decoded;
  }

  return {
    call,
    describeCall: (type) => ({ url: baseUrl + toCallPath(type, getAccessToken()), form: hostFields }),
    getKeyLifetimeMs: () => keyLifetimeMs,
    getServerTime: () => now() + clockOffsetMs,
  };
}

function isSignedOut(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'signed-out';
}

function toRefused(error: ApiError): ApiError {
  return new ApiError('refused', error.message, error);
}

async function send(type: string, transport: Transport, request: Parameters<Transport>[0]): Promise<TransportResponse> {
  if (request.signal?.aborted) throw new ApiError('aborted', `${type} was aborted before it was sent`);
  try {
    return await transport(request);
  } catch (error) {
    if (error instanceof TransportError) throw new ApiError(error.kind, `${type} got ${error.message}`);
    throw error;
  }
}

function* formEntries(fields: FormFields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const part of value) yield [name, part];
    else yield [name, String(value)];
  }
}

function urlEncoded(fields: FormFields): URLSearchParams {
  return new URLSearchParams([...formEntries(fields)]);
}

function multipart(fields: FormFields, files: NonNullable<CallOptions<unknown>['files']>): FormData {
  const body = new FormData();
  for (const [name, value] of formEntries(fields)) body.append(name, value);
  for (const [name, value] of Object.entries(files)) for (const file of value instanceof Blob ? [value] : value) body.append(name, file);
  return body;
}
