import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { workspaceRoot } from '@social/tooling/stack/config';
import { enterRoot, isolation, makeDebianRoot } from './debian-root';
import { holdsAllPins, untilAcknowledged } from './held-pins';
import { loadPages } from './load-pages';
import { holdsAllWrites } from './lost-writes';
import { drillFolder, startFleet, type Fleet } from './start-fleet';
import { DATABASE_ADDRESSES, startPatroni, type PatroniCluster } from './start-patroni';
import { writePins } from './write-pins';
import { writePosts } from './write-posts';

const CLIENTS = 2;
/** Minimum number of pins and posts before the kill and after the new primary. */
const MIN_WRITES = 30;
const MAX_FAILOVER_MS = 30_000;
const REJOIN_TIMEOUT_MS = 300_000;
const PACKAGES = ['ca-certificates', 'postgresql', 'patroni', 'etcd-server'];

export type PatroniOptions = { firstPort: number; edges: number; registries: number };

/** Makes the Debian root of the drill, and runs it in a network and with processes of its own. @returns whether it succeeded. */
export async function runPatroni({ debian }: { debian: string | undefined }): Promise<boolean> {
  const folder = drillFolder('patroni');
  const root = join(folder, 'root');
  try {
    console.log('Making a Debian root with PostgreSQL, Patroni and etcd …');
    await makeDebianRoot({ folder: root, packages: PACKAGES, archive: debian });
    const args = ['scripts/run.mjs', 'drill', 'patroni', ...process.argv.slice(3), '--inside', root];
    const inside = spawn('unshare', [...isolation, process.execPath, ...args], { cwd: workspaceRoot, stdio: 'inherit' });
    const [code] = (await once(inside, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Kills the machine of PostgreSQL's primary under pins and posts, and lets Patroni choose another. Starts it again afterwards.
 * @returns true if a new primary accepts writes within 30 s, and the former one follows it without help. Every machine must then have each
 * acknowledged pin and post once, and no page may have failed.
 */
export async function runPatroniInside(root: string, options: PatroniOptions): Promise<boolean> {
  await enterRoot(root, DATABASE_ADDRESSES);
  const folder = join(root, '..');
  const patroni = await startPatroni(join(folder, 'machines'), root);
  let fleet: Fleet | null = null;
  try {
    await createDatabases(patroni);
    fleet = await startFleet({ folder: join(folder, 'fleet'), ...options, toDatabaseUrl: patroni.toUrl, say: console.log });
    const token = (await readFile(join(fleet.config.dataDir, 'operator-token'), 'utf8')).trim();
    const connection = { url: `http://127.0.0.1:${fleet.ports.internal}`, token };
    const load = loadPages({ port: fleet.ports.tls, certificate: fleet.nginx.certificate, clients: CLIENTS, hasCalls: false });
    const pins = writePins(connection, '0.1.0');
    const posts = await writePosts(fleet.config.edgePort);
    const untilWritten = async (count: { pins: number; posts: number }) => {
      await untilAcknowledged(pins, count.pins);
      await untilAcknowledged(posts, count.posts);
    };
    await untilWritten({ pins: MIN_WRITES, posts: MIN_WRITES });

    console.log(`${await patroni.findSynchronousStandby()} confirms each commit before it is acknowledged`);
    const before = { pins: pins.acknowledged.length, posts: posts.acknowledged.length };
    const { former, failoverMs } = await failOver(patroni);
    console.log(`${before.pins} pins and ${before.posts} posts were acknowledged before the kill`);
    await untilWritten({ pins: pins.acknowledged.length + MIN_WRITES, posts: posts.acknowledged.length + MIN_WRITES });
    patroni.start(former);
    const rejoinMs = await untilFollowing(patroni, former);
    console.log(`${former} is back, and follows the new primary after ${Math.round(rejoinMs)} ms`);
    await Promise.all([pins.stop(), posts.stop(), load.stop()]);

    const hasHistory = await holdsAllPins(fleet, connection, pins, load);
    const acknowledged = { pins: pins.acknowledged, posts: posts.acknowledged };
    const hasWrites: boolean[] = [];
    for (const address of DATABASE_ADDRESSES) {
      if (address !== (await patroni.findPrimary())) await untilFollowing(patroni, address);
      hasWrites.push(await holdsAllWrites(address, (database) => patroni.toHostUrl(address, database), acknowledged));
    }
    return hasHistory && hasWrites.every(Boolean) && failoverMs <= MAX_FAILOVER_MS;
  } finally {
    await fleet?.stop();
    await patroni.stop();
  }
}

async function failOver(patroni: PatroniCluster): Promise<{ former: string; failoverMs: number }> {
  const former = await patroni.findPrimary();
  if (!former) throw new Error('There is no primary to kill.');
  await patroni.kill(former);
  const killedAt = performance.now();
  for (;;) {
    const primary = await patroni.findPrimary();
    if (primary) {
      const failoverMs = performance.now() - killedAt;
      console.log(`killed ${former}; ${primary} is the primary after ${Math.round(failoverMs)} ms`);
      return { former, failoverMs };
    }
    if (performance.now() - killedAt > REJOIN_TIMEOUT_MS) throw new Error('No standby took over.');
    await delay(100);
  }
}

async function untilFollowing(patroni: PatroniCluster, address: string): Promise<number> {
  const startedAt = performance.now();
  while (!(await patroni.follows(address))) {
    if (performance.now() - startedAt > REJOIN_TIMEOUT_MS) throw new Error(`${address} does not follow the new primary.`);
    await delay(200);
  }
  return performance.now() - startedAt;
}

async function createDatabases(patroni: PatroniCluster): Promise<void> {
  const client = new pg.Client(patroni.toHostUrl((await patroni.findPrimary()) ?? '', 'postgres'));
  await client.connect();
  for (const name of ['registry', 'provider']) await client.query(`create database ${name}`);
  await client.end();
}
