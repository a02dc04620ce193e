import type { Telemetry } from '../telemetry/telemetry';
import { collectedCounter } from '@social/server-metrics/collected-counter';
import { Gauge, type Registry } from 'prom-client';
import type { Compositions } from '../composition/compositions';
import type { Sync } from '../composition/sync';
import type { Deltas } from '../deltas/deltas';
import type { AssetCache } from '../files/asset-cache';
import type { ProviderCaller } from '../proxy/call-provider';
import type { ReadyCounts } from '../http/ready-answer';
import type { ReportCounts } from './report-counts';
import { vitalMetrics } from './vital-metrics';

export type EdgeMetricsSources = {
  compositions: Compositions;
  sync: Sync;
  telemetry: Telemetry;
  reports: ReportCounts;
  readyCounts: ReadyCounts;
  cache: AssetCache;
  deltas: Deltas | null;
  provider: ProviderCaller;
  /** Milliseconds since the epoch. */
  now: () => number;
};

/**
 * Registers metrics of this edge's answers and of its pages' reports. Values are read when metrics are collected, so answering costs only
 * an addition.
 */
export function registerEdgeMetrics(metrics: Registry, sources: EdgeMetricsSources): void {
  const { compositions, sync, telemetry, reports, readyCounts, cache, deltas, provider, now } = sources;
  revisionMetrics(metrics, compositions, now);
  collectedCounter(
    metrics,
    { name: 'edge_ready_answers_total', help: 'Answers from memory: pages, revisions, views', labelNames: ['route', 'status'] },
    () =>
      Object.entries(readyCounts).flatMap(([route, counts]) =>
        Object.entries(counts).map(([status, count]) => [{ route, status }, count] as const),
      ),
  );
  collectedCounter(
    metrics,
    {
      name: 'edge_page_reports_total',
      help: 'Reports of pages about a release: failed regions with what the member saw (fell-back, error-shown), and other errors',
      labelNames: ['environment', 'remote', 'version', 'kind', 'outcome'],
    },
    reports.read,
  );
  collectedCounter(
    metrics,
    {
      name: 'edge_page_outcomes_total',
      help: 'Sampled pages by what a release did in them; the rate of an outcome is its share of started',
      labelNames: ['environment', 'arm', 'remote', 'version', 'outcome'],
    },
    () =>
      telemetry
        .figures()
        .filter(({ expose }) => expose === null)
        .flatMap(({ environment, arm, remote, version, pages }) =>
          Object.entries(pages).map(([outcome, count]) => [{ environment, arm, remote, version, outcome }, count] as const),
        ),
  );
  vitalMetrics(metrics, telemetry.figures);
  collectedCounter(
    metrics,
    { name: 'edge_asset_cache_reads_total', help: 'Files read from memory, or from disk', labelNames: ['result'] },
    () => Object.entries(cache.counts()).map(([result, count]) => [{ result }, count] as const),
  );
  gauge(metrics, 'edge_asset_cache_bytes', 'Files in memory', () => cache.sizeBytes());
  gauge(
    metrics,
    'edge_registry_last_answer_timestamp_seconds',
    'When the registry last answered; 0 for never',
    () => sync.lastAnswerMs() / 1000,
  );
  gauge(metrics, 'edge_refused_revisions', 'Environments whose latest revision is not served', () => sync.countFailures());
  if (deltas) deltaMetrics(metrics, deltas);
  providerMetrics(metrics, provider);
}

function deltaMetrics(metrics: Registry, deltas: Deltas): void {
  const answers = () => {
    const { delta, whole } = deltas.counts();
    return Object.entries({ delta, whole }).map(([result, count]) => [{ result }, count] as const);
  };
  const help = 'Scripts for browsers that have another version of them, sent as a delta or whole';
  collectedCounter(metrics, { name: 'edge_delta_answers_total', help, labelNames: ['result'] }, answers);
  const saved = { name: 'edge_delta_saved_bytes_total', help: 'Bytes by which deltas were smaller than whole files', labelNames: [] };
  collectedCounter(metrics, saved, () => [[{}, deltas.counts().savedBytes]]);
  gauge(metrics, 'edge_delta_cache_bytes', 'Deltas in memory', deltas.sizeBytes);
  gauge(metrics, 'edge_delta_queue_length', 'Deltas that are to be made', deltas.queueSize);
}

function gauge(metrics: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(read());
    },
  });
}

/** Revision and time of its first collection, which is at most one collection after it was first served. */
function revisionMetrics(metrics: Registry, compositions: Compositions, now: () => number): void {
  const since = new Map<string, { stamp: string; atMs: number }>();
  const readSince = (environment: string, stamp: string) => {
    const known = since.get(environment);
    const current = known?.stamp === stamp ? known : { stamp, atMs: now() };
    since.set(environment, current);
    return current.atMs;
  };
  new Gauge({
    name: 'edge_revision',
    help: 'The revision that is served',
    labelNames: ['environment'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const { head } of compositions.all()) this.set({ environment: head.environment }, head.revision);
    },
  });
  new Gauge({
    name: 'edge_revision_since_timestamp_seconds',
    help: 'Since when it is served by this process, or since the collection after that',
    labelNames: ['environment'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const { head, stamp } of compositions.all())
        this.set({ environment: head.environment }, readSince(head.environment, stamp) / 1000);
    },
  });
}

function providerMetrics(metrics: Registry, provider: ProviderCaller): void {
  new Gauge({
    name: 'edge_provider_connections',
    help: 'Connections to the provider in use or idle, and calls that wait for one',
    labelNames: ['kind', 'state'],
    registers: [metrics],
    collect() {
      for (const { kind, ...states } of provider.countConnections())
        for (const [state, count] of Object.entries(states)) this.set({ kind, state }, count);
    },
  });
}
