import type { Decoder } from '@social/api/wire';
import { ApiError } from './api-error';
import { axiosTransport } from './axios-transport';
import { readReply } from './read-reply';
import { TransportError, type Transport, type TransportResponse, type UploadProgress } from './transport';

const DEFAULT_TIMEOUT_MS = 10_000;
/** Large files over slow lines are no fault; who uploads can abort. */
const UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** A field that is undefined is not sent; a list is sent as the same field repeated. */
export type FormFields = Record<string, string | number | readonly string[] | undefined>;

export type CallOptions<T> = {
  form?: FormFields;
  /** Sent as multipart under exactly these names: `postPhotos[]`. A list repeats its name. */
  files?: Record<string, Blob | readonly Blob[]>;
  /** Reads the whole reply; `api_status` is checked before. */
  reply: Decoder<T>;
  signal?: AbortSignal | undefined;
  onUploadProgress?: (progress: UploadProgress) => void;
  timeoutMs?: number;
  /** The old "phone" family: `app_api.php?application=phone&type=…`, with the token in the body as `s`. */
  legacy?: boolean;
  /** Sends no token, and takes no refusal for a signed-out session: for calls that open one. */
  anonymous?: boolean;
  /** Ends the session anyway: does not wait for one that ran out to be opened again. */
  isLast?: boolean;
};

export type ApiClientOptions = {
  /** Origin of the provider without trailing slash; empty for the page's own, whose edge adds the server key. */
  baseUrl?: string;
  /** The provider's shared key, where a page calls a provider host directly. */
  serverKey?: string;
  getAccessToken: () => string | null;
  /** Hears that the provider no longer knows the token it is given. Not called for a token that was replaced meanwhile. */
  onSignedOut?: (accessToken: string) => void;
  /**
   * Waits until whoever held this token has signed in again: the call is then made once more, with the new token. Resolves with
   * false where that is not to be waited for, or somebody else signed in. `null` stands for a call without a token, not yet sent.
   */
  waitForReauthentication?: (refusedToken: string | null, signal: AbortSignal | undefined) => Promise<boolean>;
  timeoutMs?: number;
  transport?: Transport;
};

export type ApiClient = {
  /**
   * Makes one call and reads its reply. Never shows anything, and never repeats it, but for one refusal: a session that ran out,
   * after its member has signed in again.
   * @throws {ApiError} of every kind.
   */
  call<T>(type: string, options: CallOptions<T>): Promise<T>;
};

/** The one way to the provider. Times out after 10 s unless told otherwise, uploads after 10 min. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl = '', serverKey, getAccessToken, onSignedOut, timeoutMs: defaultTimeoutMs = DEFAULT_TIMEOUT_MS } = options;
  const transport = options.transport ?? axiosTransport;

  async function isRenewed(refusedToken: string | null, { anonymous, isLast, signal }: CallOptions<unknown>): Promise<boolean> {
    if (anonymous || isLast) return false;
    return (await options.waitForReauthentication?.(refusedToken, signal)) ?? false;
  }

  async function call<T>(type: string, wish: CallOptions<T>): Promise<T> {
    if (getAccessToken() === null && !(await isRenewed(null, wish)) && getAccessToken() !== null && !wish.anonymous)
      throw new ApiError('signed-out', `${type} was meant for the member before this one`);
    const accessToken = wish.anonymous ? null : getAccessToken();
    try {
      return await ask(type, accessToken, wish);
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      if (wish.anonymous) throw asRefused(error);
      // An answer to an old token must not end the session that a newer sign-in opened.
      if (accessToken !== null && getAccessToken() === accessToken) onSignedOut?.(accessToken);
      if (accessToken === null || !(await isRenewed(accessToken, wish))) throw error;
    }
    return askAgain(type, wish);
  }

  /** A session that has just begun has not run out: a refusal now is about the call. */
  async function askAgain<T>(type: string, wish: CallOptions<T>): Promise<T> {
    try {
      return await ask(type, getAccessToken(), wish);
    } catch (error) {
      throw isSignedOut(error) ? asRefused(error) : error;
    }
  }

  async function ask<T>(type: string, accessToken: string | null, wish: CallOptions<T>): Promise<T> {
    const { form = {}, files, reply, signal, onUploadProgress, timeoutMs, legacy } = wish;
    const fields: FormFields = {
      ...(serverKey !== undefined && { server_key: serverKey }),
      ...(legacy && accessToken !== null && { s: accessToken }),
      ...form,
    };
    const response = await send(type, transport, {
      url: `${baseUrl}${pathOf(type, legacy ? null : accessToken, legacy)}`,
      body: files ? multipart(fields, files) : urlEncoded(fields),
      timeoutMs: timeoutMs ?? (files ? UPLOAD_TIMEOUT_MS : defaultTimeoutMs),
      signal,
      onUploadProgress,
    });
    return readReply(type, response, reply);
  }

  return { call };
}

function isSignedOut(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'signed-out';
}

function asRefused(error: ApiError): ApiError {
  return new ApiError('refused', error.message, error);
}

async function send(type: string, transport: Transport, request: Parameters<Transport>[0]): Promise<TransportResponse> {
  if (request.signal?.aborted) throw new ApiError('aborted', `${type} was given up before it was sent`);
  try {
    return await transport(request);
  } catch (error) {
    if (error instanceof TransportError) throw new ApiError(error.kind, `${type} got ${error.message}`);
    throw error;
  }
}

function pathOf(type: string, accessToken: string | null, legacy = false): string {
  const path = legacy ? `/app_api.php?application=phone&type=${encodeURIComponent(type)}` : `/api/${type}`;
  return accessToken === null ? path : `${path}?access_token=${encodeURIComponent(accessToken)}`;
}

function* entriesOf(fields: FormFields): Generator<[string, string]> {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const part of value) yield [name, part];
    else yield [name, String(value)];
  }
}

function urlEncoded(fields: FormFields): URLSearchParams {
  return new URLSearchParams([...entriesOf(fields)]);
}

function multipart(fields: FormFields, files: NonNullable<CallOptions<unknown>['files']>): FormData {
  const body = new FormData();
  for (const [name, value] of entriesOf(fields)) body.append(name, value);
  for (const [name, value] of Object.entries(files)) for (const file of value instanceof Blob ? [value] : value) body.append(name, file);
  return body;
}
