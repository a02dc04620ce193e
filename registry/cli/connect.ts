import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRegistryClient, type RegistryClient } from '@social/registry-client';
import { UsageError, type Terminal } from './terminal';

export type ConnectionOptions = { url?: string | undefined; token?: string | undefined };

const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '../..');
const DEFAULT_PORT = '4100';

/** Connects to the registry with a token from the options, the environment, or this machine's stack, in this order. @throws {UsageError} */
export async function connect(
  options: ConnectionOptions,
  { environment, fetch }: Terminal,
): Promise<{ client: RegistryClient; url: string }> {
  const named = options.url ?? environment.REGISTRY_URL ?? `http://localhost:${environment.REGISTRY_PORT ?? DEFAULT_PORT}`;
  const url = named.replace(/\/$/, '');
  const token =
    options.token ??
    environment.REGISTRY_TOKEN ??
    (isOnThisMachine(url) ? await readLocalToken(environment.DATA_DIR ?? '.data') : undefined);
  return { client: createRegistryClient({ url, token: token && cleanToken(token), fetch }), url };
}

/** Removes the line break that files and pasted secrets end with. @throws {UsageError} that does not repeat the token. */
function cleanToken(text: string): string {
  const token = text.trim();
  if (!/^[\x21-\x7e]*$/.test(token))
    throw new UsageError('The token has a space, a line break or a letter that no token has. Copy it again: mfp_…');
  return token;
}

/** Returns true if the registry runs on this machine. No other registry may get this machine's operator token. */
export function isOnThisMachine(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

async function readLocalToken(dataDir: string): Promise<string | undefined> {
  const file = join(resolve(workspaceRoot, dataDir), 'operator-token');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text?.trim();
}
