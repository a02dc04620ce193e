import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Factor by which this machine is slower than the reference (`npm test` measures it). Limits for hangs are multiplied by it. */
export const slowness = Number(process.env.TEST_SLOWNESS ?? 1);

const firstPort = Number(process.env.E2E_PORT ?? 4600);

/** All ports of the tests, separate from a developer's own stack. `E2E_PORT` moves them. */
export const ports = {
  edge: firstPort,
  registry: firstPort + 10,
  provider: firstPort + 20,
  /** The OpenID Connect provider for operators. The test that signs in starts it. */
  openId: firstPort + 40,
  /** The provider's GIF source. The test that searches starts it. */
  gifSource: firstPort + 41,
  secondEdge: firstPort + 50,
  thirdEdge: firstPort + 51,
  /** The first of several: each worker has one. */
  edgeBehindFaults: firstPort + 52,
  restartedEdge: firstPort + 56,
  killedStack: { edge: firstPort + 60, registry: firstPort + 61, provider: firstPort + 62 },
  // Ports 69 to 71 are the metrics of the stack above.
  devServer: firstPort + 80,
  /** The first of several: each worker has one. */
  outsideHost: firstPort + 81,
};

/** A new folder for each run. The workers use the one of the first process. */
export const dataDir = (process.env.E2E_DATA_DIR ??= newDataDir());

function newDataDir(): string {
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  return mkdtempSync(join(workspaceRoot, '.cache/e2e-'));
}

/** The settings of a stack on these ports. Tests write more often than members, and sign in hundreds of times. */
export function stackSettings({ edge, registry, provider }: Record<'edge' | 'registry' | 'provider', number>, folder: string) {
  return {
    EDGE_PORT: String(edge),
    REGISTRY_PORT: String(registry),
    PROVIDER_PORT: String(provider),
    DATA_DIR: folder,
    CALL_LIMIT_FACTOR: '1000',
    MODE_HEADER_ALLOWED: 'true',
    PASSWORD_COST: '10',
    // Tests themselves serve the linked pages.
    LINK_PREVIEWS_ALLOW_PRIVATE: 'true',
  };
}

/** Members of the group may operate only this environment. */
export const operatorsGroup = 'e2e operators';
export const groupEnvironment = 'e2e-of-a-group';

export const openIdSettings = {
  OIDC_ISSUER: `http://localhost:${ports.openId}`,
  OIDC_CLIENT_ID: 'registry',
  OIDC_CLIENT_SECRET: 'a secret of the tests',
  OIDC_CONSOLE_URL: `http://localhost:${ports.registry}`,
  OIDC_GROUPS: JSON.stringify({ [operatorsGroup]: { operate: [groupEnvironment] } }),
  OIDC_NAME: 'Example',
};

const gifSettings = { GIF_SEARCH_URL: `http://127.0.0.1:${ports.gifSource}`, GIF_SEARCH_KEY: 'key-of-the-tests' };

export const stackEnvironment: Record<string, string> = { ...stackSettings(ports, dataDir), ...openIdSettings, ...gifSettings };

/** The address of an environment by the first part of its host name. */
export const environmentUrl = (hostname: string) => `http://${hostname}:${ports.edge}`;

export const urls = {
  production: environmentUrl('localhost'),
  staging: environmentUrl('staging.localhost'),
  development: environmentUrl('development.localhost'),
  registry: `http://localhost:${ports.registry}`,
};

export type CliResult = { code: number; stdout: string; stderr: string };

/** Runs `npm run registry -- …` as an operator or a team. @param token defaults to the local operator's. */
export async function registryCli(args: string[], token?: string): Promise<CliResult> {
  return runScript(['registry', ...args, '--url', urls.registry, ...(token ? ['--token', token] : [])]);
}

/** Runs a script of the workspace on the stack of the tests: `npm run <name> -- …`. */
export async function runScript(args: string[]): Promise<CliResult> {
  return new Promise((resolve) => {
    const options = { cwd: workspaceRoot, env: { ...process.env, ...stackEnvironment } };
    execFile(process.execPath, ['scripts/run.mjs', ...args], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
  });
}

/** Polls until `look` returns a value. @throws {Error} that names `condition` if this takes longer than `timeoutMs`. */
export async function eventually<T>(
  condition: string,
  look: () => Promise<T | false | null | undefined>,
  timeoutMs = 60_000 * slowness,
): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const found = await look();
    if (found) return found;
  }
  throw new Error(`Not within ${timeoutMs / 1000} s: ${condition}`);
}
