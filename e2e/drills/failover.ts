import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { holdsAllPins, untilAcknowledged } from './held-pins';
import { loadPages } from './load-pages';
import { startReplicatedPostgres } from './replicated-postgres';
import { drillFolder, startFleet, type Fleet } from './start-fleet';
import { writePins } from './write-pins';

const CLIENTS = 4;
/** Minimum number of pins before the kill and after the promotion. */
const MIN_PINS = 20;

export type FailoverOptions = { firstPort: number; edges: number; registries: number };

/**
 * Kills PostgreSQL's primary with SIGKILL while an operator pins and visitors load pages, and promotes its standby.
 * @returns true if every acknowledged pin is in the history, the history verifies, all edges serve its end and no page failed.
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

    return await holdsAllPins(fleet, connection, pins, load);
  } finally {
    await fleet?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
