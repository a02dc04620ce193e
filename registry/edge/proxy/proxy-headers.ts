import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers for one connection only (RFC 9110, 7.6.1). The length is computed again. */
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
/** The edge's cookie is only for the edge, and a client's claim about its own address cannot be trusted. */
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
/** The session is a token, never a cookie. A provider must not set cookies or policies on our origin. */
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
 * Returns the headers to send to the provider. They contain the edge's request id, so that both logs have the same one; a client's own id
 * is dropped.
 * @param request has in `ip` the address of the member, or of the nearest untrusted proxy.
 */
export function requestHeaders({ id, ip, headers }: ForwardedRequest): OutgoingHttpHeaders {
  return { ...without(headers, notForwarded), 'x-forwarded-for': ip, 'x-request-id': id };
}

/**
 * Returns the headers to send to the browser. They treat a reply as data: even if a provider sends HTML and it is opened as a page, nothing
 * in it runs on our origin.
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
