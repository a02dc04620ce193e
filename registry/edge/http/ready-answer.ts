import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from './entity-tag';

type ReadyRoute = 'page' | 'revision' | 'discovery';

/** An answer whose bytes and headers were made once: sending it takes no work of its own. */
export type ReadyAnswer = {
  /** Where it is counted. */
  route: ReadyRoute;
  etag: string;
  /** A small one as text of one byte a character, which Node sends in one write with the headers. */
  body: Buffer | string;
  /** Names and values by turns, as Node writes them without looking at each. */
  headers: string[];
  notModifiedHeaders: string[];
  /** Whether every visitor gets it: none of them is told by a cookie, and caches that visitors share may store it. */
  isShared: boolean;
};

/** Beyond it, copying the bytes costs more than a second piece. */
const MAX_TEXT_BYTES = 8192;

/** Makes an answer. @param headers have lower-case names. Those that describe the body are omitted where there is none. */
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

/** How often answers of a route were sent. Metrics read it; a metric of the library's own would cost a part of the answer. */
export type ReadyCounts = Record<ReadyRoute, { 200: number; 304: number }>;

export function noReadyCounts(): ReadyCounts {
  return { page: { 200: 0, 304: 0 }, revision: { 200: 0, 304: 0 }, discovery: { 200: 0, 304: 0 } };
}

/**
 * Sends an answer, or 304 to a browser that has it cached. It is written to the socket directly: Fastify would look at each header, and
 * serialize and compare what is known already.
 * @param cookie is set with it, for this browser alone.
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

/** Writes an answer as `sendReady` does, where no route is involved. */
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
