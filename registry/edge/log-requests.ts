import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { getPath } from './http/request-target';

/** Logs a line for each answer, never with the query: it holds the member's access token. Files are many, so they are logged as debug. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = getPath(request.url);
    const line = {
      requestId: request.id,
      method: request.method,
      path,
      host: request.headers.host,
      address: request.ip,
      status: reply.statusCode,
      durationMs: Math.round(reply.elapsedTime),
    };
    if (path.startsWith('/r/') || path === '/healthz') request.log.debug(line, 'answered');
    else request.log.info(line, 'answered');
    done();
  });
}

/** A line for each page would cost more than the page, so pages and their refusals are logged from level debug on. */
export function isEachAnswerLogged({ level }: FastifyBaseLogger): boolean {
  return level === 'debug' || level === 'trace';
}
