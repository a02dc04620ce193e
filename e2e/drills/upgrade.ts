import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkOutEarlier } from './check-out-earlier';
import { holdsAllPins, untilAcknowledged } from './held-pins';
import { loadPages } from './load-pages';
import { drillFolder, startFleet, type Fleet } from './start-fleet';
import { writePins } from './write-pins';

const CLIENTS = 4;
/** Minimum number of pins before, between and after the restarts. */
const MIN_PINS = 20;
/** While one registry restarts, the other one answers. */
const REGISTRIES = 2;

export type UpgradeOptions = { firstPort: number; edges: number; from: string | undefined };

/**
 * Replaces the registries of an earlier commit with those of this checkout, one after the other, while an operator pins through both and
 * visitors load pages. In between, old and new registries share a database that the new one has migrated.
 * @returns true if every acknowledged pin is in the history, the history verifies, all edges serve its end and no page failed.
 */
export async function runUpgrade({ firstPort, edges, from }: UpgradeOptions): Promise<boolean> {
  const folder = drillFolder('upgrade');
  const earlier = await checkOutEarlier(join(folder, 'earlier'), from);
  let fleet: Fleet | null = null;
  try {
    console.log(`Registries of ${earlier.commit.slice(0, 8)}, which know ${earlier.migrations} migrations.`);
    fleet = await startFleet({ folder, firstPort, edges, registries: REGISTRIES, registryRoot: earlier.root, say: console.log });
    const token = (await readFile(join(folder, 'operator-token'), 'utf8')).trim();
    const connection = { url: `http://127.0.0.1:${fleet.ports.internal}`, token };
    const load = loadPages({ port: fleet.ports.tls, certificate: fleet.nginx.certificate, clients: CLIENTS, hasCalls: false });
    const pins = writePins(connection, '0.1.0');
    await untilAcknowledged(pins, MIN_PINS);
    for (const replica of fleet.registries) {
      await replica.restart({ root: undefined });
      console.log(`${replica.name} is the one of this checkout now, after ${pins.acknowledged.length} pins`);
      await untilAcknowledged(pins, pins.acknowledged.length + MIN_PINS);
    }
    await Promise.all([pins.stop(), load.stop()]);
    return await holdsAllPins(fleet, connection, pins, load);
  } finally {
    await fleet?.stop();
    await earlier.remove();
    await rm(folder, { recursive: true, force: true });
  }
}
