import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createRegistryClient } from '@social/registry-client';
import { startPostgres } from '@social/tooling/postgres/embedded-postgres';
import { workspaceRoot } from '@social/tooling/stack/config';
import { readServedHead } from './read-served-head';
import { drillFolder, startFleet, type Fleet } from './start-fleet';
import { ENVIRONMENT, readReasons, writePins } from './write-pins';

const MIN_PINS = 10;
const TIMEOUT_MS = 120_000;

export type RestoreOptions = { firstPort: number; edges: number };

/**
 * Backs up registry and provider while an operator pins. After further pins, drops both databases and restores them into empty ones.
 * @returns true if every edge follows the restored registry although it has seen later revisions, the history verifies, and a pin after the
 * restore reaches all edges.
 */
export async function runRestore(options: RestoreOptions): Promise<boolean> {
  const folder = drillFolder('restore');
  const postgres = await startPostgres({ directory: join(folder, 'postgres') });
  for (const name of ['registry', 'provider', 'registry_restored', 'provider_restored']) await postgres.createDatabase(name);
  let fleet: Fleet | null = null;
  try {
    fleet = await startFleet({ folder, ...options, registries: 1, toDatabaseUrl: postgres.toUrl, say: console.log });
    const token = (await readFile(join(folder, 'operator-token'), 'utf8')).trim();
    const connection = { url: `http://127.0.0.1:${fleet.config.registryPort}`, token };
    const pins = writePins(connection, '0.1.0');
    await until(() => pins.acknowledged.length >= MIN_PINS);
    for (const name of ['registry', 'provider'] as const) await runScript(`backup:${name}`, folder, postgres.toUrl(name));
    const backedUp = pins.acknowledged.length;
    await until(() => pins.acknowledged.length >= backedUp + MIN_PINS);
    await pins.stop();
    const client = createRegistryClient(connection);
    const { revision: lastSeen } = await client.status(ENVIRONMENT);
    await untilServed(fleet, lastSeen);

    const lostAt = performance.now();
    for (const [replica, name] of [
      [fleet.registries[0], 'registry'],
      [fleet.provider, 'provider'],
    ] as const) {
      if (!replica) throw new Error('The fleet has no registry.');
      await replica.service.stop();
      await runScript(`restore:${name}`, folder, postgres.toUrl(`${name}_restored`));
      await replica.restart({ environment: { DATABASE_URL: postgres.toUrl(`${name}_restored`) } });
    }
    const { revision: restored, latest } = await client.status(ENVIRONMENT);
    await untilServed(fleet, restored);
    console.log(`edges had seen ${lastSeen}, and follow ${restored} again ${Math.round(performance.now() - lostAt)} ms after the loss`);

    const reasons = await readReasons(connection);
    const { intact } = await client.verify(ENVIRONMENT);
    const { mf_content: isPinned } = latest?.composition ?? {};
    const after = await client.pin(ENVIRONMENT, {
      basedOn: restored,
      changes: { mf_content: isPinned ? null : '0.1.0' },
      reason: 'after the restore',
    });
    await untilServed(fleet, after.revision);
    const hasBackup = pins.acknowledged.slice(0, MIN_PINS).every((reason) => reasons.has(reason));
    console.log(`history ${intact ? 'verifies' : 'does not verify'}; a pin after the restore (${after.revision}) is served by every edge`);
    return intact && hasBackup && restored < lastSeen;
  } finally {
    await fleet?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a backup or a restore as an operator does. @throws if it fails. */
async function runScript(name: string, folder: string, databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.mjs', name, join(folder, `backup-${name.split(':')[1]}`)], {
    cwd: workspaceRoot,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      SIGNING_KEY_FILE: join(folder, 'signing-key.json'),
      UPLOADS_DIR: join(folder, 'uploads'),
    },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
}

async function untilServed({ edges }: Fleet, revision: number): Promise<void> {
  for (const { port } of edges) await until(async () => (await readServedHead(port, ENVIRONMENT)) === revision);
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; !(await isTrue()); await delay(50)) {
    if (Date.now() > deadline) throw new Error(`Not within ${TIMEOUT_MS / 1000} s.`);
  }
}
