import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compositionOf } from '../http/request-composition';
import { pathOf } from '../http/request-target';
import { ProviderSilentError, type ProviderCaller } from './call-provider';
import { replyHeaders, requestHeaders } from './proxy-headers';
import { keyedBody, type KeyedBody } from './server-key-body';

export type ProxyRoutesOptions = {
  provider: ProviderCaller;
  serverKey: string;
  /** Takes the place of the one that the composition names. */
  providerUrl: string | undefined;
};

const PROXIED = ['/api', '/api/*', '/api-v2.php', '/app_api.php'];

/** The provider's API under our own origin. The browser never holds the server key: it is added here. */
export function proxyRoutes(app: FastifyInstance, options: ProxyRoutesOptions): void {
  for (const url of PROXIED) {
    app.post(url, (request, reply) => forward(request, reply, options));
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (_request, reply) => sendProviderError(reply.header('allow', 'POST'), 405, 'Calls are sent as POST.'),
    });
  }
}

async function forward(request: FastifyRequest, reply: FastifyReply, { provider, serverKey, providerUrl }: ProxyRoutesOptions) {
  const keyed = isPacked(request) ? null : keyedBody(request.headers['content-type'], hasBody(request), serverKey);
  if (!keyed) return sendProviderError(reply, 415, 'A call is a form: url-encoded, or multipart where files go.');
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  try {
    const answer = await provider.call({
      url: targetOf(request.url, providerUrl ?? compositionOf(request).rendered.providerUrl),
      headers: { ...requestHeaders(request.headers, request.socket.remoteAddress), ...bodyHeaders(request, keyed) },
      body: request.raw,
      prefix: keyed.prefix,
      suffix: keyed.suffix,
      signal: gone.signal,
    });
    return await reply
      .code(answer.statusCode ?? 502)
      .headers(replyHeaders(answer.headers))
      .send(answer);
  } catch (error) {
    if (!(error instanceof ProviderSilentError)) throw error;
    // Whoever left by himself gets no answer, and nobody is to blame.
    if (gone.signal.aborted) return reply.hijack();
    request.log.error({ err: error, path: pathOf(request.url) }, 'The provider does not answer');
    return error.kind === 'late'
      ? sendProviderError(reply, 504, 'The service took too long to answer. Please try again.')
      : sendProviderError(reply, 502, 'The service cannot be reached at the moment. Please try again.');
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Into compressed bytes no key can be put. */
function isPacked({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}

/** A known length stays known, so that the provider can refuse what is too large before it reads it. */
function bodyHeaders({ headers }: FastifyRequest, { contentType, prefix, suffix }: KeyedBody) {
  const isChunked = headers['transfer-encoding'] !== undefined;
  const length = Number(headers['content-length'] ?? 0) + Buffer.byteLength(prefix) + Buffer.byteLength(suffix);
  return { 'content-type': contentType, ...(isChunked ? {} : { 'content-length': length }) };
}

/** A `server_key` in the query is taken out: forms carry it, and queries end up in logs. */
function targetOf(target: string, origin: string): URL {
  const path = pathOf(target);
  const fields = target
    .slice(path.length + 1)
    .split('&')
    .filter((field) => field && !/^server_key(=|$)/i.test(field));
  return new URL(fields.length > 0 ? `${path}?${fields.join('&')}` : path, origin);
}

/** The shape in which the provider itself says that something went wrong, so that clients know one shape. */
function sendProviderError(reply: FastifyReply, status: number, sentence: string) {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ api_status: String(status), errors: { error_id: `edge_${status}`, error_text: sentence } }));
}
