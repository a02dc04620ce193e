import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCookies } from '../canary/visitor-cookies';
import { getComposition } from '../http/request-composition';
import { getPath } from '../http/request-target';
import { ProviderUnavailableError, type ProviderCall, type ProviderCaller } from './call-provider';
import { compressReply } from './compress-reply';
import { asksForStream, createEventStreams, type EventStreams } from './event-streams';
import { createBodyReceiver, type BodyReceiver } from './receive-body';
import { replyHeaders, requestHeaders } from './proxy-headers';
import { readReply, sessionChange, writeSignedIn } from './session-cookie';
import { keyedBody, type KeyedBody } from './server-key-body';

export type ProxyRoutesOptions = {
  provider: ProviderCaller;
  serverKey: string;
  /** Replaces the provider in the composition. */
  providerUrl: string | undefined;
  cookies: Pick<VisitorCookies, 'writeMember'>;
};

type ProxyOptions = ProxyRoutesOptions & { streams: EventStreams };

const PROXIED = ['/api', '/api/*', '/api-v2.php', '/app_api.php'];

/** Returns true for an address of the provider's API. */
export function isProxied(path: string): boolean {
  return PROXIED.includes(path) || path.startsWith('/api/');
}

/** Serves the provider's API under our own origin. The server key is added here, so that browsers never have it. */
export function proxyRoutes(app: FastifyInstance, options: ProxyRoutesOptions): void {
  const receiveBody = createBodyReceiver();
  const streams = createEventStreams();
  app.addHook('preClose', async () => streams.endAll());
  for (const url of PROXIED) {
    app.post(url, (request, reply) => receive(request, reply, receiveBody, { ...options, streams }));
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply) => sendProviderError(reply.header('allow', 'POST'), 405, 'Calls are sent as POST.'),
    });
  }
}

async function receive(request: FastifyRequest, reply: FastifyReply, receiveBody: BodyReceiver, options: ProxyOptions) {
  const keyed = isCompressed(request) ? null : keyedBody(request.headers['content-type'], hasBody(request), options.serverKey);
  if (!keyed) return sendProviderError(reply, 415, 'A call is a form: url-encoded, or multipart where files go.');
  const received = await receiveBody(request.raw, request.ip);
  switch (received.kind) {
    case 'whole':
      return forward(request, reply, { ...keyed, body: received.body }, options);
    case 'upload':
      reply.raw.once('close', received.release);
      return forward(request, reply, { ...keyed, body: received.body }, options);
    case 'disconnected':
      return reply.hijack();
    case 'no-session':
      return sendProviderError(reply.header('connection', 'close'), 413, 'Please sign in before you send files.');
    case 'too-many-uploads':
      return sendProviderError(
        reply.headers({ connection: 'close', 'retry-after': '10' }),
        429,
        'Too many uploads at once. Please wait until one of them has ended.',
      );
  }
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  keyed: KeyedBody & Pick<ProviderCall, 'body'>,
  { provider, providerUrl, cookies, streams }: ProxyOptions,
) {
  const session = sessionChange(getPath(request.url));
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  try {
    const answer = await provider.call({
      url: buildTarget(request.url, providerUrl ?? getComposition(request).rendered.providerUrl),
      headers: { ...requestHeaders(request), ...bodyHeaders(request, keyed), ...(session && { 'accept-encoding': 'identity' }) },
      body: keyed.body,
      prefix: keyed.prefix,
      suffix: keyed.suffix,
      isStream: asksForStream(request.headers.accept),
      signal: disconnected.signal,
    });
    void reply.code(answer.statusCode ?? 502).headers(replyHeaders(answer.headers, request.id));
    // An idle connection would delay shutdown.
    if (asksForStream(answer.headers['content-type'])) return await reply.header('connection', 'close').send(streams.pass(answer));
    if (!session) {
      const compressed = compressReply(answer, request.headers['accept-encoding']);
      return await (compressed
        ? reply.removeHeader('content-length').headers(compressed.headers).send(compressed.body)
        : reply.send(answer));
    }
    const body = await readReply(answer);
    const cookie = session === 'ends' ? cookies.writeMember(null) : writeSignedIn(body, cookies);
    if (cookie !== null) void reply.header('set-cookie', cookie);
    return await reply.send(body);
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    // The browser has disconnected, so there is no answer and no failure.
    if (disconnected.signal.aborted) return reply.hijack();
    request.log.error({ requestId: request.id, err: error, path: getPath(request.url) }, 'The provider does not answer');
    return error.kind === 'timeout'
      ? sendProviderError(reply, 504, 'The service took too long to answer. Please try again.')
      : sendProviderError(reply, 502, 'The service cannot be reached at the moment. Please try again.');
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A key cannot be added to compressed bytes. */
function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}

/** Keeps a known length, so that the provider can refuse a large body before reading it. */
function bodyHeaders({ headers }: FastifyRequest, { contentType, prefix, suffix }: KeyedBody) {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const length = Number(headers['content-length'] ?? 0) + Buffer.byteLength(prefix) + Buffer.byteLength(suffix);
  return { 'content-type': contentType, ...(isChunked ? {} : { 'content-length': length }) };
}

/** Removes `server_key` from the query, because queries are logged. Forms carry it. */
function buildTarget(target: string, origin: string): URL {
  const path = getPath(target);
  const fields = target
    .slice(path.length + 1)
    .split('&')
    .filter((field) => field && !/^server_key(=|$)/i.test(field));
  return new URL(fields.length > 0 ? `${path}?${fields.join('&')}` : path, origin);
}

/** Answers in the form of the provider's own errors, so that clients need to handle only one form. */
function sendProviderError(reply: FastifyReply, status: number, sentence: string) {
  return reply
    .code(status)
    .headers({ 'x-request-id': reply.request.id, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ api_status: String(status), errors: { error_id: `edge_${status}`, error_text: sentence } }));
}
