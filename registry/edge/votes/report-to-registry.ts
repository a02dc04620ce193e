import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { EdgeReport } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Compositions } from '../composition/compositions';
import { readCanaryVitals } from '../telemetry/canary-vitals';
import type { Telemetry } from '../telemetry/telemetry';
import type { VisitorVotes } from './visitor-votes';

const EVERY_MS = 5000;
const TIMEOUT_MS = 3000;

export type EdgeReporterOptions = {
  registryUrl: string;
  /** Token file by which the registry identifies this edge. It may be created after the edge starts. Without it nothing is reported. */
  registryTokenFile: string | undefined;
  name: string;
  compositions: Pick<Compositions, 'all'>;
  votes: VisitorVotes;
  telemetry: Pick<Telemetry, 'figuresOfCanary'>;
  log: FastifyBaseLogger;
  now(): number;
};

export type EdgeReporter = ReturnType<typeof createEdgeReporter>;

/**
 * Reports to the registry which revisions this edge serves since when, and the results of releases for its visitors. The edge works without
 * it.
 */
export function createEdgeReporter({
  registryUrl,
  registryTokenFile,
  name,
  compositions,
  votes,
  telemetry,
  log,
  now,
}: EdgeReporterOptions) {
  const instance = randomUUID();
  const base = registryUrl.replace(/\/$/, '');
  /** Maps an environment to its served stamp, with the time since it is served. */
  const served = new Map<string, { stamp: string; since: string }>();
  let lastFailure: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function makeReport({ rendered, head, stamp }: ReturnType<Compositions['all']>[number]): EdgeReport {
    const { environment, revision } = rendered;
    const before = served.get(environment);
    const since = before?.stamp === stamp ? before.since : new Date(now()).toISOString();
    served.set(environment, { stamp, since });
    return {
      edge: name,
      instance,
      revision,
      digest: head.digest,
      since,
      votes: votes.sums(environment),
      vitals: readCanaryVitals(telemetry, rendered),
    };
  }

  async function send(environment: string, report: EdgeReport, token: string): Promise<void> {
    const answer = await fetch(`${base}/v1/environments/${environment}/edge-reports`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(report),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the registry answers ${answer.status} to the report about ${environment}`);
  }

  async function runOnce(): Promise<void> {
    if (registryTokenFile === undefined) return;
    try {
      const token = (await readFile(registryTokenFile, 'utf8')).trim();
      for (const composition of compositions.all()) await send(composition.rendered.environment, makeReport(composition), token);
      lastFailure = null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== lastFailure) log.warn({ err: error }, 'This edge cannot report to the registry');
      lastFailure = reason;
    }
  }

  function schedule(): void {
    if (isStopped) return;
    timer = setTimeout(() => void runOnce().then(schedule), EVERY_MS);
    timer.unref();
  }

  return {
    /** Reports once. Never rejects, because the next report contains the same sums. */
    runOnce,
    /** Reports every few seconds until `stop`. */
    start: schedule,
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
