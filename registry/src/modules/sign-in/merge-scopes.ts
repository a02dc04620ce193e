import { noScopes, type TokenScopes } from '../tokens/tokens.schema';

const lists = ['publish', 'operate', 'skipGates', 'check', 'report', 'view'] as const;

/** Returns what several groups may do together. */
export function mergeScopes(all: readonly TokenScopes[]): TokenScopes {
  const merged: TokenScopes = { ...noScopes, admin: all.some(({ admin }) => admin) };
  for (const list of lists) merged[list] = [...new Set(all.flatMap((scopes) => scopes[list]))];
  return merged;
}
