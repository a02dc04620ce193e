import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { TokenRequiredError } from './tokens.errors';
import type { TokenService } from './tokens.service';

/**
 * Sees to it that the file holds a token that works, for the operator of this machine: it reaches everything.
 * Leaves one alone that the database knows. The file is readable by its owner alone.
 * @returns whether a token was made.
 */
export async function ensureBootstrapToken(file: string, tokens: TokenService): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(ignoreMissing);
  if (present && (await works(present.trim(), tokens))) return false;
  const scopes = { publish: ['*'], operate: ['*'], admin: true };
  const { token } = await tokens.create({ name: 'local operator', scopes, expiresAt: null }, 'registry start');
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that no reader ever sees half of it and the mode holds from the first byte.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${token}\n`, { mode: 0o600 });
  await rename(draft, file);
  return true;
}

async function works(token: string, tokens: TokenService): Promise<boolean> {
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
