import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { untilServed } from '@social/tooling/stack/until-served';
import { checkFront } from './check-front';
import { loadPages } from './load-pages';
import { drillFolder, startFleet, type Fleet, type Replica } from './start-fleet';

const CLIENTS = 16;

export type RollingOptions = { firstPort: number; edges: number; registries: number };

/**
 * Restarts every edge and every registry in turn, while visitors load pages through nginx.
 * @returns true if no page, script or call failed, and every server drained.
 */
export async function runRolling(options: RollingOptions): Promise<boolean> {
  const folder = drillFolder('rolling');
  const fleet = await startFleet({ folder, ...options, say: console.log });
  try {
    await checkFront(fleet, console.log);
    const load = loadPages({ port: fleet.ports.tls, certificate: fleet.nginx.certificate, clients: CLIENTS });
    for (const replica of [...fleet.edges, ...fleet.registries]) await restart(fleet, replica, load.answered);
    await load.stop();

    const drained = await Promise.all([...fleet.edges, ...fleet.registries].map(({ name }) => hasDrained(folder, name)));
    console.log(`answered: ${JSON.stringify(load.answered())}; failed: ${load.failures.length}`);
    for (const failure of load.failures.slice(0, 20)) console.log(`  ${failure}`);
    return load.failures.length === 0 && (load.answered().pages ?? 0) > 0 && drained.every(Boolean);
  } finally {
    await fleet.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function restart({ config, edges }: Fleet, replica: Replica, answered: () => Readonly<Record<string, number>>): Promise<void> {
  const before = answered().pages ?? 0;
  const startedAt = performance.now();
  await replica.restart();
  if (edges.includes(replica)) await untilServed({ ...config, edgePort: replica.port });
  const pages = (answered().pages ?? 0) - before;
  console.log(`${replica.name.padEnd(12)} restarted in ${Math.round(performance.now() - startedAt)} ms, under ${pages} page loads`);
}

/** Returns true if a server exited by itself after it had answered all requests. */
async function hasDrained(folder: string, name: string): Promise<boolean> {
  const log = await readFile(join(folder, 'logs', `${name}.log`), 'utf8');
  const isDrained = log.includes('"msg":"Drained"') && !log.includes('are cut off');
  if (!isDrained) console.log(`${name} did not drain.`);
  return isDrained;
}
