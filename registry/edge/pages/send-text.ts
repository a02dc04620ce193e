import type { FastifyReply } from 'fastify';

/** Answers with one sentence for a person. Never cached. */
export function sendText(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${sentence}\n`);
}
