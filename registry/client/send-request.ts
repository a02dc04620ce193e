import { backoffMs } from '@social/contracts';
import * as z from 'zod';
import { RegistryError } from './registry-error';
import { errorReply } from './replies';

export type Connection = {
  /** The registry's address, such as http://localhost:4100. */
  url: string;
  /** `mfp_…`. Public reads need none. */
  token?: string | undefined;
  /** Maximum duration of one attempt, in milliseconds. */
  timeoutMs?: number;
  /** The pause before the first retry of a read, in milliseconds. */
  retryPauseMs?: number;
  fetch?: typeof fetch;
};

export type RequestOptions<T> = {
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  json?: unknown;
  gzip?: Uint8Array<ArrayBuffer>;
  ifMatch?: number;
  /** A schema of zod or of zod/mini. */
  reply: { safeParse(body: unknown): { success: true; data: T } | { success: false; error: z.core.$ZodError } };
  timeoutMs?: number;
};

export type Answer<T> = { status: number; value: T };

/** Sends a request and returns the value of its reply. */
export type SendValue = <T>(options: RequestOptions<T>) => Promise<T>;

const TIMEOUT_MS = 15_000;
const MAX_RETRIES = 2;
const RETRY_PAUSE_MS = 300;
const MAX_RETRY_PAUSE_MS = 2000;

/** Sends one request. Reads are retried while the registry is unavailable. @throws {RegistryError} */
export async function sendRequest<T>(connection: Connection, options: RequestOptions<T>): Promise<Answer<T>> {
  const isRead = (options.method ?? 'GET') === 'GET';
  return retry(connection, isRead ? MAX_RETRIES : 0, () => attempt(connection, options));
}

/** Reads the bytes of a file. Retried like every read. @throws {RegistryError} */
export async function readBytes(connection: Connection, path: string): Promise<Uint8Array> {
  return retry(connection, MAX_RETRIES, async () => {
    const response = await fetchAnswer(connection, { path });
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    throw toRegistryError(response.status, await readJson(connection, response));
  });
}

async function retry<T>(connection: Connection, maxRetries: number, send: () => Promise<T>): Promise<T> {
  const pauses = { firstMs: connection.retryPauseMs ?? RETRY_PAUSE_MS, maxMs: MAX_RETRY_PAUSE_MS };
  for (let failures = 1; ; failures++) {
    try {
      return await send();
    } catch (error) {
      if (failures > maxRetries || !(error instanceof RegistryError) || !isTemporary(error)) throw error;
      await pause(backoffMs(failures, pauses));
    }
  }
}

/** Waits, both in Node and in browsers. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function isTemporary({ status, code }: RegistryError): boolean {
  return code === 'UNREACHABLE' || status === 502 || status === 503 || status === 504;
}

async function attempt<T>(connection: Connection, options: RequestOptions<T>): Promise<Answer<T>> {
  const response = await fetchAnswer(connection, options);
  const body = await readJson(connection, response);
  if (!response.ok) throw toRegistryError(response.status, body);
  const parsed = options.reply.safeParse(body);
  if (!parsed.success)
    throw new RegistryError('ANSWER_INVALID', response.status, `The registry's answer is not understood. ${z.prettifyError(parsed.error)}`);
  return { status: response.status, value: parsed.data };
}

async function fetchAnswer(connection: Connection, options: Omit<RequestOptions<unknown>, 'reply'>): Promise<Response> {
  const { url, fetch: send = fetch } = connection;
  return send(`${url.replace(/\/$/, '')}/v1${options.path}`, {
    method: options.method ?? 'GET',
    headers: buildHeaders(connection, options),
    body: options.gzip ?? (options.json === undefined ? null : JSON.stringify(options.json)),
    signal: AbortSignal.timeout(options.timeoutMs ?? connection.timeoutMs ?? TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new RegistryError('UNREACHABLE', 0, describeOutage(url, error), {}, { cause: error });
  });
}

async function readJson({ url }: Connection, response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (body === undefined) throw new RegistryError('ANSWER_INVALID', response.status, describeForeignAnswer(url, response));
  return body;
}

/** Says why a registry cannot be reached, where the system tells. Browsers do not. */
function describeOutage(url: string, error: unknown): string {
  const code = ((error as Error).cause as { code?: string } | undefined)?.code;
  if (code === 'CERT_NOT_YET_VALID' || code === 'CERT_HAS_EXPIRED') {
    const now = new Date().toISOString();
    return `The certificate of ${url} is not valid at ${now}, the time of this machine. Correct its clock, or renew the certificate.`;
  }
  if (code && /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)/.test(code))
    return `The certificate of ${url} is signed by an unknown authority. Name its file in NODE_EXTRA_CA_CERTS.`;
  return `The registry at ${url} does not answer${code ? ` (${code})` : ''}.`;
}

function buildHeaders({ token }: Connection, { json, gzip, ifMatch }: Omit<RequestOptions<unknown>, 'reply'>): Record<string, string> {
  return {
    accept: 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(json === undefined ? {} : { 'content-type': 'application/json' }),
    ...(gzip ? { 'content-type': 'application/gzip' } : {}),
    ...(ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` }),
  };
}

/** Something in front of the registry may answer, such as the sign-in page of a proxy or the error page of a load balancer. */
function describeForeignAnswer(url: string, { status, redirected, url: answeredAt, headers }: Response): string {
  const type = headers.get('content-type')?.split(';')[0] ?? 'no content type';
  const where = redirected ? `${url} leads to ${new URL(answeredAt).origin}, which answers` : `${url} answers`;
  return `${where} ${status} with ${type}, which is no answer of a registry. Is this its address, and is a proxy in front of it?`;
}

function toRegistryError(status: number, body: unknown): RegistryError {
  const parsed = errorReply.safeParse(body);
  if (!parsed.success) return new RegistryError('ANSWER_INVALID', status, `The registry answered ${status} without saying why.`);
  const { code, message, details } = parsed.data;
  return new RegistryError(code, status, message, details);
}
