import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { supervisePostgres } from '@social/tooling/postgres/supervise-postgres';
import { createRegistryClient, type RegistryClient } from '@social/registry-client';

const PORT = 5983;
const url = `http://127.0.0.1:${PORT}`;

export const benchSettings = {
  brand: 'Social',
  locale: 'en-IN',
  timeZone: 'Asia/Kolkata',
  mediaBaseUrl: '',
  providerUrl: 'http://localhost:4200',
  overridesAllowed: false,
  mediaOrigins: [],
};

export type BenchRegistry = {
  url: string;
  /** Holds the registry's keys. */
  folder: string;
  databaseUrl: string;
  registryPid: number;
  postgresPid: number;
};

/** Runs `measure` against one registry process, on a PostgreSQL that syncs every commit. @param server is a registry/src/server.ts. */
export async function withBenchRegistry(
  server: string,
  measure: (client: RegistryClient, processes: BenchRegistry) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-bench-'));
  const postgres = await supervisePostgres({ directory: join(folder, 'postgres') }, () => undefined);
  await postgres.createDatabase('registry');
  const databaseUrl = postgres.toUrl('registry');
  const registry = startRegistry(server, databaseUrl, folder);
  try {
    for (let tries = 0; !(await fetch(`${url}/healthz`).catch(() => null))?.ok && tries < 300; tries++) await delay(100);
    const client = createRegistryClient({ url, token: (await readFile(join(folder, 'admin-token'), 'utf8')).trim() });
    await measure(client, { url, folder, databaseUrl, registryPid: registry.pid ?? 0, postgresPid: postgres.pid() });
  } finally {
    registry.kill();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

function startRegistry(server: string, databaseUrl: string, folder: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', server], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(PORT),
      DATABASE_URL: databaseUrl,
      BOOTSTRAP_TOKEN_FILE: join(folder, 'admin-token'),
      SIGNING_KEY_FILE: join(folder, 'signing-key.json'),
      LOG_LEVEL: 'warn',
    },
  });
}
