import { Readable } from 'node:stream';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import {
  AddressMalformedError,
  BodyTooLargeError,
  BucketUnavailableError,
  DatabaseUnavailableError,
  InternalError,
  MethodUnknownError,
  MediaTypeError,
  RequestInvalidError,
  RouteUnknownError,
  StorageFullError,
} from '../common.errors';
import { hasUnstorableText } from '../domain/storable-text';
import { isDatabaseUnavailable, isStorageFull } from '../storage/database';
import { collectMethods } from './collect-methods';

const RETRY_AFTER_SECONDS = 2;

type ErrorReplyOptions = {
  /** Answers a person who opened an address that is not there; false leaves the refusal to be sent. */
  sendUnknownPage?: ((request: FastifyRequest, reply: FastifyReply) => Promise<boolean>) | undefined;
};

/** Answers every failure as `{ code, message, requestId }`; an unexpected one is logged and answered as REG_INTERNAL. */
export const errorReplies = fp<ErrorReplyOptions>(
  async (app, { sendUnknownPage }) => {
    app.setErrorHandler<FastifyError>((error, request, reply) => void sendError(toReplyError(error, request), request, reply));
    app.addHook('preValidation', ({ body }, _reply, done) => {
      const isRefused = typeof body === 'object' && body !== null && !(body instanceof Readable) && hasUnstorableText(body);
      done(isRefused ? new RequestInvalidError('body: a text has a NUL character, or half of a character') : undefined);
    });
    const findMethods = collectMethods(app);
    app.setNotFoundHandler(async (request, reply) => {
      const path = getPath(request.url);
      const known = findMethods(path);
      if (known.length === 0 && (await sendUnknownPage?.(request, reply))) return reply;
      // A route of files takes every path below its folder, and says itself which ones are there.
      if (known.length === 0 || known.includes(request.method))
        return sendError(new RouteUnknownError(request.method, path), request, reply);
      const methods = known.join(', ');
      return sendError(new MethodUnknownError(path, methods), request, reply.header('allow', methods));
    });
  },
  { name: 'error-replies' },
);

type ReplyError = FastifyError & { details?: unknown };

/** Sends a failure as `{ code, message, requestId }`. */
export function sendError(error: ReplyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
  return (
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      // Serialized here, because a route that serves bytes has no schema for its refusals.
      .serializer(JSON.stringify)
      .send(toErrorBody(error, request.id))
  );
}

/** Returns what is sent of a failure. */
export function toErrorBody({ code, message, details }: ReplyError, requestId: string) {
  return { code, message, requestId, ...(details ? { details } : {}) };
}

/** Finds the error to reply with; an unexpected one is logged. */
export function toReplyError(error: FastifyError, request: FastifyRequest): ReplyError {
  if (error.code?.startsWith('REG_')) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new RequestInvalidError(describeFirst(error.validation, error.validationContext));
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new BodyTooLargeError('this route takes');
  if (error.code === 'FST_ERR_BAD_URL') return new AddressMalformedError();
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new MediaTypeError();
  if (isStorageFull(error) || error.code === 'STORAGE_FULL') {
    request.log.error({ err: error }, 'the disk of the database is full, or the bucket');
    return new StorageFullError();
  }
  if (error.code === 'STORAGE_UNAVAILABLE') {
    request.log.warn({ err: error }, 'the bucket cannot be used');
    return new BucketUnavailableError();
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'the database cannot be reached');
    return new DatabaseUnavailableError();
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new RequestInvalidError(error.message);
  request.log.error({ err: error }, 'a request failed');
  return new InternalError();
}

type Issue = { instancePath: string; message?: string | undefined };

function describeFirst(issues: readonly Issue[], context: string | undefined): string {
  const [issue] = issues;
  const location = [context, ...(issue?.instancePath.split('/').filter(Boolean) ?? [])].filter(Boolean).join('.');
  return `${location}: ${issue?.message ?? 'is not valid'}`;
}

/** Returns only the path: a query can hold secrets that no log or reply should repeat. */
export function getPath(url: string): string {
  return url.split('?', 1)[0] ?? url;
}
