import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { REVISION_PATH } from '@social/contracts';
import { createDrain, type Drain } from '@social/limited-server/drain';
import { createRequestMetrics } from '@social/server-metrics/count-requests';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { chooseForOpenPage, isSameForAll } from './canary/choose-variant';
import { createVisitorCookies } from './canary/visitor-cookies';
import { openCompositions } from './composition/compositions';
import { openServedReleases } from './composition/served-releases';
import { createSync, type Sync } from './composition/sync';
import type { EdgeConfig } from './config';
import { createDeltas } from './deltas/deltas';
import { createDeltaThread, type DeltaCompressor } from './deltas/delta-thread';
import { createAssetCache } from './files/asset-cache';
import { assetRoutes } from './files/asset-routes';
import { discoveryRoutes } from './discovery/discovery-routes';
import { createFileStore } from './files/file-store';
import { createPrivateFiles } from './files/private-files';
import { createReleaseFiles } from './files/release-files';
import { openReleaseIndex } from './files/release-index';
import { createBareServer } from './http/create-bare-server';
import { sendReady, noReadyCounts } from './http/ready-answer';
import { getComposition, requireComposition } from './http/request-composition';
import { createSharedAnswers } from './http/shared-answers';
import { metricsElsewhere, sendRefusal } from './http/send-error';
import { isEachAnswerLogged, logRequests } from './log-requests';
import { registerEdgeMetrics } from './metrics/edge-metrics';
import { createReportCounts } from './metrics/report-counts';
import { healthRoute } from './pages/health-route';
import { installedAppRoutes } from './pages/installed-app-routes';
import { createOverrideAnswers } from './pages/override-answers';
import { pageRoutes, type PageRoutesOptions } from './pages/page-routes';
import { createOverrideLinks } from './overrides/override-links';
import { overrideRoutes } from './overrides/override-routes';
import { createPublishedReleases } from './overrides/published-releases';
import { createProviderCaller } from './proxy/call-provider';
import { proxyRoutes } from './proxy/proxy-routes';
import { createRegistrySource } from './registry-source';
import { reportRoutes } from './reports/report-routes';
import { telemetryRoutes } from './reports/telemetry-routes';
import { createTelemetry, type Telemetry } from './telemetry/telemetry';
import { createEdgeReporter, type EdgeReporter } from './votes/report-to-registry';
import { createVisitorVotes } from './votes/visitor-votes';
import { openHeadAnchors } from './trust/head-anchors';
import { createTrustedKeys } from './trust/trusted-keys';

export type EdgeDependencies = {
  /** Registry for the edge's metrics. */
  metrics?: Registry;
  log: FastifyBaseLogger;
  /** Signals graceful shutdown. */
  drain?: Drain;
  now?: () => number;
  random?: () => number;
  createDeltaCompressor?: () => DeltaCompressor;
};

export type Edge = { app: FastifyInstance; sync: Sync; telemetry: Telemetry; reporter: EdgeReporter };

/**
 * Builds the server that members' browsers connect to. It starts with the compositions on its disk. `sync.run()` follows the registry from
 * then on.
 * @throws {Error} if its cache folder cannot be created or read.
 */
export async function buildEdge(
  config: EdgeConfig,
  {
    log,
    metrics = new Registry(),
    drain = createDrain(),
    now = Date.now,
    random = Math.random,
    createDeltaCompressor = createDeltaThread,
  }: EdgeDependencies,
): Promise<Edge> {
  const registry = createRegistrySource(config.registryUrl);
  const index = await openReleaseIndex(join(config.cacheDir, 'releases'));
  const files = createReleaseFiles({ index, store: createFileStore(join(config.cacheDir, 'files')), registry, log });
  const keys = createTrustedKeys(config.registryKeysFile);
  const anchors = await openHeadAnchors(join(config.cacheDir, 'heads'), keys, log);
  const servedReleases = await openServedReleases(join(config.cacheDir, 'served'));
  const deltas = config.sendsDeltas ? createDeltas({ files, compressor: createDeltaCompressor(), log, now }) : null;
  const onServed = deltas?.follow;
  const compositions = await openCompositions({ folder: config.cacheDir, anchors, keys, servedReleases, log, onServed });
  const telemetry = createTelemetry();
  const reports = createReportCounts();
  const readyCounts = noReadyCounts();
  const requests = createRequestMetrics(metrics);
  const sync = createSync({ registry, files, compositions, anchors, log, pollMs: config.pollMs, now, random, pause });
  const cache = createAssetCache(files);
  const provider = createProviderCaller(config.providerLimits);
  const cookies = createVisitorCookies({ serverKey: config.serverKey, isSecure: config.publicProtocol === 'https' });

  const published = createPublishedReleases({ files, registry });
  const links = createOverrideLinks({ serverKey: config.serverKey, now });

  const votes = createVisitorVotes({ maxPerAddress: config.maxVotersPerAddress });
  const reporter = createEdgeReporter({ ...config, compositions, votes, telemetry, log, now });

  registerEdgeMetrics(metrics, { compositions, sync, telemetry, reports, readyCounts, cache, deltas, provider, now });

  // If every answer is logged, each must go through the routes.
  const sharedAnswers = isEachAnswerLogged(log) ? null : createSharedAnswers(compositions.findByHost, readyCounts);
  const app = createBareServer(log, config, { sharedAnswers, drain });
  if (isEachAnswerLogged(log)) logRequests(app);
  healthRoute(app, { compositions, sync, drain });
  // Without this route, requests for metrics here would get a page of the shell with 200.
  app.get('/metrics', (_request, reply) => sendRefusal(reply, metricsElsewhere));
  app.register(async (site) => {
    requireComposition(site, compositions);
    const pageOptions = { cookies, counts: readyCounts, sharedAnswers, overrides: createOverrideAnswers({ published, links }) };
    revisionRoute(site, pageOptions);
    pageRoutes(site, pageOptions);
    installedAppRoutes(site);
    site.register(async (toolbar) => overrideRoutes(toolbar, { published, links }));
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
        deltas,
        privateFiles: createPrivateFiles({ registry, now }),
      });
      proxyRoutes(logged, { provider, serverKey: config.serverKey, providerUrl: config.providerUrl, cookies });
    });
  });
  app.addHook('onClose', async () => {
    sync.stop();
    reporter.stop();
    provider.close();
    await deltas?.close();
  });
  return { app, sync, telemetry, reporter };
}

async function pause(pauseMs: number, signal: AbortSignal): Promise<void> {
  // Rejects only when the signal aborts the pause, as intended.
  await delay(pauseMs, undefined, { signal }).catch(() => undefined);
}

/** Returns the composition that a newly loaded page would run. Open pages poll it and offer the new version. */
function revisionRoute(app: FastifyInstance, { cookies, counts, sharedAnswers }: PageRoutesOptions): void {
  app.get(REVISION_PATH, (request, reply) => {
    const served = getComposition(request);
    const { current } = chooseForOpenPage(request, served, cookies);
    if (isSameForAll(served)) sharedAnswers?.add(served, REVISION_PATH, { br: current, gzip: current, identity: current });
    sendReady(request, reply, current, counts);
  });
}
