import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  BodyError,
  FieldError,
  InternalError,
  MethodError,
  StorageFullError,
  UnavailableError,
  UnknownCallError,
} from '../lib/contract.errors';
import { Refusal } from '../lib/refusal';
import { isStorageFull } from '../lib/storage-full';
import { formatError, printBody, applyQuirks, successStatus, type Mode } from '../wire/quirks';
import { LEGACY_PREFIX, withoutQuery } from './call-forms';
import { callHeaders } from './safe-headers';

declare module 'fastify' {
  interface FastifyRequest {
    mode: Mode;
  }
}

/** Sends every reply in the contract's form: `api_status` first, refusals with HTTP 200. Adds the quirks of hostile mode. */
export const replies = fastifyPlugin<{ mode: Mode; mayChooseMode: boolean }>(
  async (app, { mode, mayChooseMode }) => {
    app.decorateRequest('mode', mode);
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(callHeaders);
      const requested = request.headers['x-provider-mode'];
      if (mayChooseMode && (requested === 'strict' || requested === 'hostile')) request.mode = requested;
    });
    app.addHook('preSerialization', async (request, _reply, payload) => {
      if (payload !== null && typeof payload === 'object' && 'api_status' in payload) return payload;
      const status = successStatus(withoutQuery(request.url).startsWith(`${LEGACY_PREFIX}/`) ? 'legacy' : 'api');
      const body: Record<string, unknown> = { api_status: status, ...(payload as object) };
      return request.mode === 'hostile' ? { ...applyQuirks(body), api_status: status } : body;
    });
    app.addHook('onSend', async (request, reply, payload) => {
      const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
      return typeof payload === 'string' && isJson ? printBody(payload, request.mode) : payload;
    });
    app.setErrorHandler((error, request, reply) => refuse(toRefusal(error), error, request, reply));
    app.setNotFoundHandler((request, reply) => {
      const path = withoutQuery(request.url).replace(/\/$/, '');
      if (request.method !== 'POST' && app.hasRoute({ method: 'POST', url: path })) {
        const refusal = new MethodError();
        return refuse(refusal, refusal, request, reply.header('allow', 'POST'));
      }
      const call = path.split('/').filter(Boolean).at(-1) ?? '';
      const refusal = new UnknownCallError(call.slice(0, 60));
      return refuse(refusal, refusal, request, reply);
    });
  },
  { name: 'replies' },
);

function refuse(refusal: Refusal, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.httpStatus >= 500) request.log.error({ err: error }, refusal.code);
  if (refusal.httpStatus === 503) reply.header('retry-after', '2');
  if (refusal.httpStatus === 507) reply.header('retry-after', '60');
  if (refusal.retryAfterSeconds !== null) reply.header('retry-after', String(refusal.retryAfterSeconds));
  return reply.code(refusal.httpStatus).send(formatError(refusal, request.mode));
}

type Validated = { validation?: { instancePath?: string; message?: string }[]; statusCode?: number };

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return new InternalError();
  const { validation, statusCode = 500 }: Error & Validated = error;
  const problem = validation?.[0];
  if (problem)
    return new FieldError(problem.instancePath?.replace(/^\//, '') || 'The form', problem.message ?? 'is not what the call takes');
  if (statusCode >= 400 && statusCode < 500) return new BodyError(error.message);
  if (isStorageFull(error)) return new StorageFullError();
  return isUnreachable(error) ? new UnavailableError() : new InternalError();
}

/** Codes of an unavailable bucket, a lost connection, a server that stops or starts, too many connections, and a cancelled statement. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'STORAGE_UNAVAILABLE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '08000',
  '08003',
  '08006',
]);

function isUnreachable(error: Error): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && typeof cause.code === 'string' && UNREACHABLE.has(cause.code)) return true;
  // These two errors of pg have no code.
  return /timeout exceeded when trying to connect|Connection terminated/.test(cause.message);
}
