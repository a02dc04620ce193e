import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REPORT_PATH, REVISION_PATH, TELEMETRY_PATH } from '@social/contracts';
import { createRequestMetrics } from '@social/server-metrics/count-requests';
import createServer, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { chooseForOpenPage, isSameForAll } from './canary/choose-variant';
import { createVisitorCookies } from './canary/visitor-cookies';
import { openCompositions, type Compositions } from './composition/compositions';
import { openServedReleases } from './composition/served-releases';
import { createSync, type Sync } from './composition/sync';
import type { EdgeConfig } from './config';
import { createAssetCache } from './files/asset-cache';
import { assetRoutes } from './files/asset-routes';
import { discoveryRoutes } from './discovery/discovery-routes';
import { createFileStore } from './files/file-store';
import { createPrivateFiles } from './files/private-files';
import { createReleaseFiles } from './files/release-files';
import { openReleaseIndex } from './files/release-index';
import { createLimitedServer } from '@social/limited-server/limited-server';
import { refuseBrokenRequests } from '@social/limited-server/refuse-broken-requests';
import { sendReady, noReadyCounts } from './http/ready-answer';
import { getComposition, requireComposition } from './http/request-composition';
import { checkTarget, getHostname, getPath, hasTwoHosts } from './http/request-target';
import { createSharedAnswers, type SharedAnswers } from './http/shared-answers';
import {
  brokenRequests,
  failed,
  hostRepeated,
  metricsElsewhere,
  methodUnknown,
  sendRefusal,
  targetMalformed,
  targetTooLong,
  toRefusalBody,
} from './http/send-error';
import { logRequests } from './log-requests';
import { registerEdgeMetrics } from './metrics/edge-metrics';
import { createReportCounts } from './metrics/report-counts';
import { pageRoutes, type PageRoutesOptions } from './pages/page-routes';
import { createProviderCaller } from './proxy/call-provider';
import { isProxied, proxyRoutes } from './proxy/proxy-routes';
import { createRegistrySource } from './registry-source';
import { reportRoutes } from './reports/report-routes';
import { telemetryRoutes } from './reports/telemetry-routes';
import { createTelemetry, type Telemetry } from './telemetry/telemetry';
import { createEdgeReporter, type EdgeReporter } from './votes/report-to-registry';
import { createVisitorVotes } from './votes/visitor-votes';
import { openHeadAnchors } from './trust/head-anchors';
import { createTrustedKeys } from './trust/trusted-keys';

export type EdgeDependencies = {
  /** Gets the edge's figures. */
  metrics?: Registry;
  log: FastifyBaseLogger;
  now?: () => number;
  random?: () => number;
};

export type Edge = { app: FastifyInstance; sync: Sync; telemetry: Telemetry; reporter: EdgeReporter };

/**
 * Builds the server that members' browsers connect to. It starts with what its disk holds; `sync.run()` follows the registry from then on.
 * @throws {Error} when its cache folder cannot be made or read.
 */
export async function buildEdge(
  config: EdgeConfig,
  { log, metrics = new Registry(), now = Date.now, random = Math.random }: EdgeDependencies,
): Promise<Edge> {
  const registry = createRegistrySource(config.registryUrl);
  const index = await openReleaseIndex(join(config.cacheDir, 'releases'));
  const files = createReleaseFiles({ index, store: createFileStore(join(config.cacheDir, 'files')), registry, log });
  const keys = createTrustedKeys(config.registryKeysFile);
  const anchors = await openHeadAnchors(join(config.cacheDir, 'heads'), keys, log);
  const servedReleases = await openServedReleases(join(config.cacheDir, 'served'));
  const compositions = await openCompositions({ folder: config.cacheDir, anchors, keys, servedReleases, log });
  const telemetry = createTelemetry();
  const reports = createReportCounts();
  const readyCounts = noReadyCounts();
  const requests = createRequestMetrics(metrics);
  const sync = createSync({ registry, files, compositions, anchors, log, pollMs: config.pollMs, now, random, pause });
  const cache = createAssetCache(files);
  const provider = createProviderCaller(config.providerLimits);
  const cookies = createVisitorCookies({ serverKey: config.serverKey, isSecure: config.publicProtocol === 'https' });

  const votes = createVisitorVotes({ maxPerAddress: config.maxVotersPerAddress });
  const reporter = createEdgeReporter({ ...config, compositions, votes, log, now });

  registerEdgeMetrics(metrics, { compositions, sync, telemetry, reports, readyCounts, cache, provider, now });

  // Each answer that is logged goes through the routes.
  const sharedAnswers = isEachAnswerLogged(log) ? null : createSharedAnswers(compositions.findByHost, readyCounts);
  const app = createBareServer(log, config, sharedAnswers);
  if (isEachAnswerLogged(log)) logRequests(app);
  healthRoute(app, compositions, sync);
  // Without it, whoever looks for figures here would get a page of the shell with 200.
  app.get('/metrics', (_request, reply) => sendRefusal(reply, metricsElsewhere));
  app.register(async (site) => {
    requireComposition(site, compositions);
    const pageOptions = { cookies, counts: readyCounts, sharedAnswers };
    revisionRoute(site, pageOptions);
    pageRoutes(site, pageOptions);
    site.register(async (counted) => {
      requests.watch(counted);
      await counted.register(telemetryRoutes, { telemetry, servedReleases, cookies, votes });
    });
    discoveryRoutes(site, { protocol: config.publicProtocol, counts: readyCounts });
    site.register(async (logged) => {
      if (!isEachAnswerLogged(log)) logRequests(logged);
      requests.watch(logged);
      await logged.register(reportRoutes, { servedReleases, counts: reports });
      await assetRoutes(logged, {
        lookUp: files.lookUp,
        cache,
        privateFiles: createPrivateFiles({ registry, now }),
      });
      proxyRoutes(logged, { provider, serverKey: config.serverKey, providerUrl: config.providerUrl, cookies });
    });
  });
  app.addHook('preClose', async () => sharedAnswers?.stop());
  app.addHook('onClose', async () => {
    sync.stop();
    reporter.stop();
    provider.close();
  });
  return { app, sync, telemetry, reporter };
}

/** A line for each page would cost more than the page, so pages and their refusals are logged from level debug on. */
function isEachAnswerLogged({ level }: FastifyBaseLogger): boolean {
  return level === 'debug' || level === 'trace';
}

async function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  // Rejects only when the signal ends the pause, which is what the signal is for.
  await delay(pauseMs, undefined, { signal }).catch(() => undefined);
}

/** Creates a server that reads no body by itself and logs no query. */
function createBareServer(
  log: FastifyBaseLogger,
  { trustedProxies, clientLimits }: EdgeConfig,
  sharedAnswers: SharedAnswers | null,
): FastifyInstance {
  const app = createServer({
    serverFactory: (handler) =>
      createLimitedServer(
        (request, response) => {
          if (!sharedAnswers?.answer(request, response)) handler(request, response);
        },
        { ...clientLimits, trustedProxies },
      ),
    clientErrorHandler: refuseBrokenRequests((problem) => toRefusalBody(brokenRequests[problem], randomUUID())),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost as much as the answer itself; the lines that need the request's id have it.
    childLoggerFactory: (logger) => logger,
    // A number or `true` would let clients choose the address by which the provider counts their attempts.
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 8192 },
    forceCloseConnections: 'idle',
  });
  // Bodies are streamed on, or read by the one route that needs them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request.raw.rawHeaders)) return void sendRefusal(reply, hostRepeated);
    const problem = checkTarget(request.url);
    if (problem) return void sendRefusal(reply, problem === 'too-long' ? targetTooLong : targetMalformed);
    done();
  });
  // Every address has a page or a call, so that none is unknown.
  app.setNotFoundHandler((request, reply) => {
    const path = getPath(request.url);
    const allowed = path === REPORT_PATH || path === TELEMETRY_PATH ? 'GET, HEAD, POST' : 'GET, HEAD';
    return sendRefusal(reply.header('allow', isProxied(path) ? 'POST' : allowed), methodUnknown);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ requestId: request.id, err: error }, 'An answer failed');
    return sendRefusal(reply, failed);
  });
  return app;
}

/** Answers whether the edge is ready; under an environment's host name also which revision it serves. */
function healthRoute(app: FastifyInstance, compositions: Compositions, sync: Sync): void {
  app.get('/healthz', async (request, reply) => {
    const served = compositions.findByHost(getHostname(request.headers.host));
    const isReady = compositions.all().length > 0 && sync.hasSettled();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'starting',
        environment: served?.rendered.environment ?? null,
        revision: served?.rendered.revision ?? null,
        // For an operator to compare with the registry's history: a cut one no longer has it.
        hash: served?.head.hash ?? null,
      });
  });
}

/** Answers what a page loaded now would run. Open pages poll it and offer the new version. */
function revisionRoute(app: FastifyInstance, { cookies, counts, sharedAnswers }: PageRoutesOptions): void {
  app.get(REVISION_PATH, (request, reply) => {
    const served = getComposition(request);
    const { current } = chooseForOpenPage(request, served, cookies);
    if (isSameForAll(served)) sharedAnswers?.add(served, REVISION_PATH, { br: current, gzip: current, identity: current });
    sendReady(request, reply, current, counts);
  });
}
