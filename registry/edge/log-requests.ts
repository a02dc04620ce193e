import type { FastifyInstance } from 'fastify';
import { pathOf } from './http/request-target';

/** One line for each answer. Never the query: it holds the member's access token. Files are many and say little. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    const line = {
      method: request.method,
      path,
      host: request.headers.host,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    };
    if (path.startsWith('/r/') || path === '/healthz') request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
