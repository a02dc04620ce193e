import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import { openLogOutput } from '@social/limited-server/open-log-output';
import { withoutQuery } from './call-forms';

/** Creates a logger that writes no secrets: no URL queries, which contain the token, and no parameters of failed statements. */
export function createLogger(level: string, stream: DestinationStream = openLogOutput()): FastifyBaseLogger {
  const options = { level, base: null, serializers: { req: describeRequest, err: describeError } };
  return pino(options, stream);
}

function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: withoutQuery(request.url), remoteAddress: request.ip };
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: 'Something other than an error was thrown.' };
  if (error instanceof DrizzleQueryError)
    return { type: error.name, message: 'A statement failed.', statement: error.query, cause: describeError(error.cause) };
  return { type: error.name, message: error.message, stack: error.stack, ...('code' in error ? { code: error.code } : {}) };
}
