import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from './entity-tag';

/** An answer whose bytes and headers were made once: sending it takes no work of its own. */
export type ReadyAnswer = {
  etag: string;
  body: Buffer;
  /** Names and values by turns, as Node writes them without looking at each. */
  headers: string[];
  notModifiedHeaders: string[];
};

/** Makes an answer. @param headers have lower-case names. Those that describe the body are omitted where there is none. */
export function makeReadyAnswer(body: Buffer, headers: Readonly<Record<string, string>> & { etag: string }): ReadyAnswer {
  const ofBody = /^content-(type|encoding|length)$/;
  const all = Object.entries({ ...headers, 'content-length': String(body.length) });
  return {
    etag: headers.etag,
    body,
    headers: all.flat(),
    notModifiedHeaders: all.filter(([name]) => !ofBody.test(name)).flat(),
  };
}

/**
 * Sends an answer, or 304 to a browser that has it cached. It is written to the socket directly: Fastify would look at each header, and
 * serialize and compare what is known already.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): void {
  reply.hijack();
  const isNotModified = matchesEntityTag(request.headers['if-none-match'], answer.etag);
  if (isNotModified) reply.raw.writeHead(304, answer.notModifiedHeaders).end();
  else if (request.method === 'HEAD') reply.raw.writeHead(200, answer.headers).end();
  else reply.raw.writeHead(200, answer.headers).end(answer.body);
}
