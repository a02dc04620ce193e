import { randomUUID } from 'node:crypto';
import type { Drain } from '@social/limited-server/drain';
import { createLimitedServer, type ClientLimits } from '@social/limited-server/limited-server';
import { readRequestId } from '@social/limited-server/request-id';
import { refuseBrokenRequests } from '@social/limited-server/refuse-broken-requests';
import { createRequestMetrics } from '@social/server-metrics/count-requests';
import fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { brokenRequests } from './common.errors';
import { sendError, toErrorBody, toReplyError } from './plugins/error-replies';

/** JSON bodies are small; archives have a limit of their own. */
const JSON_LIMIT_BYTES = 256 * 1024;

/** On every answer: browsers take no answer for a script or a page that does not say that it is one. */
const safeHeaders = { 'x-content-type-options': 'nosniff' };

/** Creates the registry's HTTP server with its limits, and without routes. */
export function createHttpServer({
  logger,
  metrics,
  clientLimits,
  drain,
}: {
  logger?: FastifyBaseLogger | undefined;
  metrics: Registry;
  clientLimits: ClientLimits;
  drain: Drain;
}) {
  const app = fastify({
    ...(logger ? { loggerInstance: logger } : {}),
    bodyLimit: JSON_LIMIT_BYTES,
    // A number or `true` would let clients choose the address by which their sign-ins are counted.
    trustProxy: clientLimits.trustedProxies.length > 0 ? clientLimits.trustedProxies : false,
    serverFactory: (handler) => createLimitedServer(handler, clientLimits, drain),
    clientErrorHandler: refuseBrokenRequests((problem) => toErrorBody(new brokenRequests[problem](), randomUUID())),
    // A request that arrives while the registry ends is answered like any other, and its connection closed.
    return503OnClosing: false,
    // Fastify's own refusals of addresses, which no hook sees.
    frameworkErrors: (error, request, reply) =>
      void sendError(toReplyError(error, request), request, reply.headers({ ...safeHeaders, 'x-request-id': request.id })),
    genReqId: readRequestId,
    logController: new LogController({ requestIdLogLabel: 'requestId' }),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...safeHeaders, 'x-request-id': request.id });
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Answers name environments, people and sometimes tokens: no cache stores one unless its route allows it.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  createRequestMetrics(metrics).watch(app);
  return app;
}
