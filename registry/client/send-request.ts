import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { RegistryError } from './registry-error';
import { errorReply } from './replies';

export type Connection = {
  /** The registry's address, such as http://localhost:4100. */
  url: string;
  /** `mfp_…`; reading the public parts needs none. */
  token?: string | undefined;
  /** How long one attempt may take, in milliseconds. */
  timeoutMs?: number;
  /** Pauses before the repeats of a read that failed for a passing reason. */
  retryPausesMs?: readonly number[];
  fetch?: typeof fetch;
};

export type RequestOptions<T> = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  gzip?: Uint8Array<ArrayBuffer>;
  ifMatch?: number;
  reply: z.ZodType<T>;
  timeoutMs?: number;
};

export type Answer<T> = { status: number; value: T };

const TIMEOUT_MS = 15_000;
const RETRY_PAUSES_MS = [200, 800];

/** Sends one request; a read is repeated when the registry was away. @throws {RegistryError} */
export async function sendRequest<T>(connection: Connection, options: RequestOptions<T>): Promise<Answer<T>> {
  const pauses = (options.method ?? 'GET') === 'GET' ? (connection.retryPausesMs ?? RETRY_PAUSES_MS) : [];
  for (const pauseMs of pauses) {
    try {
      return await attempt(connection, options);
    } catch (error) {
      if (!(error instanceof RegistryError) || !isPassing(error)) throw error;
      await delay(pauseMs);
    }
  }
  return attempt(connection, options);
}

function isPassing({ status, code }: RegistryError): boolean {
  return code === 'UNREACHABLE' || status === 502 || status === 503 || status === 504;
}

async function attempt<T>(connection: Connection, options: RequestOptions<T>): Promise<Answer<T>> {
  const { url, fetch: send = fetch } = connection;
  const response = await send(`${url.replace(/\/$/, '')}/v1${options.path}`, {
    method: options.method ?? 'GET',
    headers: headersOf(connection, options),
    body: options.gzip ?? (options.json === undefined ? null : JSON.stringify(options.json)),
    signal: AbortSignal.timeout(options.timeoutMs ?? connection.timeoutMs ?? TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new RegistryError('UNREACHABLE', 0, `The registry at ${url} does not answer.`, {}, { cause: error });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusalOf(response.status, body);
  const parsed = options.reply.safeParse(body);
  if (!parsed.success)
    throw new RegistryError('ANSWER_INVALID', response.status, `The registry's answer is not understood. ${z.prettifyError(parsed.error)}`);
  return { status: response.status, value: parsed.data };
}

function headersOf({ token }: Connection, { json, gzip, ifMatch }: RequestOptions<unknown>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(gzip ? { 'content-type': 'application/gzip' } : {}),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
  };
}

function refusalOf(status: number, body: unknown): RegistryError {
  const parsed = errorReply.safeParse(body);
  if (!parsed.success) return new RegistryError('ANSWER_INVALID', status, `The registry answered ${status} without saying why.`);
  const { code, message, details } = parsed.data;
  return new RegistryError(code, status, message, details);
}
