import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers about one connection, not about the message (RFC 9110, 7.6.1); the length is computed again. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];
/** The edge's cookie is for the edge alone, and a client's claim of its own address cannot be trusted. */
const notForwarded = [
  'host',
  'cookie',
  'content-length',
  'content-type',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
];
/** The session is a token, never a cookie; a provider must not set one on our origin, nor decide what is allowed there. */
const notReturned = [
  'set-cookie',
  'content-security-policy',
  'strict-transport-security',
  'clear-site-data',
  'access-control-allow-origin',
  'service-worker-allowed',
  'x-request-id',
];

type ForwardedRequest = { id: string; ip: string; headers: IncomingHttpHeaders };

/**
 * Returns the headers to send to the provider. Its log has the request under the same id as ours; one that a client names is not taken over.
 * @param request has as `ip` the address of the member, or of the nearest proxy that is not trusted.
 */
export function requestHeaders({ id, ip, headers }: ForwardedRequest): OutgoingHttpHeaders {
  return { ...without(headers, notForwarded), 'x-forwarded-for': ip, 'x-request-id': id };
}

/**
 * Returns the headers to send to the browser. A reply is data: even if a provider answers with HTML and somebody opens it as a
 * page, nothing in it runs on our origin.
 */
export function replyHeaders(headers: IncomingHttpHeaders, requestId: string): OutgoingHttpHeaders {
  return {
    ...without(headers, notReturned),
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  const namedByConnection = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const removed = new Set([...hopByHop, ...namedByConnection, ...names]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !removed.has(name)));
}
