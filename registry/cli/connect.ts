import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRegistryClient, type RegistryClient } from '../client';
import type { Terminal } from './terminal';

export type ConnectionOptions = { url?: string | undefined; token?: string | undefined };

const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const DEFAULT_PORT = '4100';

/** Finds the registry and a token: as given, else from the environment, else those of the stack on this machine. */
export async function connect(options: ConnectionOptions, { environment, fetch }: Terminal): Promise<RegistryClient> {
  const url = options.url ?? environment.REGISTRY_URL ?? `http://localhost:${environment.REGISTRY_PORT ?? DEFAULT_PORT}`;
  const token =
    options.token ?? environment.REGISTRY_TOKEN ?? (isOnThisMachine(url) ? await localToken(environment.DATA_DIR ?? '.data') : undefined);
  return createRegistryClient({ url, token, fetch });
}

/** The token of this machine's operator is for the registry of this machine: no other one may see it. */
function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

async function localToken(dataDir: string): Promise<string | undefined> {
  const file = join(resolve(workspaceRoot, dataDir), 'operator-token');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim();
}
