import type { TokenScopes } from '../tokens/tokens.schema';

const lists = ['publish', 'operate', 'skipGates', 'check', 'report', 'view'] as const;

/** Returns what several groups may do together. */
export function mergeScopes(all: readonly TokenScopes[]): TokenScopes {
  const merged: TokenScopes = { publish: [], operate: [], admin: all.some(({ admin }) => admin) };
  for (const list of lists) {
    const names = [...new Set(all.flatMap((scopes) => scopes[list] ?? []))];
    if (names.length > 0) merged[list] = names;
  }
  return merged;
}
