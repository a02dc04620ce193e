import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { TokenRequiredError } from './tokens.errors';
import type { TokenService } from './tokens.service';

/**
 * Makes sure that the file has a valid token for the operator of this machine, with every scope.
 * A valid one stays as it is. The file is readable by its owner alone.
 * @returns whether a token was made.
 */
export async function ensureBootstrapToken(file: string, tokens: TokenService): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(ignoreMissing);
  if (present && (await isAdminToken(present.trim(), tokens))) return false;
  const scopes = { publish: ['*'], operate: ['*'], admin: true };
  const { token } = await tokens.create({ name: 'local operator', scopes, expiresAt: null }, 'registry start');
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, so that no reader ever sees half of it and the mode is right from the first byte.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${token}\n`, { mode: 0o600 });
  await rename(draft, file);
  return true;
}

async function isAdminToken(token: string, tokens: TokenService): Promise<boolean> {
  try {
    return (await tokens.identify(token)).scopes.admin;
  } catch (error) {
    if (error instanceof TokenRequiredError) return false;
    throw error;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
