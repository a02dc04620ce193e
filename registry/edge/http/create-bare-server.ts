import { randomUUID } from 'node:crypto';
import { OVERRIDE_LINKS_PATH, OVERRIDES_PATH, REPORT_PATH, TELEMETRY_PATH } from '@social/contracts';
import type { Drain } from '@social/limited-server/drain';
import { createLimitedServer } from '@social/limited-server/limited-server';
import { refuseBrokenRequests } from '@social/limited-server/refuse-broken-requests';
import createServer, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { EdgeConfig } from '../config';
import { isProxied } from '../proxy/proxy-routes';
import { checkTarget, getPath, hasTwoHosts } from './request-target';
import {
  brokenRequests,
  failed,
  hostRepeated,
  methodUnknown,
  sendRefusal,
  targetMalformed,
  targetTooLong,
  toRefusalBody,
} from './send-error';
import type { SharedAnswers } from './shared-answers';

/** Paths of the edge itself that accept POST. */
const posted = new Set<string>([REPORT_PATH, TELEMETRY_PATH, OVERRIDES_PATH, OVERRIDE_LINKS_PATH]);

/** Creates a server that parses no bodies and logs no queries. */
export function createBareServer(
  log: FastifyBaseLogger,
  { trustedProxies, clientLimits }: EdgeConfig,
  { sharedAnswers, drain }: { sharedAnswers: SharedAnswers | null; drain: Drain },
): FastifyInstance {
  const app = createServer({
    serverFactory: (handler) =>
      createLimitedServer(
        (request, response) => {
          if (!sharedAnswers?.answer(request, response)) handler(request, response);
        },
        { ...clientLimits, trustedProxies },
        drain,
      ),
    clientErrorHandler: refuseBrokenRequests((problem) => toRefusalBody(brokenRequests[problem], randomUUID())),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost as much as the answer. Log lines that need the request's id contain it.
    childLoggerFactory: (logger) => logger,
    // With a number or `true`, clients could forge the address by which the provider counts their attempts.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    // An escape that is no UTF-8: the router refuses it before any hook runs.
    frameworkErrors: (_error, _request, reply) => void sendRefusal(reply, targetMalformed),
    routerOptions: { maxParamLength: 8192 },
    forceCloseConnections: 'idle',
    // Requests that arrive during shutdown are answered as usual, and their connections are closed.
    return503OnClosing: false,
  });
  // Bodies are streamed, or read by the only route that needs them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request.raw.rawHeaders)) return void sendRefusal(reply, hostRepeated);
    const problem = checkTarget(request.url);
    if (problem) return void sendRefusal(reply, problem === 'too-long' ? targetTooLong : targetMalformed);
    done();
  });
  // Every address is a page or a call, so none is unknown.
  app.setNotFoundHandler((request, reply) => {
    const path = getPath(request.url);
    const allowed = posted.has(path) ? 'GET, HEAD, POST' : 'GET, HEAD';
    return sendRefusal(reply.header('allow', isProxied(path) ? 'POST' : allowed), methodUnknown);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ requestId: request.id, err: error }, 'An answer failed');
    return sendRefusal(reply, failed);
  });
  return app;
}
