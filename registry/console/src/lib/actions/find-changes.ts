import type { CompositionChanges } from '@social/registry-client/browser';

type Versions = Readonly<Record<string, string>>;

/** Finds the changes from one composition to another: a version for each different remote, null for a removed one. */
export function findChanges(from: Versions, to: Versions): CompositionChanges {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return Object.fromEntries(names.filter((name) => from[name] !== to[name]).map((name) => [name, to[name] ?? null]));
}
