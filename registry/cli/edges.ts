import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Option } from 'commander';
import * as z from 'zod';
import type { Revision } from '../client';
import type { Context } from './context';
import { RefusedError } from './terminal';

export type EdgeOptions = { edge?: string[] };

/** The revision that an edge serves under a host name; null while it serves none. */
const edgeHealth = z.object({ revision: z.nullable(z.int()) });

const REQUEST_TIMEOUT_MS = 3000;
const WAIT_TIMEOUT_MS = 60_000;
const POLL_MS = 250;

export function edgeOption(): Option {
  return new Option('--edge <url...>', 'the edges, each by its own address (REGISTRY_EDGES; http://localhost:4000)');
}

/** Finds the addresses of the edges: from the options, else from the environment, else the one of this machine. */
export function findEdges(named: readonly string[] | undefined, { REGISTRY_EDGES, EDGE_PORT = '4000' }: NodeJS.ProcessEnv): string[] {
  if (named) return [...named];
  return REGISTRY_EDGES?.split(/[\s,]+/).filter(Boolean) ?? [`http://localhost:${EDGE_PORT}`];
}

/** Reads which revision an edge serves under a host name; rejects when it does not answer. */
export async function readServedRevision(edge: string, hostname: string): Promise<number | null> {
  const url = new URL('/healthz', edge);
  // fetch cannot set the host, by which an edge knows the environment.
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const answer = new Promise<unknown>((resolve, reject) => {
    const options = { headers: { host: hostname }, servername: hostname, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) };
    send(url, options, (response) => void json(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
  return edgeHealth.parse(await answer).revision;
}

/** Waits until every edge serves a revision or a later one. @throws {RefusedError} after a minute, with the edges that do not. */
export async function waitForEdges({ client, colors, err, progress }: Context, target: Revision, edges: readonly string[]): Promise<void> {
  const [hostname = ''] = (await client.status(target.environment)).hostnames;
  const deadline = Date.now() + WAIT_TIMEOUT_MS;
  let waiting = edges;
  for (;;) {
    const served = await Promise.all(waiting.map((edge) => readServedRevision(edge, hostname).catch(() => null)));
    const isServed = (index: number) => (served[index] ?? 0) >= target.revision;
    for (const edge of waiting.filter((_, index) => isServed(index))) {
      progress({ step: 'served', edge, revision: target.revision }, `${edge} serves revision ${target.revision}`);
    }
    waiting = waiting.filter((_, index) => !isServed(index));
    if (waiting.length === 0) return;
    if (Date.now() > deadline) break;
    await delay(POLL_MS);
  }
  err(colors.red(`Revision ${target.revision} is stored, and not served after a minute by ${waiting.join(', ')}.`));
  throw new RefusedError();
}
