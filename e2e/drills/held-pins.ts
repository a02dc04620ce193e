import { setTimeout as delay } from 'node:timers/promises';
import { createRegistryClient } from '@social/registry-client';
import type { Load } from './load-pages';
import { readServedHead } from './read-served-head';
import type { Fleet } from './start-fleet';
import { ENVIRONMENT, readReasons, type PinWriter } from './write-pins';

const TIMEOUT_MS = 180_000;

/** @throws if fewer pins or posts are acknowledged within three minutes. */
export async function untilAcknowledged({ acknowledged }: Pick<PinWriter, 'acknowledged'>, count: number): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; acknowledged.length < count; await delay(50)) {
    if (Date.now() > deadline) throw new Error(`Only ${acknowledged.length} of ${count} writes were acknowledged.`);
  }
}

/**
 * Compares the registry's history with the acknowledged pins, and prints the figures.
 * @returns true if no pin is lost, the history verifies, all edges serve its end, and no page failed.
 */
export async function holdsAllPins(
  { edges }: Fleet,
  connection: { url: string; token: string },
  { acknowledged, longestGapMs }: PinWriter,
  { failures, answered }: Load,
): Promise<boolean> {
  const client = createRegistryClient(connection);
  const pages = answered().pages ?? 0;
  const stored = await readReasons(connection);
  const lost = acknowledged.filter((reason) => !stored.has(reason));
  const { intact } = await client.verify(ENVIRONMENT);
  const { revision } = await client.status(ENVIRONMENT);
  const served = await Promise.all(edges.map(({ port }) => untilServing(port, revision)));
  console.log(`${acknowledged.length} pins acknowledged, ${lost.length} lost; longest time without one ${Math.round(longestGapMs())} ms`);
  console.log(
    `history ${intact ? 'verifies' : 'does not verify'}; ${served.filter(Boolean).length} of ${edges.length} edges serve its end`,
  );
  console.log(`${pages} pages, ${failures.length} failed ${failures.slice(0, 5).join(' ')}`);
  return lost.length === 0 && intact && served.every(Boolean) && failures.length === 0 && pages > 0;
}

/** Waits until an edge serves a revision of the pinned environment. @returns true if it does. */
async function untilServing(port: number, revision: number): Promise<boolean> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await delay(100)) {
    if ((await readServedHead(port, ENVIRONMENT)) === revision) return true;
  }
  return false;
}
