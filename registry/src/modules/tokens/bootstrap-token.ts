import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { TokenRequiredError } from './tokens.errors';
import { noScopes, type TokenScopes } from './tokens.schema';
import type { TokenService } from './tokens.service';

type LocalToken = { name: string; scopes: TokenScopes; isSufficient(scopes: TokenScopes): boolean };

const operator: LocalToken = {
  name: 'local operator',
  scopes: { ...noScopes, publish: ['*'], operate: ['*'], admin: true },
  isSufficient: ({ admin }) => admin,
};
const edge: LocalToken = {
  name: 'local edge',
  scopes: { ...noScopes, report: ['*'] },
  isSufficient: ({ report }) => report.includes('*'),
};

/** Makes sure that the file has a valid token for the operator of this machine, with every scope. @returns whether a token was made. */
export const ensureBootstrapToken = (file: string, tokens: TokenService) => ensureToken(file, tokens, operator);

/** Makes sure that the file has a valid token by which an edge of this machine reports. @returns whether a token was made. */
export const ensureEdgeToken = (file: string, tokens: TokenService) => ensureToken(file, tokens, edge);

/** A valid token stays as it is. Only its owner can read the file. */
async function ensureToken(file: string, tokens: TokenService, { name, scopes, isSufficient }: LocalToken): Promise<boolean> {
  const present = await readFile(file, 'utf8').catch(ignoreMissing);
  const found = present ? await findScopes(present.trim(), tokens) : null;
  if (found && isSufficient(found)) return false;
  const { token } = await tokens.create({ name, scopes, expiresAt: null }, 'registry start');
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, so that no reader ever sees half of it and the mode is right from the first byte.
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${token}\n`, { mode: 0o600 });
  await rename(draft, file);
  return true;
}

async function findScopes(token: string, tokens: TokenService): Promise<TokenScopes | null> {
  try {
    return (await tokens.identify(token)).scopes;
  } catch (error) {
    if (error instanceof TokenRequiredError) return null;
    throw error;
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
