import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { getPath } from './http/request-target';

/**
 * Logs a line for each answer, without the query, which contains the member's access token. Files are logged at level debug, because they
 * are many.
 */
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

/** Returns true if each answer is logged: from level debug on. A line for each page would cost more than the page. */
export function isEachAnswerLogged({ level }: FastifyBaseLogger): boolean {
  return level === 'debug' || level === 'trace';
}
