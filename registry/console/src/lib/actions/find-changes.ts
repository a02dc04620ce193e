import type { CompositionChanges } from '@social/registry/client/browser';

type Versions = Readonly<Record<string, string>>;

/** Finds what has to change for one composition to become another: a version for each remote that differs, null where it is removed. */
export function findChanges(from: Versions, to: Versions): CompositionChanges {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])].sort();
  return Object.fromEntries(names.filter((name) => from[name] !== to[name]).map((name) => [name, to[name] ?? null]));
}
