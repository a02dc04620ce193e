import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Ports of the tests' own stack: beside one that a developer may have running. `E2E_PORT` moves all three. */
const firstPort = Number(process.env.E2E_PORT ?? 4600);
const ports = { edge: firstPort, registry: firstPort + 10, provider: firstPort + 20 };

/** New for each run; the workers find the one that the first process made. */
export const dataDir = (process.env.E2E_DATA_DIR ??= newDataDir());

function newDataDir(): string {
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  return mkdtempSync(join(workspaceRoot, '.cache/e2e-'));
}

export const stackEnvironment: Record<string, string> = {
  EDGE_PORT: String(ports.edge),
  REGISTRY_PORT: String(ports.registry),
  PROVIDER_PORT: String(ports.provider),
  DATA_DIR: dataDir,
};

export const urls = {
  production: `http://localhost:${ports.edge}`,
  staging: `http://staging.localhost:${ports.edge}`,
  development: `http://development.localhost:${ports.edge}`,
  registry: `http://localhost:${ports.registry}`,
  provider: `http://localhost:${ports.provider}`,
};

export type CliResult = { code: number; stdout: string; stderr: string };

/** Runs `npm run registry -- …` as an operator or a team would. @param token the local operator's when left out. */
export async function registryCli(args: string[], token?: string): Promise<CliResult> {
  const all = ['scripts/run.mjs', 'registry', ...args, '--url', urls.registry, ...(token ? ['--token', token] : [])];
  return new Promise((resolve) => {
    execFile(process.execPath, all, { cwd: workspaceRoot, env: { ...process.env, ...stackEnvironment } }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
  });
}

/** Waits until something holds, looking often. @throws with `what` when it does not in time. */
export async function eventually<T>(what: string, look: () => Promise<T | false | null | undefined>, patienceMs = 15_000): Promise<T> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Not within ${patienceMs / 1000} s: ${what}`);
}
