import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRegistryClient } from '@social/registry/client';
import { loadPages } from './load-pages';
import { readServedHead } from './read-served-head';
import { startReplicatedPostgres } from './replicated-postgres';
import { drillFolder, startFleet, type Fleet } from './start-fleet';
import { ENVIRONMENT, readReasons, writePins, type PinWriter } from './write-pins';

const CLIENTS = 4;
/** So many pins before the kill and after the promotion. */
const MIN_PINS = 20;
const TIMEOUT_MS = 180_000;

export type FailoverOptions = { firstPort: number; edges: number; registries: number };

/**
 * Kills PostgreSQL's primary with SIGKILL while an operator pins and visitors load pages, and promotes its standby.
 * @returns whether every acknowledged pin is in the history, the history verifies, all edges serve its end and no page failed.
 */
export async function runFailover(options: FailoverOptions): Promise<boolean> {
  const folder = drillFolder('failover');
  const postgres = await startReplicatedPostgres(join(folder, 'postgres'), ['registry', 'provider']);
  let fleet: Fleet | null = null;
  try {
    fleet = await startFleet({ folder, ...options, toDatabaseUrl: postgres.toUrl, say: console.log });
    const token = (await readFile(join(folder, 'operator-token'), 'utf8')).trim();
    const connection = { url: `http://127.0.0.1:${fleet.ports.internal}`, token };
    const load = loadPages({ port: fleet.ports.tls, certificate: fleet.nginx.certificate, clients: CLIENTS, hasCalls: false });
    const pins = writePins(connection, '0.1.0');
    await untilAcknowledged(pins, MIN_PINS);

    const before = pins.acknowledged.length;
    const killedAt = performance.now();
    await postgres.killPrimary();
    await postgres.promoteStandby();
    console.log(`killed after ${before} pins; promoted after ${Math.round(performance.now() - killedAt)} ms`);
    await untilAcknowledged(pins, before + MIN_PINS);
    await Promise.all([pins.stop(), load.stop()]);

    return await compare(fleet, connection, pins, load.failures, load.answered().pages ?? 0);
  } finally {
    await fleet?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilAcknowledged(pins: PinWriter, count: number): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; pins.acknowledged.length < count; await delay(50)) {
    if (Date.now() > deadline) throw new Error(`Only ${pins.acknowledged.length} of ${count} pins were acknowledged.`);
  }
}

async function compare(
  { edges }: Fleet,
  connection: { url: string; token: string },
  { acknowledged, longestGapMs }: PinWriter,
  failures: readonly string[],
  pages: number,
): Promise<boolean> {
  const client = createRegistryClient(connection);
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

/** Waits until an edge serves a revision of the pinned environment. @returns whether it does. */
async function untilServing(port: number, revision: number): Promise<boolean> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await delay(100)) {
    if ((await readServedHead(port, ENVIRONMENT)) === revision) return true;
  }
  return false;
}
