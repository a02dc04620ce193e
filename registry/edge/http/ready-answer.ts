import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from './entity-tag';

type ReadyRoute = 'page' | 'revision' | 'discovery';

/** An answer with prepared bytes and headers: sending it takes no work. */
export type ReadyAnswer = {
  /** Metrics label. */
  route: ReadyRoute;
  etag: string;
  /** A small body is a text with one byte per character, which Node sends in one write with the headers. */
  body: Buffer | string;
  /** Flat list [name, value, …], which Node writes without validation. */
  headers: string[];
  notModifiedHeaders: string[];
  /** True if the response does not vary by cookie, so shared caches may store it. */
  isShared: boolean;
};

/** Above this size, copying the bytes costs more than a second write. */
const MAX_TEXT_BYTES = 8192;

/** Creates an answer. @param headers have lower-case names. Headers that describe the body are omitted if there is none. */
export function makeReadyAnswer(
  route: ReadyRoute,
  body: Buffer,
  headers: Readonly<Record<string, string>> & { etag: string },
): ReadyAnswer {
  const ofBody = /^content-(type|encoding|length)$/;
  const all = Object.entries({ ...headers, 'content-length': String(body.length) });
  return {
    route,
    etag: headers.etag,
    body: body.length <= MAX_TEXT_BYTES ? body.toString('latin1') : body,
    headers: all.flat(),
    notModifiedHeaders: all.filter(([name]) => !ofBody.test(name)).flat(),
    isShared: !/private|no-store/.test(headers['cache-control'] ?? '') && !/cookie|\*/i.test(headers.vary ?? ''),
  };
}

/** Number of answers sent by route and status. Metrics read it, because a metric of the library would cost a part of the answer. */
export type ReadyCounts = Record<ReadyRoute, { 200: number; 304: number }>;

export function noReadyCounts(): ReadyCounts {
  return { page: { 200: 0, 304: 0 }, revision: { 200: 0, 304: 0 }, discovery: { 200: 0, 304: 0 } };
}

/**
 * Sends an answer, or 304 if the browser has it cached. Writes directly to the socket, because Fastify would validate each header and
 * serialise the body again.
 * @param cookie is set only for this browser.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  counts: ReadyCounts,
  cookie: string | null = null,
): void {
  reply.hijack();
  writeReady(request.raw, reply.raw, answer, counts, cookie);
}

/** Writes an answer as `sendReady` does, without a route. */
export function writeReady(
  request: IncomingMessage,
  response: ServerResponse,
  answer: ReadyAnswer,
  counts: ReadyCounts,
  cookie: string | null = null,
): void {
  const isNotModified = matchesEntityTag(request.headers['if-none-match'], answer.etag);
  counts[answer.route][isNotModified ? 304 : 200] += 1;
  const stored = isNotModified ? answer.notModifiedHeaders : answer.headers;
  const headers = cookie === null ? stored : [...stored, 'set-cookie', cookie];
  if (isNotModified) response.writeHead(304, headers).end();
  else if (request.method === 'HEAD') response.writeHead(200, headers).end();
  else response.writeHead(200, headers).end(answer.body, 'latin1');
}
