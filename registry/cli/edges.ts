import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Option } from 'commander';
import * as z from 'zod';
import type { Revision } from '@social/registry-client';
import { isOnThisMachine } from './connect';
import type { Context } from './context';
import { formatTime } from './output/format';
import { RefusedError } from './terminal';

export type EdgeOptions = { edge?: string[] };

/** The revision that an edge serves under a host name. Null if it serves none. */
const edgeHealth = z.object({ revision: z.nullable(z.int()) });

const REQUEST_TIMEOUT_MS = 3000;
const WAIT_TIMEOUT_MS = 60_000;
const POLL_MS = 250;

export function edgeOption(): Option {
  return new Option(
    '--edge <url...>',
    'the edges, each by its own address (REGISTRY_EDGES); without it, the edges that report, or http://localhost:4000 if none does',
  );
}

/** True if the operator named the edges, by option or in the environment. */
export function isEdgeNamed(named: readonly string[] | undefined, { REGISTRY_EDGES, EDGE_PORT }: NodeJS.ProcessEnv): boolean {
  return named !== undefined || REGISTRY_EDGES !== undefined || EDGE_PORT !== undefined;
}

/**
 * Finds the addresses of the edges from the options, the environment, or this machine's stack, in this order. Without them a registry
 * elsewhere has none: it knows its edges by their reports.
 */
export function findEdges(named: readonly string[] | undefined, { url, environment }: Pick<Context, 'url' | 'environment'>): string[] {
  if (named) return [...named];
  const { REGISTRY_EDGES, EDGE_PORT = '4000' } = environment;
  return REGISTRY_EDGES?.split(/[\s,]+/).filter(Boolean) ?? (isOnThisMachine(url) ? [`http://localhost:${EDGE_PORT}`] : []);
}

/** Reads the revision that an edge serves under a host name. Rejects if it does not answer. */
export async function readServedRevision(edge: string, hostname: string): Promise<number | null> {
  const url = new URL('/healthz', edge);
  // fetch cannot set the Host header, by which an edge finds the environment.
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const answer = new Promise<unknown>((resolve, reject) => {
    const options = { headers: { host: hostname }, servername: hostname, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
    send(url, options, (response) => void json(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
  return edgeHealth.parse(await answer).revision;
}

/** Finds the edges that do not serve the revision yet. Reports each edge once when it does. */
type FindWaiting = (onServed: (edge: string) => void) => Promise<string[]>;

/**
 * Waits until every edge serves a revision or a later one. Edges named by option or environment are queried by address. Otherwise all edges
 * that report to the registry count. If none reports, a registry on this machine has its edge here, and any other waits for the first report:
 * edges do not report an environment that runs nothing yet.
 * @throws {RefusedError} after a minute, with the edges that do not.
 */
export async function waitForEdges(context: Context, target: Revision, named: readonly string[] | undefined): Promise<void> {
  const { client, url, colors, err, progress, environment } = context;
  const isNamed = named !== undefined || environment.REGISTRY_EDGES !== undefined;
  const doesReport = !isNamed && (!isOnThisMachine(url) || (await client.edges(target.environment)).edges.length > 0);
  const findWaiting = doesReport ? askRegistry(context, target) : await askEdges(context, target, findEdges(named, context));
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  const onServed = (edge: string) =>
    progress({ step: 'served', edge, revision: target.revision }, `${edge} serves revision ${target.revision}`);
  for (;;) {
    const waiting = await findWaiting(onServed);
    if (waiting.length === 0) return;
    if (Date.now() > deadline) {
      err(colors.red(`Revision ${target.revision} is stored, and not served after a minute by ${waiting.join(', ')}.`));
      throw new RefusedError();
    }
    await delay(POLL_MS);
  }
}

async function askEdges({ client }: Context, target: Revision, edges: readonly string[]): Promise<FindWaiting> {
  const [hostname = ''] = (await client.status(target.environment)).hostnames;
  let waiting = [...edges];
  return async (onServed) => {
    const served = await Promise.all(waiting.map((edge) => readServedRevision(edge, hostname).catch(() => null)));
    const isServed = (index: number) => (served[index] ?? 0) >= target.revision;
    for (const edge of waiting.filter((_, index) => isServed(index))) onServed(edge);
    waiting = waiting.filter((_, index) => !isServed(index));
    return waiting;
  };
}

/**
 * Does not wait for an edge that stopped reporting, because it may have been removed. Names it, because it may still serve an old revision.
 */
function askRegistry({ client, progress }: Context, target: Revision): FindWaiting {
  const settled = new Set<string>();
  return async (onServed) => {
    const { edges } = await client.edges(target.environment);
    if (edges.length === 0) return ['any edge, because none has reported yet'];
    const open = edges.filter(({ name }) => !settled.has(name));
    for (const { name, revision, state, reportedAt } of open) {
      if (revision >= target.revision) onServed(name);
      else if (state === 'silent')
        progress({ step: 'silent', edge: name, reportedAt }, `${name} has not reported since ${formatTime(reportedAt)}: not waited for`);
      else continue;
      settled.add(name);
    }
    return open.filter(({ name }) => !settled.has(name)).map(({ name }) => name);
  };
}
